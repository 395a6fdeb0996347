import { redirect } from 'react-router';
import type { RefusedLoad } from '../../api/load.ts';
import { dayOf, lastDayOf } from '../../text/time.ts';

/** Days in Vietnam, both inclusive: `2026-03-21`. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** Ranges that are one tap away, as they are today. */
export function usualRanges(nowMs: number): readonly (ReportDays & { readonly label: string })[] {
  const today = dayOf(nowMs);
  const month = today.slice(0, 7);
  const before = dayOf(Date.parse(`${month}-01T00:00:00+07:00`) - DAY_MS).slice(0, 7);
  return [
    { label: 'Hôm nay', from: today, to: today },
    { label: '7 ngày', from: dayOf(nowMs - 6 * DAY_MS), to: today },
    { label: 'Tháng này', from: `${month}-01`, to: lastDayOf(month) },
    { label: 'Tháng trước', from: `${before}-01`, to: lastDayOf(before) },
  ];
}

/** The days in the address; without them the last thirty, put into the address. */
function daysOfRequest(request: Request): ReportDays {
  const { pathname, searchParams } = new URL(request.url);
  const [from, to] = [searchParams.get('from'), searchParams.get('to')];
  if (from && to) return { from, to };
  const nowMs = Date.now();
  const days = { from: from || dayOf(nowMs - 29 * DAY_MS), to: to || dayOf(nowMs) };
  throw redirect(`${pathname}?${new URLSearchParams(days)}`);
}

/** A report with its days, or what is wrong with the days: then they are chosen again. */
export async function reportOf<R>(
  request: Request,
  read: (query: ReportDays) => Promise<R>,
): Promise<{ days: ReportDays; report?: R; wrong?: string }> {
  const days = daysOfRequest(request);
  try {
    return { days, report: await read(days) };
  } catch (thrown) {
    const { code, message } = refusedIn(thrown);
    if (code !== 'reports.days') throw thrown;
    return { days, wrong: message };
  }
}

/** What `load` throws for a refusal. */
const refusedIn = (thrown: unknown): Partial<RefusedLoad> =>
  typeof thrown === 'object' && thrown !== null && 'data' in thrown
    ? (thrown.data as Partial<RefusedLoad>)
    : {};
