import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { deleteCustomsLines } from '../customs/customs-store.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { hasArrived, type Parcel } from './rules/parcel.ts';
import { readLiving } from './living-orders.ts';
import { giveUpParcel, lockParcelsOfOrders, lockParcelsOfShipment } from './parcel-store.ts';
import { lockRequestById, releaseParcels, updateRequest } from '../repacking/request-store.ts';
import {
  deleteShipment,
  lockShipmentById,
  updateShipmentArrived,
} from '../shipments/shipment-store.ts';

/**
 * The goods of an order come to nothing: whatever parcel holds nothing else is closed, taken out of a shipment that has not left, and what its
 * customer asked to be done with it is off. A parcel with other goods travels on with them. Refusal `logistics.parcel-in-request` while two boxes
 * wait for the customer's choice.
 */
export async function giveUpGoods(
  deps: LogisticsDeps,
  trx: Trx,
  { orderId, by }: { orderId: string; by: Staff },
): Promise<void> {
  for (const parcel of await lockParcelsOfOrders(trx, [orderId])) {
    const others = (await readLiving(deps, trx, [parcel])).filter(({ id }) => id !== orderId);
    const shipment =
      parcel.shipmentId === undefined ? undefined : await lockShipmentById(trx, parcel.shipmentId);
    if (shipment?.state === 'open') await deleteCustomsLines(trx, shipment.id, [orderId]);
    if (others.length > 0) continue;
    await dropRequest(trx, parcel);
    await giveUpParcel(
      trx,
      { id: parcel.id, shipmentId: shipment?.state === 'open' ? undefined : shipment?.id },
      deps.clock.now(),
    );
    const left = shipment ? await lockParcelsOfShipment(trx, shipment.id) : [];
    if (shipment?.state === 'open' && left.length === 0) await deleteShipment(trx, shipment.id);
    if (shipment?.state === 'exported' && left.every(hasArrived))
      await updateShipmentArrived(trx, shipment.id, deps.clock.now());
    const before = { state: parcel.state, ...(shipment ? { shipment: shipment.code } : {}) };
    await deps.audit(trx, {
      actor: by.id,
      action: 'parcel.give-up',
      subject: `parcel:${parcel.code}`,
      before,
    });
  }
}

async function dropRequest(trx: Trx, { code, requestId }: Parcel): Promise<void> {
  if (requestId === undefined) return;
  const request = await lockRequestById(trx, requestId);
  refuseUnless(request?.state !== 'offered', 'logistics.parcel-in-request', { code });
  await releaseParcels(trx, requestId);
  await updateRequest(trx, requestId, { state: 'cancelled' });
}
