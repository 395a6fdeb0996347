import { placeOf } from '../logistics/index.ts';
import { type FindTasks, orderTask } from './order-task.ts';

/** Parcels as work, with the orders inside. */
export function parcelTasks(kind: 'pack' | 'weigh', state: 'stored' | 'arrived'): FindTasks {
  return async ({ db, orders, logistics }, waiting) => {
    const parcels = await logistics.listParcels(db, state, waiting);
    const byId = new Map(
      (
        await orders.readMany(
          db,
          parcels.flatMap(({ contents }) => contents.map(({ orderId }) => orderId)),
        )
      ).map((order) => [order.id, order]),
    );
    return parcels.flatMap((parcel) => {
      const inside = parcel.contents.flatMap(({ orderId }) => byId.get(orderId) ?? []);
      const [order] = inside;
      if (!order) return [];
      const { weightG, lengthCm, widthCm, heightCm } = parcel.received;
      const shelf = placeOf(parcel);
      const task = orderTask(kind, order);
      const facts = {
        ...task.facts,
        weight_g: weightG,
        size: `${lengthCm}×${widthCm}×${heightCm}`,
        ...(shelf ? { shelf } : {}),
      };
      return [
        {
          ...task,
          key: `${kind}:${parcel.code}`,
          code: parcel.code,
          codes: inside.map(({ code }) => code),
          since: parcel.receivedAt.toISOString(),
          facts: { ...facts, order: inside.map(({ code }) => code).join(', ') },
        },
      ];
    });
  };
}

/** Shipments as work, with the parcels inside. */
export function shipmentTasks(kind: 'export' | 'check-in', state: 'open' | 'exported'): FindTasks {
  return async ({ db, logistics }, waiting) => {
    const shipments = await logistics.listShipments(db, state, waiting);
    const parcels = await logistics.parcelsIn(
      db,
      shipments.map(({ id }) => id),
    );
    return shipments.map((shipment) => {
      const own = parcels.filter(({ shipmentId }) => shipmentId === shipment.id);
      const weightG = own.reduce((total, { received }) => total + received.weightG, 0);
      return {
        key: `${kind}:${shipment.code}`,
        kind,
        code: shipment.code,
        codes: own.map(({ code }) => code),
        title: shipment.code,
        picture: null,
        customerId: undefined,
        since: (shipment.exportedAt ?? shipment.createdAt).toISOString(),
        facts: {
          ship_mode: shipment.shipMode,
          parcels: own.length,
          weight_g: weightG,
          ...(shipment.waybill ? { waybill: shipment.waybill } : {}),
        },
      };
    });
  };
}

/** What customers asked to be done with parcels on the shelf; the shelves stand beside it, because the way there is the first step. */
export function requestTasks(
  kind: 'repack' | 'rehearse',
  asked: readonly ('join' | 'split' | 'rehearsal')[],
): FindTasks {
  return async ({ db, orders, logistics }, waiting) => {
    const requests = await logistics.listRequests(db, asked, waiting);
    const ids = requests.flatMap(({ parcels }) =>
      parcels.flatMap(({ contents }) => contents.map(({ orderId }) => orderId)),
    );
    const byId = new Map(
      (await orders.readMany(db, [...new Set(ids)])).map((order) => [order.id, order]),
    );
    return requests.flatMap(({ request, parcels }) => {
      const order = byId.get(parcels[0]?.contents[0]?.orderId ?? '');
      if (!order) return [];
      const task = orderTask(kind, order);
      const shelves = [...new Set(parcels.flatMap(({ shelf }) => shelf ?? []))]
        .toSorted()
        .join(', ');
      return [
        {
          ...task,
          key: `${kind}:${request.code}`,
          code: request.code,
          codes: parcels.map(({ code }) => code),
          since: request.askedAt.toISOString(),
          facts: {
            ship_mode: order.shipMode,
            wish: request.kind,
            parcels: parcels.length,
            weight_g: parcels.reduce((sum, { received }) => sum + received.weightG, 0),
            ...(shelves ? { shelf: shelves } : {}),
          },
        },
      ];
    });
  };
}
