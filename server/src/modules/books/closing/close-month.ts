import assert from 'node:assert/strict';
import { Refusal } from '../../../kernel/refusal.ts';
import { dongText } from '../../../kernel/wording.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/lock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ActHandler } from '../../approvals/index.ts';
import { balanceOf } from '../accounts/sides.ts';
import type { BooksDeps } from '../deps.ts';
import { amountText, MONTH_FACTS, obstacleText } from '../labels.ts';
import { type MonthBooks, readMonthFacts, subjectOf } from './month-facts.ts';
import { CLOSING_LOCK } from './first-open-day.ts';
import { insertClosedMonth } from './month-store.ts';
import { monthState } from './rules/month-state.ts';
import { daysOfMonth, monthText } from './rules/months.ts';

export interface MonthToClose {
  /** `2026-03`. */
  readonly month: string;
  readonly reason: string;
  readonly staffId: string;
}

/**
 * Asks a second person to close a month. Refusals `books.month-closed`, `books.month-not-ready`,
 * `approvals.waiting`.
 */
export async function proposeClosing(
  deps: BooksDeps,
  { month, reason, staffId }: MonthToClose,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    refuseUnlessReady(await readMonthFacts(deps, trx, month));
    await deps.approvals.propose(trx, {
      act: 'books.close-month',
      subject: subjectOf(month),
      terms: { month },
      reason,
      proposedBy: staffId,
    });
  });
}

/** Closing a month, for the second person: its totals and its last seal are kept for ever. */
export const closeMonthAct = (deps: BooksDeps): ActHandler<'books.close-month'> => ({
  factsOf: (reader, { terms }) => factsOf(deps, reader, terms.month),
  carryOut: (trx, approval) =>
    close(deps, trx, {
      month: approval.terms.month,
      reason: approval.reason,
      proposedBy: approval.proposedBy,
      closedBy: approval.decidedBy,
    }),
});

interface Closing {
  readonly month: string;
  readonly reason: string;
  readonly proposedBy: string;
  readonly closedBy: string;
}

async function close(deps: BooksDeps, trx: Trx, closing: Closing): Promise<void> {
  const { month } = closing;
  await lockName(trx, CLOSING_LOCK);
  const facts = await readMonthFacts(deps, trx, month);
  refuseUnlessReady(facts);
  const last = facts.seals.at(-1);
  assert(last, 'a month that is ready has a seal');
  const sealed = { sealNumber: last.number, sealHash: last.hash };
  const movements = facts.seals.reduce((sum, seal) => sum + seal.movements, 0);
  const totals = await deps.ledger.turnovers(trx, daysOfMonth(month));
  const closed = { ...closing, ...sealed, movements, closedAt: deps.clock.now() };
  await insertClosedMonth(trx, closed, totals);
  await deps.audit(trx, {
    actor: closing.closedBy,
    action: 'books.close-month',
    subject: subjectOf(month),
    reason: closing.reason,
    after: { movements, ...sealed },
  });
}

function refuseUnlessReady(facts: MonthBooks): void {
  const { state, obstacles } = monthState(facts);
  const month = monthText(facts.month);
  if (state === 'closed') throw new Refusal('books.month-closed', { month });
  if (facts.seals.length === 0 || state === 'open')
    throw new Refusal('books.month-not-ready', {
      month,
      obstacles: obstacles.map(obstacleText).join('; ') || MONTH_FACTS.empty,
    });
}

async function factsOf(deps: BooksDeps, reader: Reader, month: string) {
  const facts = await readMonthFacts(deps, reader, month);
  const turnovers = await deps.ledger.turnovers(reader, daysOfMonth(month));
  const dongAt = (account: string) => {
    const found = turnovers.find((one) => one.account === account && one.currency === 'VND');
    return amountText(Math.abs(found ? balanceOf(found).closing : 0), 'VND');
  };
  const movements = facts.seals.reduce((sum, seal) => sum + seal.movements, 0);
  return [
    { label: MONTH_FACTS.month, value: monthText(month) },
    { label: MONTH_FACTS.movements, value: dongText(movements) },
    { label: MONTH_FACTS.customers, value: dongAt('customers') },
    { label: MONTH_FACTS.bank, value: dongAt('company:bank') },
    { label: MONTH_FACTS.unchecked, value: dongText(facts.uncheckedDays) },
  ];
}
