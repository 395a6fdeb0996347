import { dong } from '../../../kernel/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Order } from '../../orders/index.ts';
import type { BookedCosts } from '../../pricing/index.ts';
import type { LogisticsDeps } from '../deps.ts';
import { listParcelsOfOrders, listParcelsOfShipments } from '../parcels/parcel-list-store.ts';
import { ordersIn, type Parcel } from '../parcels/rules/parcel.ts';
import { findNewest, listBookers, listCurrentCosts } from './booked-cost-store.ts';
import {
  type BookedCost,
  type CostKind,
  type SharedCost,
  shareOfCost,
  type Subject,
} from './rules/booked-cost.ts';

/**
 * What was booked of an order: for itself first, else its shares of what was booked for all its
 * parcels, else of what was booked for all the shipments that they travel in. Freight is shared by
 * weight, duty and VAT by the value of the goods. What is booked only in part is not booked yet.
 */
export async function bookedOf(
  deps: Pick<LogisticsDeps, 'orders'>,
  reader: Reader,
  order: Pick<Order, 'id'>,
): Promise<BookedCosts> {
  const parcels = await listParcelsOfOrders(reader, [order.id]);
  const shipmentIds = shipmentsOf(parcels);
  const costs = await listCurrentCosts(reader, subjectsFor(order.id, parcels));
  if (costs.length === 0) return {};
  const travelling = await listParcelsOfShipments(reader, shipmentIds);
  const values = await valuesOf(deps, reader, [...parcels, ...travelling]);
  const isSentWhole = parcels.length > 0 && parcels.every(({ shipmentId }) => shipmentId);
  const wholes = {
    order: [{ id: order.id, parcels: [] }],
    parcel: parcels.map((parcel) => ({ id: parcel.id, parcels: [parcel] })),
    shipment: isSentWhole
      ? shipmentIds.map((id) => ({
          id,
          parcels: travelling.filter(({ shipmentId }) => shipmentId === id),
        }))
      : [],
  };
  const of = (kind: CostKind) => {
    for (const type of ['order', 'parcel', 'shipment'] as const) {
      const found = wholes[type].map((whole) => ({
        ...whole,
        cost: costs.find((one) => isOf(one, kind, type, whole.id)),
      }));
      if (found.length > 0 && found.every(({ cost }) => cost))
        return dong(
          found.reduce(
            (sum, { cost, parcels: inside }) =>
              sum +
              (type === 'order'
                ? (cost?.vnd ?? 0)
                : shareOfCost(sharedCost(cost?.vnd ?? 0, kind, inside, values), order.id)),
            0,
          ),
        );
    }
    return undefined;
  };
  return {
    domesticShipping: of('domestic-shipping'),
    freight: of('freight'),
    duty: of('duty'),
    vat: of('vat'),
  };
}

/**
 * The newest number of what was booked or withdrawn of these orders, of their living parcels or of
 * their shipments.
 */
export async function newestCostOf(reader: Reader, orderIds: readonly string[]): Promise<number> {
  const parcels = await listParcelsOfOrders(reader, orderIds);
  return findNewest(
    reader,
    orderIds.flatMap((id) => subjectsFor(id, parcels)),
  );
}

/** Who ever booked or withdrew a cost of an order, of its living parcels or shipments: ids. */
export async function bookersOf(reader: Reader, orderId: string): Promise<string[]> {
  return listBookers(reader, subjectsFor(orderId, await listParcelsOfOrders(reader, [orderId])));
}

const subjectsFor = (orderId: string, parcels: readonly Parcel[]): Subject[] => [
  { type: 'order', id: orderId },
  ...parcels.map(({ id }): Subject => ({ type: 'parcel', id })),
  ...shipmentsOf(parcels).map((id): Subject => ({ type: 'shipment', id })),
];

const shipmentsOf = (parcels: readonly Parcel[]): string[] => [
  ...new Set(parcels.flatMap(({ shipmentId }) => shipmentId ?? [])),
];

const isOf = (cost: BookedCost, kind: CostKind, type: Subject['type'], id: string): boolean =>
  cost.kind === kind && cost.subject.type === type && cost.subject.id === id;

function sharedCost(
  vnd: number,
  kind: CostKind,
  parcels: readonly Parcel[],
  values: ReadonlyMap<string, number>,
): SharedCost {
  return {
    vnd,
    orders: ordersIn(parcels).map((orderId) => ({
      orderId,
      weight: kind === 'freight' ? weightIn(parcels, orderId) : (values.get(orderId) ?? 0),
    })),
  };
}

const weightIn = (parcels: readonly Parcel[], orderId: string): number =>
  parcels
    .flatMap(({ contents }) => contents)
    .reduce((sum, content) => sum + (content.orderId === orderId ? content.weightG : 0), 0);

/** Order -> yen of its goods. */
async function valuesOf(
  { orders }: Pick<LogisticsDeps, 'orders'>,
  reader: Reader,
  parcels: readonly Parcel[],
): Promise<ReadonlyMap<string, number>> {
  const found = await orders.readMany(reader, ordersIn(parcels));
  return new Map(found.map(({ id, listing, quantity }) => [id, listing.price * quantity]));
}
