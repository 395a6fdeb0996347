import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { OrdersDeps } from '../deps.ts';
import type { OrderMove } from '../order-move.ts';
import { lockOrder, updateVersion } from '../order-store.ts';
import { insertEvents } from './event-store.ts';

/**
 * An event that moves nothing: a note, a photo, a carrier state that means nothing to us. Refusal
 * `orders.not-found`.
 */
export async function addEvent(
  deps: Pick<OrdersDeps, 'clock' | 'givePictures'>,
  trx: Trx,
  { orderId, by, facts = {}, photos = [] }: Omit<OrderMove, 'to' | 'notice'>,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  refuseUnless(order, 'orders.not-found');
  const version = order.version + 1;
  const at = deps.clock.now();
  const event = { orderId, version, from: undefined, to: order.state, by, facts, photos, at };
  await insertEvents(trx, [event]);
  await updateVersion(trx, orderId, version);
  if (photos.length > 0) await deps.givePictures(trx, photos, order.customerId);
}
