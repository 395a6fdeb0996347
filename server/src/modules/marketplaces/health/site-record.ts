import type { Clock } from '../../../kernel/clock.ts';
import type { OutageKind } from '../../../kernel/outage.ts';
import type { OutsideAnswer } from '../../../platform/outside/http-client.ts';
import type { TracedCall } from '../reading/trace.ts';
import { callName } from './call-name.ts';

/** Durations that the percentiles are taken of. */
const TIMED = 500;
const MINUTE_MS = 60_000;

/** What this process saw of one site since it began. */
export interface SiteRecordView {
  readonly since: Date;
  readonly calls: number;
  readonly callsLastMinute: number;
  readonly pacePerSecond: number | undefined;
  /** Calls without a plain answer, by why. */
  readonly failures: Partial<Readonly<Record<OutageKind, number>>>;
  /** Answers that came and could not be read. */
  readonly unreadable: number;
  readonly lastAnswer: CallMark | undefined;
  readonly lastFailure: (CallMark & { readonly kind: OutageKind }) | undefined;
  /** Of the last 500 calls that were answered. */
  readonly p50Ms: number | undefined;
  readonly p95Ms: number | undefined;
  /** The site's clock minus ours, from its Date header, which is cut to the second. */
  readonly clockOffsetMs: number | undefined;
}
interface CallMark {
  readonly call: string;
  readonly at: Date;
  readonly status: number | undefined;
}

/** Counts the calls to one site. It holds the last minute and the last 500 durations, not more. */
export function createSiteRecord(clock: Clock) {
  const since = clock.now();
  let calls = 0;
  let unreadable = 0;
  let pacePerSecond: number | undefined;
  const failures: Partial<Record<OutageKind, number>> = {};
  let lastAnswer: CallMark | undefined;
  let lastFailure: SiteRecordView['lastFailure'];
  let clockOffsetMs: number | undefined;
  const took: number[] = [];
  let recent: number[] = [];

  const lately = () => recent.filter((atMs) => clock.monotonicMs() - atMs < MINUTE_MS);
  const fail = (kind: OutageKind, mark: CallMark): void => {
    failures[kind] = (failures[kind] ?? 0) + 1;
    lastFailure = { ...mark, kind };
  };

  return {
    called({ request, answer, kind, tookMs, pacePerSecond: pace }: TracedCall): void {
      const call = callName(request.method ?? 'GET', request.path);
      const mark = { call, at: clock.now(), status: answer?.status };
      calls += 1;
      pacePerSecond = pace;
      recent.push(clock.monotonicMs());
      if (recent.length % 1_000 === 0) recent = lately();
      if (kind) fail(kind, mark);
      if (!answer || kind) return;
      lastAnswer = mark;
      took[calls % TIMED] = tookMs;
      clockOffsetMs = offsetOf(answer) ?? clockOffsetMs;
    },
    unreadable(call: string, status: number): void {
      unreadable += 1;
      fail('broken', { call, at: clock.now(), status });
    },
    read(): SiteRecordView {
      recent = lately();
      const sorted = took.filter((ms) => ms !== undefined).toSorted((a, b) => a - b);
      return {
        since,
        calls,
        callsLastMinute: recent.length,
        pacePerSecond,
        failures: { ...failures },
        unreadable,
        lastAnswer,
        lastFailure,
        p50Ms: shareOf(sorted, 0.5),
        p95Ms: shareOf(sorted, 0.95),
        clockOffsetMs,
      };
    },
  };
}
export type SiteRecord = ReturnType<typeof createSiteRecord>;

/** The duration that the given part of all calls stayed below. */
const shareOf = (sorted: readonly number[], part: number): number | undefined =>
  sorted.length === 0 ? undefined : Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);

/** The header is cut to the second, so it is half a second late on average. */
function offsetOf({ headers, receivedAt, roundTripMs }: OutsideAnswer): number | undefined {
  const dateMs = Date.parse(String(headers['date'] ?? ''));
  if (Number.isNaN(dateMs)) return undefined;
  return Math.round(dateMs + 500 - (receivedAt.getTime() - roundTripMs / 2));
}
