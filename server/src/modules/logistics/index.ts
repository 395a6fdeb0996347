/** Logistics: parcels from the shelf in Japan to the table in Vietnam where they are opened, and the shipments they travel in. */
import type { Reader } from '../../platform/database/database.ts';
import type { LogisticsDeps } from './deps.ts';
import { type Parcel, type Shipment, storedDays } from './domain/parcel.ts';
import { listParcelsIn, listParcelsOfOrders, listParcelsOfShipments } from './parcel-store.ts';
import { logisticsRoutes } from './routes.ts';
import { listShipmentsIn } from './shipment-store.ts';
import { checkIn } from './use-cases/check-in.ts';
import { exportShipment } from './use-cases/export-shipment.ts';
import { openParcel } from './use-cases/open-parcel.ts';
import { packShipment, unpackShipment } from './use-cases/pack-shipment.ts';
import { receiveParcel } from './use-cases/receive-parcel.ts';

export type { LogisticsDeps } from './deps.ts';
export type { Measures, Parcel, Shipment } from './domain/parcel.ts';

export interface Logistics {
  readonly receiveParcel: ReturnType<typeof receiveParcel>;
  readonly packShipment: ReturnType<typeof packShipment>;
  readonly unpackShipment: ReturnType<typeof unpackShipment>;
  readonly exportShipment: ReturnType<typeof exportShipment>;
  readonly checkIn: ReturnType<typeof checkIn>;
  readonly openParcel: ReturnType<typeof openParcel>;
  /** Whole days that an order lay in the Japan warehouse. */
  storedDaysOf(reader: Reader, orderId: string): Promise<number>;
  parcelsOf(reader: Reader, orderIds: readonly string[]): Promise<Parcel[]>;
  parcelsIn(reader: Reader, shipmentIds: readonly string[]): Promise<Parcel[]>;
  /** For the desk's queues; longest waiting first. */
  listParcels(reader: Reader, state: Parcel['state'], limit: number): Promise<Parcel[]>;
  listShipments(reader: Reader, state: Shipment['state'], limit: number): Promise<Shipment[]>;
}

export function createLogistics(deps: LogisticsDeps): Logistics {
  return {
    receiveParcel: receiveParcel(deps),
    packShipment: packShipment(deps),
    unpackShipment: unpackShipment(deps),
    exportShipment: exportShipment(deps),
    checkIn: checkIn(deps),
    openParcel: openParcel(deps),
    storedDaysOf: async (reader, orderId) => storedDays(await listParcelsOfOrders(reader, [orderId]), deps.clock.now()),
    parcelsOf: listParcelsOfOrders,
    parcelsIn: listParcelsOfShipments,
    listParcels: listParcelsIn,
    listShipments: listShipmentsIn,
  };
}

/** What composition connects. */
export const logisticsParts = (logistics: Logistics) => ({ routes: logisticsRoutes(logistics) });
