import type { BookMonth } from '@hako/contract/books/closing';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { BooksDeps } from '../deps.ts';
import { FORMER_COLLEAGUE } from '../../../kernel/labels.ts';
import { obstacleText } from '../labels.ts';
import { readMonthFacts } from './month-facts.ts';
import { type ClosedMonth, listClosedMonths } from './month-store.ts';
import { monthState } from './rules/month-state.ts';

const MONTHS = 12;

/** Months with entries, newest first, twelve at most; `before` a month, when it is given. */
export async function listMonths(deps: BooksDeps, before?: string): Promise<BookMonth[]> {
  const { db, ledger, clock } = deps;
  const to = before ? `${before}-01` : dayInVietnam(clock.now());
  const days = await ledger.bookDays(db, { from: '2000-01-01', to });
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
    .filter((month) => before === undefined || month < before)
    .slice(0, MONTHS);
  const [newest, oldest] = [months.at(0), months.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const closed = new Map(
    (await listClosedMonths(db, oldest, newest)).map((one) => [one.month, one]),
  );
  return Promise.all(months.map((month) => monthRow(deps, month, closed.get(month))));
}

async function monthRow(
  deps: BooksDeps,
  month: string,
  closed: ClosedMonth | undefined,
): Promise<BookMonth> {
  const facts = await readMonthFacts(deps, deps.db, month);
  const { state, obstacles } = monthState(facts);
  const movements = facts.seals.reduce((sum, seal) => sum + seal.movements, 0);
  return {
    month,
    state,
    obstacles: obstacles.map(obstacleText),
    unchecked_days: facts.uncheckedDays,
    movements: closed?.movements ?? movements,
    closed: closed ? await closedRow(deps, closed) : null,
  };
}

async function closedRow({ staffName }: BooksDeps, closed: ClosedMonth) {
  return {
    by: (await staffName(closed.closedBy)) ?? FORMER_COLLEAGUE,
    proposed_by: (await staffName(closed.proposedBy)) ?? FORMER_COLLEAGUE,
    at: closed.closedAt.toISOString(),
    seal_number: closed.sealNumber,
    seal: closed.sealHash,
  };
}
