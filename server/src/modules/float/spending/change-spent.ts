import { refuseUnless } from '../../../kernel/refusal.ts';
import { yenText } from '../../../kernel/wording.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOpen } from '../accounts/open-account.ts';
import { refuseCardNumber } from '../accounts/rules/card-number.ts';
import { fitsAlone } from '../alone-store.ts';
import type { BookedBy, FloatDeps } from '../deps.ts';
import { type PaidOrder, readPaidOrder, refundedOf } from './paid-order.ts';
import { bookChange, chargedOf } from './spend.ts';

export interface AskedOfOrder {
  /** The code of the order. */
  readonly code: string;
  readonly reason: string;
  readonly by: string;
}

/** A change of what was paid: what the shop charged in all, or what the seller gave back. */
export interface SpentChange {
  readonly way: 'correct' | 'refund';
  readonly code: string;
  readonly yen: number;
}

/**
 * An accountant says what was really charged in all; true when the difference is booked, false when
 * a second person is asked. Refusals `float.order-not-paid`, `float.account-closed`,
 * `float.nothing`, `float.refund-too-high`, `float.over-day`, `float.card-number`,
 * `approvals.waiting`.
 */
export function correctSpent(
  deps: FloatDeps,
  { code, charged, reason, by }: AskedOfOrder & { readonly charged: number },
): Promise<boolean> {
  return change(deps, { way: 'correct', code, yen: charged }, { reason, by });
}

/**
 * An accountant says what the seller gave back; true when it is booked, false when a second person
 * is asked. Refusals `float.order-not-paid`, `float.account-closed`, `float.refund-too-high`,
 * `float.over-day`, `float.card-number`, `approvals.waiting`.
 */
export function refundSpent(
  deps: FloatDeps,
  { code, refund, reason, by }: AskedOfOrder & { readonly refund: number },
): Promise<boolean> {
  return change(deps, { way: 'refund', code, yen: refund }, { reason, by });
}

function change(deps: FloatDeps, asked: SpentChange, who: BookedBy): Promise<boolean> {
  refuseCardNumber(who.reason);
  return inTransaction(deps.db, (trx) => bookSpent(deps, trx, asked, who));
}

/** Books it in the caller's transaction, in two names when a second person approved it. */
export async function bookSpent(
  deps: FloatDeps,
  trx: Trx,
  { way, code: typed, yen }: SpentChange,
  who: BookedBy,
): Promise<boolean> {
  const paid = await readPaidOrder(deps, trx, typed);
  const { code, orderId, accountId } = paid;
  await lockOpen(trx, [accountId]);
  const isCorrection = way === 'correct';
  const { kind, amountJpy, before, after } = isCorrection
    ? correctionOf(paid, yen)
    : refundOf(paid, yen);
  const { reason, by, approval } = who;
  const alone = { staffId: by, amountJpy: Math.abs(amountJpy) };
  if (!approval && !(await fitsAlone(deps, trx, alone))) {
    await deps.approvals.propose(trx, {
      act: `float.${way}`,
      subject: `order:${code}`,
      terms: { code, yen },
      ...{ reason, proposedBy: by },
    });
    return false;
  }
  await bookChange(deps, trx, { orderId, accountId, kind, amountJpy, note: reason, by, approval });
  await deps.audit(trx, {
    actor: by,
    action: isCorrection ? 'float.correct-spent' : 'float.refund-spent',
    subject: `order:${code}`,
    reason,
    before,
    after,
  });
  return true;
}

function correctionOf({ standing, beforeJpy }: PaidOrder, charged: number) {
  const before = beforeJpy + chargedOf(standing);
  refuseUnless(before !== charged, 'float.nothing');
  const isEnough = refundedOf(standing) <= charged;
  refuseUnless(isEnough, 'float.refund-too-high', { paid: yenText(charged) });
  return {
    kind: 'correction' as const,
    amountJpy: before - charged,
    before: { chargedJpy: before },
    after: { chargedJpy: charged },
  };
}

function refundOf({ standing, beforeJpy }: PaidOrder, refund: number) {
  const left = beforeJpy - standing.reduce((sum, { amountJpy }) => sum + amountJpy, 0);
  refuseUnless(refund <= left, 'float.refund-too-high', { paid: yenText(left) });
  return {
    kind: 'refund' as const,
    amountJpy: refund,
    before: { leftJpy: left },
    after: { leftJpy: left - refund },
  };
}
