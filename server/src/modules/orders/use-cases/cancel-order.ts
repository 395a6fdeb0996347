import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Mover, Order } from '../order.ts';
import { mayFallThrough, mayMove } from '../domain/order-life.ts';
import { moverKindsOf } from '../order.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import { bookMove, isTheirs } from './move-order.ts';

/** Gives an order up before it is bought; what is held comes back at once. Refusals `orders.not-found`, `orders.not-cancellable`. */
export const cancelOrder =
  (deps: OrdersDeps) =>
  async ({ code, by, reason }: { code: string; by: Mover; reason?: string }): Promise<Order> => {
    const known = await findOrder(deps.db, { code });
    refuseUnless(known && isTheirs(known, by), 'orders.not-found');
    return inTransaction(deps.db, async (trx) => {
      const order = await lockOrder(trx, known.id);
      refuseUnless(order, 'orders.not-found');
      if (order.state === 'CANCEL') return order;
      refuseUnless(!mayFallThrough(order.state) && mayMove(order.state, 'CANCEL', moverKindsOf(by)), 'orders.not-cancellable', { code });
      return bookMove(deps, trx, order, { to: 'CANCEL', by, facts: reason ? { reason } : {} });
    });
  };
