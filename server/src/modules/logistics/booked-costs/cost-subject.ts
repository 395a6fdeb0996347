import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { LogisticsDeps } from '../deps.ts';
import { listParcelsOfOrders, listParcelsOfShipments } from '../parcels/parcel-list-store.ts';
import { findParcel } from '../parcels/parcel-store.ts';
import { ordersIn } from '../parcels/rules/parcel.ts';
import { findShipment, listShipmentsByIds } from '../shipments/shipment-store.ts';
import type { Subject, SubjectType } from './rules/booked-cost.ts';

export interface NamedSubject extends Subject {
  readonly code: string;
  /** Every order that the cost is paid for. */
  readonly orderIds: readonly string[];
}

/**
 * What a code of the desk names. Refusals `orders.not-found`, `logistics.parcel-not-found`,
 * `logistics.cost-on-old-parcel`, `logistics.shipment-not-found`.
 */
export async function readSubject(
  { orders }: Pick<LogisticsDeps, 'orders'>,
  reader: Reader,
  { type, code }: { readonly type: SubjectType; readonly code: string },
): Promise<NamedSubject> {
  if (type === 'order') {
    const { id } = await orders.read(reader, { code });
    return { type, id, code, orderIds: [id] };
  }
  if (type === 'parcel') {
    const parcel = await findParcel(reader, code);
    refuseUnless(parcel, 'logistics.parcel-not-found', { code });
    const orderIds = ordersIn([parcel]);
    if (parcel.state === 'closed') {
      const living = await listParcelsOfOrders(reader, orderIds);
      const now = living.map((one) => one.code).join(', ');
      refuseUnless(now === '', 'logistics.cost-on-old-parcel', { code, now });
    }
    return { type, id: parcel.id, code, orderIds };
  }
  const shipment = await findShipment(reader, code);
  refuseUnless(shipment, 'logistics.shipment-not-found', { code });
  const parcels = await listParcelsOfShipments(reader, [shipment.id]);
  return { type, id: shipment.id, code, orderIds: ordersIn(parcels) };
}

/** The parcels and shipments that an order travels in: what a cost may be booked for instead. */
export async function listCarriers(
  reader: Reader,
  orderId: string,
): Promise<{ readonly type: SubjectType; readonly code: string }[]> {
  const parcels = await listParcelsOfOrders(reader, [orderId]);
  const shipments = await listShipmentsByIds(reader, [
    ...new Set(parcels.flatMap(({ shipmentId }) => shipmentId ?? [])),
  ]);
  return [
    ...parcels.map(({ code }) => ({ type: 'parcel' as const, code })),
    ...shipments.map(({ code }) => ({ type: 'shipment' as const, code })),
  ];
}
