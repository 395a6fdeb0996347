import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { SpendingDeps } from '../deps.ts';
import {
  findOrderByCode,
  listStanding,
  listUnbooked,
  lockOrderPaid,
  type OrderMovement,
} from '../movement-store.ts';
import { costKey, type PaidSoFar, readPaid } from './adopt.ts';
import { chargedOf } from './spend.ts';

export interface PaidOrder extends PaidSoFar {
  readonly code: string;
  readonly orderId: string;
  /** The account that its yen left. */
  readonly accountId: string;
}

/** Locks an order and reads what was paid for it. Refusal `float.order-not-paid`. */
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

/** Reads what was charged for an order in all until now; books and locks nothing. */
export async function readCharged(
  { ledger }: Pick<SpendingDeps, 'ledger'>,
  reader: Reader,
  orderId: string,
): Promise<number> {
  const charged = chargedOf(await listStanding(reader, orderId));
  if ((await listUnbooked(reader, [orderId])).length === 0) return charged;
  const posted = await ledger.movementsFor(reader, [{ type: 'order', id: orderId }]);
  return charged + (posted.find(({ key }) => key === costKey(orderId))?.amount ?? 0);
}

export const refundedOf = (standing: readonly OrderMovement[]): number =>
  standing.reduce((sum, { kind, amountJpy }) => (kind === 'refund' ? sum + amountJpy : sum), 0);
