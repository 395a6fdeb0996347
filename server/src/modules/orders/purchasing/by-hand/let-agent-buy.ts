import { refuseUnless } from '../../../../kernel/refusal.ts';
import type { OrdersDeps } from '../../deps.ts';
import { updateTask } from '../purchase-store.ts';
import { type Buyer, withOpenPurchase } from './open-purchase.ts';

/** A person looked at what had to be asked about (a battery by air): our program may buy. Refusal `orders.no-agent`. */
export function letAgentBuy(deps: OrdersDeps, code: string, by: Buyer): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order, task) => {
    const isWaiting = order.state === 'CONFIRMED' && task.state === 'desk';
    refuseUnless(isWaiting, 'orders.no-open-purchase', { code });
    refuseUnless(order.quantity === 1 && deps.agentFor(order.listing.site), 'orders.no-agent');
    const anew = { reason: undefined, takenBy: undefined, tries: 0 };
    await updateTask(trx, order.id, 'agent', deps.clock.now(), anew);
    await deps.jobs.add(trx, 'orders.buy', { orderId: order.id }, { key: `buy:${order.id}` });
    await deps.audit(trx, {
      actor: by.id,
      action: 'order.let-agent',
      subject: `order:${code}`,
      before: { reason: task.reason },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}
