import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { OrdersDeps } from '../deps.ts';
import type { OrderMove } from '../order-move.ts';
import type { EventFacts, Mover, Order } from '../order.ts';
import { insertEvents, lockOrders, updateVersions } from './event-store.ts';

/**
 * An event that moves nothing: a note, a photo, a carrier state that means nothing to us. Refusal
 * `orders.not-found`.
 */
export async function addEvent(
  deps: Pick<OrdersDeps, 'clock' | 'givePictures'>,
  trx: Trx,
  { orderId, by, facts = {}, photos = [] }: Omit<OrderMove, 'to' | 'notice'>,
): Promise<void> {
  const order = await addEvents(deps, trx, { by, events: [{ orderId, facts, photos }] });
  const customerId = order.get(orderId)?.customerId;
  if (photos.length > 0 && customerId) await deps.givePictures(trx, photos, customerId);
}

/** What happened to one of many orders; several to the same one keep their order. */
interface Happened {
  readonly orderId: string;
  readonly facts: EventFacts;
  readonly photos?: readonly string[];
}

/**
 * Events of many orders at once that move nothing: three statements for all of them. Gives the
 * orders as they were. Refusal `orders.not-found`.
 */
export async function addEvents(
  { clock }: Pick<OrdersDeps, 'clock'>,
  trx: Trx,
  { by, events }: { readonly by: Mover; readonly events: readonly Happened[] },
): Promise<ReadonlyMap<string, Order>> {
  if (events.length === 0) return new Map();
  const ids = [...new Set(events.map(({ orderId }) => orderId))];
  const orders = new Map((await lockOrders(trx, ids)).map((order) => [order.id, order]));
  const versions = new Map<string, number>();
  const at = clock.now();
  const numbered = events.map(({ orderId, facts, photos = [] }) => {
    const order = orders.get(orderId);
    refuseUnless(order, 'orders.not-found');
    const version = (versions.get(orderId) ?? order.version) + 1;
    versions.set(orderId, version);
    return { orderId, version, from: undefined, to: order.state, by, facts, photos, at };
  });
  await insertEvents(trx, numbered);
  await updateVersions(trx, versions);
  return orders;
}
