import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { SealedDay } from '../../ledger/index.ts';
import type { BooksDeps } from '../deps.ts';
import { listDayChecks } from './day-check-store.ts';
import { findLastClosedMonth } from './month-store.ts';
import type { MonthFacts } from './rules/month-state.ts';
import { daysOfMonth } from './rules/months.ts';

/** The name of a month for the rule of two people. */
export const subjectOf = (month: string): string => `book-month:${month}`;

export interface MonthBooks extends MonthFacts {
  readonly seals: readonly SealedDay[];
  /** Days with entries on which nobody compared the bank account. */
  readonly uncheckedDays: number;
}

/** What decides whether a month can be closed. */
export async function readMonthFacts(
  { ledger, approvals, clock }: BooksDeps,
  reader: Reader,
  month: string,
): Promise<MonthBooks> {
  const days = daysOfMonth(month);
  const lastClosed = await findLastClosedMonth(reader);
  const bookDays = await ledger.bookDays(reader, days);
  const seals = await ledger.sealedDays(reader, days);
  const sealed = new Set(seals.map(({ day }) => day));
  const checks = await listDayChecks(reader, days);
  const checked = new Set(
    checks.filter(({ account }) => account === 'company:bank').map(({ day }) => day),
  );
  return {
    month,
    today: dayInVietnam(clock.now()),
    isClosed: lastClosed !== undefined && month <= lastClosed,
    isWaiting: (await approvals.findWaiting(reader, [subjectOf(month)])).length > 0,
    unsealed: bookDays.filter((day) => !sealed.has(day)).toReversed(),
    openBefore: await findOpenBefore(ledger, reader, lastClosed, month),
    seals,
    uncheckedDays: bookDays.filter((day) => !checked.has(day)).length,
  };
}

/** The oldest month with entries behind the last closed one, when it lies before this one. */
async function findOpenBefore(
  ledger: BooksDeps['ledger'],
  reader: Reader,
  lastClosed: string | undefined,
  month: string,
): Promise<string | undefined> {
  const from = lastClosed ? daysOfMonth(lastClosed).to : '2000-01-01';
  const days = await ledger.bookDays(reader, { from, to: `${month}-01` });
  const oldest = days.map((day) => day.slice(0, 7)).findLast((one) => one !== lastClosed);
  return oldest !== undefined && oldest < month ? oldest : undefined;
}
