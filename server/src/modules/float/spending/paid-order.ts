import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { SpendingDeps } from '../deps.ts';
import { findOrderByCode, lockOrderPaid, type OrderMovement } from '../movement-store.ts';
import { type PaidSoFar, readPaid } from './adopt.ts';

export interface PaidOrder extends PaidSoFar {
  readonly code: string;
  readonly orderId: string;
  /** The account that its yen left. */
  readonly accountId: string;
}

/** What was paid for an order, by one person at a time. Refusal `float.order-not-paid`. */
export async function readPaidOrder(
  deps: SpendingDeps,
  trx: Trx,
  typed: string,
): Promise<PaidOrder> {
  const code = typed.trim().toUpperCase();
  const order = await findOrderByCode(trx, code);
  refuseUnless(order, 'float.order-not-paid', { code });
  await lockOrderPaid(trx, order.id);
  const paid = await readPaid(deps, trx, order.id);
  const accountId = paid.standing.at(-1)?.accountId;
  refuseUnless(accountId !== undefined, 'float.order-not-paid', { code });
  return { ...paid, code, orderId: order.id, accountId };
}

export const refundedOf = (standing: readonly OrderMovement[]): number =>
  standing.reduce((sum, { kind, amountJpy }) => (kind === 'refund' ? sum + amountJpy : sum), 0);
