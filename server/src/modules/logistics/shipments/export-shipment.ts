import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { holds } from '../parcels/rules/parcel.ts';
import { readLiving } from '../parcels/living-orders.ts';
import {
  lockParcelsOfOrders,
  lockParcelsOfShipment,
  updateExported,
} from '../parcels/parcel-store.ts';
import { insertGate } from '../gate/gate-store.ts';
import { exportShipmentRow, findShipment } from './shipment-store.ts';
import { fixCustoms } from '../customs/declare-customs.ts';
import { lockOpen } from './pack-shipment.ts';

/**
 * The shipment leaves Japan with its papers complete, which stand from then on; an order moves when
 * the last of its parcels has left. Its customs gate opens where the owner wants one for this ship
 * mode. Refusals `logistics.shipment-not-found`, `logistics.shipment-closed`,
 * `logistics.customs-not-ready`.
 */
export async function exportShipment(
  deps: LogisticsDeps,
  { code, waybill, by }: { code: string; waybill: string; by: Staff },
): Promise<void> {
  const known = await findShipment(deps.db, code);
  const hasGate = known !== undefined && (await deps.hasCustomsGate(known.shipMode));
  return inTransaction(deps.db, async (trx) => {
    const shipment = await lockOpen(trx, code);
    const parcels = await lockParcelsOfShipment(trx, shipment.id);
    const now = deps.clock.now();
    await fixCustoms(deps, trx, code, by);
    await exportShipmentRow(trx, shipment.id, waybill, now);
    await updateExported(trx, shipment.id, now);
    const ids = parcels.map(({ id }) => id);
    if (hasGate) await insertGate(trx, shipment.id, ids, now);
    const orderIds = (await readLiving(deps, trx, parcels)).map(({ id }) => id);
    const all = await lockParcelsOfOrders(trx, orderIds);
    for (const orderId of orderIds) {
      const isStillHere = all.some(
        (parcel) =>
          holds(parcel, orderId) && (parcel.state === 'stored' || parcel.state === 'packed'),
      );
      const facts = { shipment: code, waybill };
      if (isStillHere) await deps.orders.addEvent(trx, { orderId, by, facts });
      else await deps.orders.move(trx, { orderId, to: 'EXPORT', by, facts });
    }
    await deps.audit(trx, {
      actor: by.id,
      action: 'shipment.export',
      subject: `shipment:${code}`,
      after: { waybill, parcels: parcels.length, hasGate },
    });
  });
}
