import { refuseUnless } from '../../../../kernel/refusal.ts';
import type { OrdersDeps } from '../../deps.ts';
import { bookMove } from '../../moving/move-order.ts';
import { updateTask } from '../purchase-store.ts';
import { type Buyer, refuseUnlessInHand, withOpenPurchase } from './open-purchase.ts';

/** One person at a time: refusal `orders.taken-by-other`. Also takes a task that waits for the agent. */
export function takePurchase(deps: OrdersDeps, code: string, by: Buyer): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order, task) => {
    if (task.takenBy === by.id && order.state === 'BUYING') return;
    const mayTake = task.state === 'desk' || task.state === 'agent';
    const why = task.state === 'price' ? 'orders.no-open-purchase' : 'orders.answer-unknown';
    refuseUnless(mayTake, why, { code });
    refuseUnless(task.takenBy === undefined, 'orders.taken-by-other');
    await updateTask(trx, order.id, 'desk', deps.clock.now(), { takenBy: by.id });
    await bookMove(deps, trx, order, { to: 'BUYING', by });
  });
}

export function giveBackPurchase(deps: OrdersDeps, code: string, by: Buyer): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order, task) => {
    await refuseUnlessInHand(trx, order, task, by);
    await updateTask(trx, order.id, 'desk', deps.clock.now(), { takenBy: undefined });
    await bookMove(deps, trx, order, { to: 'CONFIRMED', by, notice: 'none' });
  });
}
