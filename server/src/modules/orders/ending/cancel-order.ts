import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Mover, Order } from '../order.ts';
import { isUnbilled, mayMove } from '../rules/order-life-moves.ts';
import { moverKindsOf } from '../order.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import { findOpenAttempt, findTask } from '../purchasing/purchase-store.ts';
import { bookMove, isTheirs } from '../moving/move-order.ts';

/**
 * Gives an order up before it is bought; what is held comes back at once. The customer reads the reason of the desk. Refusals `orders.not-found`,
 * `orders.not-cancellable`; of the desk's also `orders.answer-unknown` and `orders.taken-by-other`.
 */
export async function cancelOrder(
  deps: OrdersDeps,
  { code, by, reason }: { code: string; by: Mover; reason?: string },
): Promise<Order> {
  const known = await findOrder(deps.db, { code });
  refuseUnless(known && isTheirs(known, by), 'orders.not-found');
  return inTransaction(deps.db, async (trx) => {
    const order = await lockOrder(trx, known.id);
    refuseUnless(order, 'orders.not-found');
    if (order.state === 'CANCEL') return order;
    refuseUnless(
      !isUnbilled(order.state) && mayMove(order.state, 'CANCEL', moverKindsOf(by)),
      'orders.not-cancellable',
      { code },
    );
    if (by.kind !== 'staff')
      return bookMove(deps, trx, order, { to: 'CANCEL', by, facts: reason ? { reason } : {} });
    await refuseWhileBought(trx, order, by.id);
    return bookMove(deps, trx, order, { to: 'CANCEL', by, facts: reason ? { said: reason } : {} });
  });
}

/** What may have been bought is nobody's to cancel, and what a colleague is buying is theirs. */
async function refuseWhileBought(trx: Trx, { id, code }: Order, staffId: string): Promise<void> {
  refuseUnless(!(await findOpenAttempt(trx, id)), 'orders.answer-unknown', { code });
  const takenBy = (await findTask(trx, id))?.takenBy;
  refuseUnless(takenBy === undefined || takenBy === staffId, 'orders.taken-by-other');
}
