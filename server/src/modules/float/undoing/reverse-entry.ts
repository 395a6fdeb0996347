import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOpen } from '../accounts/open-account.ts';
import { refuseCardNumber } from '../accounts/rules/card-number.ts';
import { fitsAlone } from '../alone-store.ts';
import type { BookedBy, FloatDeps } from '../deps.ts';
import { lockOrderPaid } from '../movement-store.ts';
import { findReconciled } from '../statements/reconcile-store.ts';
import { deleteMatches, lockLine, updateEnd } from '../statements/statement-store.ts';
import { DAY_CLOSED } from '../statements/upload-statement.ts';
import { bookOpposite } from './book-opposite.ts';
import { type Leg, listLegs } from './entry-store.ts';

/**
 * Takes an entry back by its opposite, with all movements of its act; true when it is booked, false
 * when a second person is asked: always where two people decided the entry, else beyond what one
 * person books alone. Refusals `float.entry-not-found`, `float.entry-of-order`,
 * `float.entry-undone`, `float.entry-covered`, `float.day-closed`, `float.account-closed`,
 * `float.refund-too-high`, `float.card-number`, `approvals.waiting`.
 */
export function reverseEntry(
  deps: FloatDeps,
  {
    movementId,
    reason,
    by,
  }: { readonly movementId: string; readonly reason: string; readonly by: string },
): Promise<boolean> {
  refuseCardNumber(reason);
  return inTransaction(deps.db, (trx) => undoEntry(deps, trx, movementId, { reason, by }));
}

/** The same in a transaction; in two names when it was approved. */
export async function undoEntry(
  deps: FloatDeps,
  trx: Trx,
  movementId: string,
  who: BookedBy,
): Promise<boolean> {
  const legs = await lockLegs(trx, movementId);
  const { reason, by, approval } = who;
  const sum = legs.reduce((total, { amountJpy }) => total + Math.abs(amountJpy), 0);
  const isOnes = legs.every(({ approvedBy }) => approvedBy === null);
  const isAlone = isOnes && (await fitsAlone(deps, trx, { staffId: by, amountJpy: sum }));
  if (!approval && !isAlone) {
    await deps.approvals.propose(trx, {
      act: 'float.reverse',
      subject: `float-act:${legs[0]?.actId}`,
      terms: { movementId },
      ...{ reason, proposedBy: by },
    });
    return false;
  }
  const booked = await bookOpposite(deps, trx, legs, who);
  const lines = legs.flatMap(({ lineId }) => lineId ?? []);
  for (const line of lines) await refusedBy(DAY_CLOSED, deleteMatches(trx, line));
  if (lines.length > 0) await refusedBy(DAY_CLOSED, updateEnd(trx, lines, undefined));
  await deps.audit(trx, {
    actor: by,
    action: 'float.reverse',
    subject: `float-movement:${movementId}`,
    reason,
    before: { movements: legs.map(({ id, amountJpy }) => ({ id, amountJpy })) },
    after: { booked, openedLines: lines },
  });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed' });
  return true;
}

/**
 * The movements of an act that may be taken back now: its order, its accounts and its lines are
 * held.
 */
async function lockLegs(trx: Trx, movementId: string): Promise<readonly Leg[]> {
  const found = await listLegs(trx, movementId);
  refuseUnless(found.length > 0, 'float.entry-not-found');
  const isOfOrder = found.some(({ kind }) => kind === 'purchase' || kind === 'moved');
  refuseUnless(!isOfOrder, 'float.entry-of-order');
  for (const id of idsOf(found.map(({ orderId }) => orderId))) await lockOrderPaid(trx, id);
  const accounts = idsOf(found.map(({ accountId }) => accountId));
  await lockOpen(trx, accounts, 'update');
  for (const id of idsOf(found.map(({ lineId }) => lineId))) await lockLine(trx, id);
  const legs = await listLegs(trx, movementId);
  const isUndone = legs.some((leg) => leg.isUndone);
  refuseUnless(!isUndone, 'float.entry-undone');
  refuseUnless(legs.every(mayLeaveLine), 'float.entry-covered');
  if (legs.some(({ kind }) => kind === 'opening')) {
    const [accountId = ''] = accounts;
    refuseUnless(!(await findReconciled(trx, accountId)), 'float.day-closed');
  }
  return legs;
}

const idsOf = (ids: readonly (string | null)[]): string[] =>
  [...new Set(ids.flatMap((id) => id ?? []))].toSorted();

/** A line is opened with what was booked for it alone; any other is taken off by a person first. */
const mayLeaveLine = ({ lineHow }: Leg): boolean =>
  lineHow === null || lineHow === 'fee' || lineHow === 'charge';
