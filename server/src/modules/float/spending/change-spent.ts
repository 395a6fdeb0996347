import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { yenText } from '../../../kernel/wording.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOpen } from '../accounts/open-account.ts';
import type { FloatDeps } from '../deps.ts';
import {
  findOrderByCode,
  insertMovements,
  isOnStatement,
  lockOrderPaid,
  type OrderMovement,
} from '../movement-store.ts';
import { type PaidSoFar, readPaid } from './adopt.ts';
import { bookChange, chargedOf } from './spend.ts';

interface Asked {
  /** Of the order. */
  readonly code: string;
  readonly reason: string;
  readonly by: string;
}

interface Paid extends PaidSoFar {
  readonly code: string;
  readonly orderId: string;
  /** The account that its yen left. */
  readonly accountId: string;
}

/** Works on what was paid for an order, one person at a time. Refusal `float.order-not-paid`. */
function withPaid<Result>(
  deps: FloatDeps,
  typed: string,
  work: (trx: Trx, paid: Paid) => Promise<Result>,
): Promise<Result> {
  const code = typed.trim().toUpperCase();
  return inTransaction(deps.db, async (trx) => {
    const order = await findOrderByCode(trx, code);
    refuseUnless(order, 'float.order-not-paid', { code });
    await lockOrderPaid(trx, order.id);
    const paid = await readPaid(deps, trx, order.id);
    const accountId = paid.standing.at(-1)?.accountId;
    refuseUnless(accountId !== undefined, 'float.order-not-paid', { code });
    return work(trx, { ...paid, code, orderId: order.id, accountId });
  });
}

const refundedOf = (standing: readonly OrderMovement[]): number =>
  standing.reduce((sum, { kind, amountJpy }) => (kind === 'refund' ? sum + amountJpy : sum), 0);

/**
 * Another account paid: all that stands of the order is taken from the one it was booked on and put
 * on this one. Refusals `float.order-not-paid`, `float.account-not-found`, `float.account-closed`,
 * `float.same-account`, `float.refunded-before`, `float.on-statement`.
 */
export function moveSpent(
  deps: FloatDeps,
  { code: typed, to, reason, by }: Asked & { readonly to: string },
): Promise<void> {
  return withPaid(deps, typed, async (trx, { code, orderId, standing, accountId }) => {
    refuseUnless(to !== accountId, 'float.same-account');
    refuseUnless(refundedOf(standing) === 0, 'float.refunded-before');
    await lockOpen(trx, [accountId, to], 'update');
    const own = standing.filter((one) => one.accountId === accountId);
    const isCovered = await isOnStatement(trx, own);
    refuseUnless(!isCovered, 'float.on-statement', { code });
    const at = deps.clock.now();
    const actId = newId(at.getTime());
    const facts = { kind: 'moved', orderId, day: dayInVietnam(at), at, actId } as const;
    const noted = { ...facts, note: reason, madeBy: by };
    await insertMovements(
      trx,
      own.map(({ id: reverses, amountJpy }) => ({
        ...noted,
        ...{ id: newId(at.getTime()), accountId, amountJpy: -amountJpy, reverses },
      })),
    );
    const amountJpy = own.reduce((sum, one) => sum + one.amountJpy, 0);
    await insertMovements(trx, [{ ...noted, id: newId(at.getTime()), accountId: to, amountJpy }]);
    await deps.audit(trx, {
      actor: by,
      action: 'float.move-spent',
      subject: `order:${code}`,
      reason,
      before: { account: accountId },
      after: { account: to, amountJpy },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed' });
  });
}

/**
 * What was really charged in all. Refusals `float.order-not-paid`, `float.account-closed`,
 * `float.nothing`, `float.refund-too-high`.
 */
export function correctSpent(
  deps: FloatDeps,
  { code: typed, charged, reason, by }: Asked & { readonly charged: number },
): Promise<void> {
  return withPaid(deps, typed, async (trx, { code, orderId, standing, beforeJpy, accountId }) => {
    const before = beforeJpy + chargedOf(standing);
    refuseUnless(before !== charged, 'float.nothing');
    const paid = yenText(charged);
    refuseUnless(refundedOf(standing) <= charged, 'float.refund-too-high', { paid });
    const amountJpy = before - charged;
    await bookChange(deps, trx, {
      ...{ orderId, accountId, kind: 'correction', amountJpy, note: reason, by },
    });
    await deps.audit(trx, {
      actor: by,
      action: 'float.correct-spent',
      subject: `order:${code}`,
      reason,
      before: { chargedJpy: before },
      after: { chargedJpy: charged },
    });
  });
}

/**
 * The seller gave yen back. Refusals `float.order-not-paid`, `float.account-closed`,
 * `float.refund-too-high`.
 */
export function refundSpent(
  deps: FloatDeps,
  { code: typed, refund, reason, by }: Asked & { readonly refund: number },
): Promise<void> {
  return withPaid(deps, typed, async (trx, { code, orderId, standing, beforeJpy, accountId }) => {
    const left = beforeJpy - standing.reduce((sum, { amountJpy }) => sum + amountJpy, 0);
    refuseUnless(refund <= left, 'float.refund-too-high', { paid: yenText(left) });
    await bookChange(deps, trx, {
      ...{ orderId, accountId, kind: 'refund', amountJpy: refund, note: reason, by },
    });
    await deps.audit(trx, {
      actor: by,
      action: 'float.refund-spent',
      subject: `order:${code}`,
      reason,
      before: { leftJpy: left },
      after: { leftJpy: left - refund },
    });
  });
}
