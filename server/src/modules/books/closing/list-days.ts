import type { BookDay } from '@hako/contract/books/closing';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Days } from '../../ledger/index.ts';
import { balanceOf } from '../accounts/sides.ts';
import type { BooksDeps } from '../deps.ts';
import { FORMER_COLLEAGUE } from '../../../kernel/labels.ts';
import { type DayCheck, listDayChecks } from './day-check-store.ts';
import { daysOfMonth } from './rules/months.ts';

const BANK = { account: 'company:bank', currency: 'VND' } as const;
const DAY_MS = 86_400_000;

/**
 * The days of a month until today, newest first: their seals, what the bank account did, and what
 * was compared.
 */
export async function listDays(deps: BooksDeps, month: string): Promise<BookDay[]> {
  const { db, ledger, clock } = deps;
  const { from, to: last } = daysOfMonth(month);
  const today = dayInVietnam(clock.now());
  if (today < from) return [];
  const days = { from, to: earlier(last, today) };
  const seals = new Map((await ledger.sealedDays(db, days)).map((seal) => [seal.day, seal]));
  const checks = Map.groupBy(await listDayChecks(db, days), ({ day }) => day);
  const bank = new Map((await ledger.daysOfAccount(db, days, BANK)).map((row) => [row.day, row]));
  const [before] = (await ledger.turnovers(db, days)).filter(
    ({ account, currency }) => account === BANK.account && currency === BANK.currency,
  );
  let closing = before ? balanceOf(before).opening : 0;
  const rows: BookDay[] = [];
  for (const day of daysBetween(days)) {
    const { received = 0, spent = 0 } = bank.get(day) ?? {};
    closing += spent - received;
    const seal = seals.get(day);
    rows.push({
      day,
      movements: seal?.movements ?? null,
      seal: seal?.hash ?? null,
      bank_in: spent,
      bank_out: received,
      bank_closing: closing,
      checks: await Promise.all((checks.get(day) ?? []).map((check) => checkRow(deps, check))),
    });
  }
  return rows.toReversed();
}

async function checkRow({ staffName }: BooksDeps, check: DayCheck) {
  const { account, currency, stated, booked, note, checkedBy, checkedAt } = check;
  return {
    account,
    currency,
    stated,
    booked,
    note,
    checked_by: (await staffName(checkedBy)) ?? FORMER_COLLEAGUE,
    checked_at: checkedAt.toISOString(),
  };
}

const earlier = (one: string, other: string): string => (other < one ? other : one);

function* daysBetween({ from, to }: Days): Generator<string> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    yield new Date(at).toISOString().slice(0, 10);
}
