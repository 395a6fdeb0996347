import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { EventFacts } from '../../orders/index.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { throughCustoms } from '../gate/through-customs.ts';
import { hasArrived, holds, ordersIn, type Parcel } from './rules/parcel.ts';
import { readLiving } from './living-orders.ts';
import {
  findParcel,
  lockParcelsOfOrders,
  lockParcelsOfShipment,
  updateArrived,
} from './parcel-store.ts';
import {
  lockShipment,
  lockShipmentById,
  updateShipmentArrived,
} from '../shipments/shipment-store.ts';

/**
 * Vietnam takes in what arrived: a whole shipment by its code, or one parcel by its own. An order moves when the last of its parcels is there.
 * Gives how many parcels were taken in. Refusals of `arriving`.
 */
export async function checkIn(
  deps: LogisticsDeps,
  { scanned, by }: { scanned: string; by: Staff },
): Promise<{ parcels: number }> {
  return inTransaction(deps.db, async (trx) => {
    const code = scanned.trim().toUpperCase();
    const { parcels, shipmentId } = await arriving(trx, code);
    refuseUnless(parcels.length > 0, 'logistics.parcel-elsewhere', { code });
    await takeIn(deps, trx, { parcels, shipmentId, by });
    await deps.audit(trx, {
      actor: by.id,
      action: 'parcel.check-in',
      subject: `scan:${code}`,
      after: { parcels: parcels.map((parcel) => parcel.code) },
    });
    return { parcels: parcels.length };
  });
}

interface Arriving {
  /** Of this shipment, locked with it. */
  readonly parcels: readonly Parcel[];
  readonly shipmentId: string;
  readonly by: Staff;
  readonly facts?: EventFacts;
  readonly photos?: readonly string[];
}

/**
 * These parcels are in Vietnam; gives the orders that moved with it, whose customers were told.
 */
export async function takeIn(
  deps: LogisticsDeps,
  trx: Trx,
  { parcels, shipmentId, by, facts: more = {}, photos = [] }: Arriving,
): Promise<string[]> {
  const now = deps.clock.now();
  await updateArrived(
    trx,
    parcels.map(({ id }) => id),
    now,
  );
  if ((await lockParcelsOfShipment(trx, shipmentId)).every(hasArrived))
    await updateShipmentArrived(trx, shipmentId, now);
  const orderIds = (await readLiving(deps, trx, parcels)).map(({ id }) => id);
  const all = await lockParcelsOfOrders(trx, orderIds);
  const moved: string[] = [];
  for (const orderId of orderIds) {
    const own = all.filter((parcel) => holds(parcel, orderId));
    const facts = { parcel: own.map((parcel) => parcel.code).join(', '), ...more };
    if (own.every(hasArrived)) {
      await deps.orders.move(trx, { orderId, to: 'CHECKIN', by, facts, photos });
      moved.push(orderId);
    } else await deps.orders.addEvent(trx, { orderId, by, facts, photos });
  }
  return moved;
}

/**
 * What arrives under the code of a shipment or a parcel, locked: where there is a customs gate only
 * what was let through. Refusals `logistics.parcel-not-found`, `logistics.parcel-elsewhere`,
 * `logistics.at-customs`.
 */
export async function arriving(
  trx: Trx,
  code: string,
): Promise<{ parcels: Parcel[]; shipmentId: string }> {
  const shipment = await lockShipment(trx, code);
  if (shipment) {
    refuseUnless(shipment.state === 'exported', 'logistics.parcel-elsewhere', { code });
    const shipmentId = shipment.id;
    const travelling = (await lockParcelsOfShipment(trx, shipmentId)).filter(
      ({ state }) => state === 'exported',
    );
    const parcels = await throughCustoms(trx, { code, shipmentId, parcels: travelling });
    return { parcels, shipmentId };
  }
  const found = await findParcel(trx, code);
  refuseUnless(found, 'logistics.parcel-not-found', { code });
  const known =
    (await lockParcelsOfOrders(trx, ordersIn([found]))).find(({ id }) => id === found.id) ?? found;
  refuseUnless(known.state === 'exported' && known.shipmentId, 'logistics.parcel-elsewhere', {
    code,
  });
  const { shipmentId } = known;
  await lockShipmentById(trx, shipmentId);
  return { parcels: await throughCustoms(trx, { code, shipmentId, parcels: [known] }), shipmentId };
}
