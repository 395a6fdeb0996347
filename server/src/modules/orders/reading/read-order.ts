import type { OrderDetail } from '@hako/contract/orders/detail';
import { askNames } from '../../../kernel/ask-names.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import { isUnbilled } from '../rules/order-life-moves.ts';
import type { PurchaseTask } from '../purchasing/rules/purchase-task.ts';
import { listEvents } from '../moving/event-store.ts';
import { findProposal } from '../ending/fall-through-store.ts';
import { findOrder } from '../order-store.ts';
import { findTask } from '../purchasing/purchase-store.ts';
import { detailOf } from './order-detail.ts';

/** One order of a customer, whole, by its code or by its id, as lines of the wallet name it. Refusal `orders.not-found`, also for somebody else's. */
export async function readOrderDetail(
  deps: OrdersDeps,
  { code, customerId }: { code: string; customerId: string },
): Promise<OrderDetail> {
  const order = await findOrder(deps.db, isUuid(code) ? { orderId: code } : { code });
  refuseUnless(order?.customerId === customerId, 'orders.not-found');
  return detailOf(deps, deps.db, order, 'customer');
}
/**
 * The same order for the desk, by its code or id: the customer, the purchase, and who did what.
 * Refusal `orders.not-found`.
 */
export async function readDeskOrder(
  deps: OrdersDeps,
  { code, staffId }: { code: string; staffId: string },
) {
  const order = await findOrder(deps.db, isUuid(code) ? { orderId: code } : { code });
  refuseUnless(order, 'orders.not-found');
  const task = await findTask(deps.db, order.id);
  const detail = await detailOf(deps, deps.db, order, 'desk');
  const { customerNo, fullName, phone } = await deps.customers.read(deps.db, order.customerId);
  return {
    ...detail,
    happenings: await withNames(deps, detail.happenings),
    customer: {
      id: order.customerId,
      customer_no: customerNo,
      full_name: fullName,
      phone: phone ?? null,
    },
    account: order.account ?? task?.account ?? null,
    price_paid_jpy: order.pricePaid ?? null,
    purchase: task ? await purchaseOf(deps, task, staffId) : null,
    fall_through: await fallThroughOf(deps, order, staffId),
  };
}
/** Events keep ids of staff; people read names. */
async function withNames(
  { staffName }: OrdersDeps,
  happenings: OrderDetail['happenings'],
): Promise<OrderDetail['happenings']> {
  const ids = happenings.flatMap(({ actor, actor_name, facts }) =>
    actor === 'staff' ? [actor_name, facts['taken_from']] : [],
  );
  const nameOf = await askNames(
    async (id) => staffName?.(id),
    ids.filter((id) => typeof id === 'string'),
  );
  return happenings.map((one) => ({
    ...one,
    facts:
      typeof one.facts['taken_from'] === 'string'
        ? { ...one.facts, taken_from: nameOf(one.facts['taken_from']) ?? '' }
        : one.facts,
    actor_name:
      (one.actor_name && nameOf(one.actor_name)) || (one.actor === 'staff' ? one.actor_name : null),
  }));
}
async function purchaseOf(deps: OrdersDeps, task: PurchaseTask, staffId: string) {
  const nameOf = async (id: string | undefined) =>
    id === undefined ? null : ((await deps.staffName?.(id)) ?? id);
  const over = (await listEvents(deps.db, task.orderId)).findLast(
    ({ facts }) => typeof facts['takenFrom'] === 'string',
  );
  const isFromMe = over?.facts['takenFrom'] === staffId && task.takenBy !== staffId;
  return {
    state: task.state,
    reason: task.reason ?? null,
    site_price_jpy: task.sitePrice,
    asked_price_jpy: task.askedPrice ?? null,
    tries: task.tries,
    is_mine: task.takenBy === staffId,
    is_taken: task.takenBy !== undefined,
    taken_by_name: await nameOf(task.takenBy),
    taken_from_me: isFromMe
      ? { by_name: (await nameOf(over.actorId)) ?? '', reason: String(over.facts['reason']) }
      : null,
  };
}
/** What giving the order up would give back, while it can be given up, and who waits for a second person to say so. */
async function fallThroughOf(deps: OrdersDeps, { id, state }: Order, staffId: string) {
  if (!isUnbilled(state)) return null;
  const refundable = await deps.wallet.refundableOf(deps.db, { type: 'order', id });
  const proposal = await findProposal(deps.db, id);
  const limit = await deps.readOnePersonRefund(deps.db);
  return {
    refundable_vnd: refundable,
    one_person_refund_vnd: limit,
    proposal: proposal
      ? {
          reason: proposal.reason,
          note: proposal.note ?? null,
          by_name: (await deps.staffName?.(proposal.by)) ?? proposal.by,
          is_mine: proposal.by === staffId,
        }
      : null,
  };
}
