import { refuseUnless } from '../../../../kernel/refusal.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../../deps.ts';
import type { Mover, Order } from '../../order.ts';
import { findOrder, lockOrder } from '../../order-store.ts';
import { findOpenAttempt, findTask } from '../purchase-store.ts';
import type { PurchaseTask } from '../rules/purchase-task.ts';

/** Who buys by hand. */
export type Buyer = Mover & { kind: 'staff' };

/** Works on an order whose purchase is open, both locked. Refusals `orders.not-found`, `orders.no-open-purchase`. */
export async function withOpenPurchase(
  { db }: OrdersDeps,
  code: string,
  work: (trx: Trx, order: Order, task: PurchaseTask) => Promise<void>,
): Promise<void> {
  const known = await findOrder(db, { code });
  refuseUnless(known, 'orders.not-found');
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, known.id);
    const task = await findTask(trx, known.id);
    const isOpen = order && task && task.state !== 'done' && task.state !== 'failed';
    refuseUnless(isOpen, 'orders.no-open-purchase', { code });
    await work(trx, order, task);
  });
}

/**
 * The order must be in this person's hands, with nothing open that may have been bought. Refusals
 * `orders.answer-unknown`,
 * `orders.taken-by-other`.
 */
export async function refuseUnlessInHand(
  trx: Trx,
  { id, code, state }: Order,
  { takenBy }: PurchaseTask,
  by: Buyer,
): Promise<void> {
  refuseUnless(!(await findOpenAttempt(trx, id)), 'orders.answer-unknown', { code });
  refuseUnless(takenBy === by.id && state === 'BUYING', 'orders.taken-by-other');
}
