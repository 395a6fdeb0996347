import type { SaidNotice } from '@hako/contract/notices/say';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { OrdersDeps } from '../deps.ts';
import { moverKindsOf, type EventFacts, type Mover, type Order } from '../order.ts';
import { type OrderState, STATES } from '../rules/order-life.ts';
import { mayMove, timersOf } from '../rules/order-life-moves.ts';
import { cancelledNotice, NOTICE_OF } from './order-notices.ts';
import { insertEvents } from './event-store.ts';
import { lockOrder, updateState } from '../order-store.ts';
import { closeTask } from '../purchasing/purchase-store.ts';
import { cancelledLabel } from '../reading/labels.ts';
import type { OrderMove } from '../order-move.ts';

const HOUR_MS = 3_600_000;

/** Moves an order one step of the life table, with everything that belongs to a step. Refusals `orders.not-found`, `orders.move-not-allowed`. */
export async function moveOrder(
  deps: OrdersDeps,
  trx: Trx,
  { orderId, to, by, facts, photos, notice }: OrderMove,
): Promise<Order> {
  const order = await lockOrder(trx, orderId);
  refuseUnless(order && isTheirs(order, by), 'orders.not-found');
  return bookMove(deps, trx, order, { to, by, facts, photos, notice });
}

interface Step {
  readonly to: OrderState;
  readonly by: Mover;
  readonly facts?: EventFacts;
  readonly photos?: readonly string[];
  /** Replaces what the customer would be told otherwise; `none` for a step back that is no news to them. */
  readonly notice?: SaidNotice | 'none';
}

/** The same for an order that the caller has locked. */
export async function bookMove(
  deps: OrdersDeps,
  trx: Trx,
  order: Order,
  { to, by, facts = {}, photos = [], notice }: Step,
): Promise<Order> {
  refuseUnless(mayMove(order.state, to, moverKindsOf(by)), 'orders.move-not-allowed', {
    state: STATES[order.state].label,
  });
  const at = deps.clock.now();
  const version = order.version + 1;
  await insertEvents(trx, [
    { orderId: order.id, version, from: order.state, to, by, facts, photos, at },
  ]);
  await updateState(trx, order.id, to, version, at);
  if (photos.length > 0) await deps.givePictures(trx, photos, order.customerId);
  const cause = { type: 'order', id: order.id } as const;
  const held = to === 'CANCEL' ? ((await deps.wallet.holdOf(trx, cause))?.open ?? 0) : 0;
  if (to === 'CANCEL') {
    await deps.wallet.release(trx, { cause, reason: cancelledLabel(order.code) });
    await deps.promotions.giveBack(trx, order.id);
    await closeTask(trx, order.id, at);
  }
  if (by.kind === 'staff') {
    const after = { state: to, ...facts };
    await deps.audit(trx, {
      actor: by.id,
      action: 'order.move',
      subject: `order:${order.code}`,
      before: { state: order.state },
      after,
    });
  }
  const moved: Order = { ...order, state: to, version, movedAt: at };
  const said = typeof facts['said'] === 'string' ? facts['said'] : undefined;
  const ended = to === 'CANCEL' ? cancelledNotice(order, { by: by.kind, held, said }) : undefined;
  await tellOfMove(deps, trx, moved, notice ?? ended);
  for (const timer of timersOf(to)) {
    const runAt = new Date(at.getTime() + timer.afterHours * HOUR_MS);
    await deps.jobs.add(
      trx,
      'orders.timer',
      { orderId: order.id, version, to: timer.to },
      { runAt },
    );
  }
  return moved;
}

/** News for other modules, for the customer's open pages, for the desk, and a message where the table has one. */
export async function tellOfMove(
  deps: OrdersDeps,
  trx: Trx,
  order: Order,
  notice?: Step['notice'],
): Promise<void> {
  const { id, code, customerId, state } = order;
  await deps.news.announce(trx, 'order.moved', { orderId: id, customerId, state });
  await deps.live.tell(trx, `customer:${customerId}`, {
    kind: 'order-moved',
    code,
    state,
    label: STATES[state].label,
  });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code, state });
  const text = notice === 'none' ? undefined : (notice ?? NOTICE_OF[state]?.(order));
  if (text)
    await deps.notifications.notify(trx, {
      customerId,
      kind: 'order_moved',
      ...text,
      link: `/account/quotes/${code}`,
      ...(order.listing.picture ? { facts: { picture: order.listing.picture } } : {}),
    });
}

/** A customer moves only their own orders; somebody else's does not exist for them. */
export const isTheirs = (order: Order, by: Mover): boolean =>
  by.kind !== 'customer' || by.id === order.customerId;
