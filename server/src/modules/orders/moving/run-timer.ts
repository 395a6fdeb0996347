import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import type { OrderState } from '../rules/order-life.ts';
import { lockOrder } from '../order-store.ts';
import { bookMove } from './move-order.ts';

/** A timer of the life table rang: the order moves by itself, unless something has happened to it since. */
export async function runTimer(
  deps: OrdersDeps,
  { orderId, version, to }: { orderId: string; version: number; to: OrderState },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.version === version)
      await bookMove(deps, trx, order, {
        to,
        by: { kind: 'system' },
        facts: { reason: 'time-over' },
      });
  });
}
