/** Logistics: parcels from the shelf in Japan to the table in Vietnam where they are opened, and the shipments they travel in. */
import { bind, type Bound } from '../../kernel/bind.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Waiting } from '../../kernel/waiting.ts';
import { customsRoutes } from './customs/routes.ts';
import { ruleRoutes } from './house-rules/routes.ts';
import type { LogisticsDeps } from './deps.ts';
import { type Parcel, type Shipment, storedDays } from './parcels/rules/parcel.ts';
import type { ParcelRequest } from './repacking/rules/parcel-request.ts';
import { carriageOf } from './parcels/parcel-costs.ts';
import { parcelRoutes } from './parcels/routes.ts';
import {
  listOrderIdsBehind,
  listParcelsByIds,
  listParcelsIn,
  listParcelsOfOrders,
  listParcelsOfShipments,
} from './parcels/parcel-store.ts';
import { listLinks, listRequestsIn } from './repacking/request-store.ts';
import { logisticsRoutes } from './routes.ts';
import { listShipmentsIn } from './shipments/shipment-store.ts';
import { askJoin, askRehearsal, askSplit } from './repacking/ask-repack.ts';
import { cancelRequest } from './repacking/cancel-request.ts';
import { checkIn } from './parcels/check-in.ts';
import { exportCustoms, readCustoms, saveCustoms } from './customs/declare-customs.ts';
import { exportShipment } from './shipments/export-shipment.ts';
import { listMyParcels, readRequest } from './parcels/list-parcels.ts';
import { giveUpGoods } from './parcels/give-up-goods.ts';
import { openParcel } from './parcels/open-parcel.ts';
import { packShipment, unpackShipment } from './shipments/pack-shipment.ts';
import { receiveParcel } from './parcels/receive-parcel.ts';
import { readRules, setHeading, setTerms } from './house-rules/set-rules.ts';
import { chooseBox, chooseForThem, offerBoxes } from './repacking/pack-trial.ts';
import { remindStorage } from './storage/remind-storage.ts';
import { repack } from './repacking/repack.ts';
import { logisticsPersonalData } from './personal-data.ts';

export type { LogisticsDeps } from './deps.ts';
export type { Measures, Parcel, Shipment } from './parcels/rules/parcel.ts';
export { weighedQuestion } from './parcels/weighed-question.ts';

export interface Logistics {
  readonly receiveParcel: Bound<typeof receiveParcel>;
  readonly packShipment: Bound<typeof packShipment>;
  readonly unpackShipment: Bound<typeof unpackShipment>;
  readonly giveUpGoods: Bound<typeof giveUpGoods>;
  readonly exportShipment: Bound<typeof exportShipment>;
  readonly checkIn: Bound<typeof checkIn>;
  readonly openParcel: Bound<typeof openParcel>;
  readonly askJoin: Bound<typeof askJoin>;
  readonly askSplit: Bound<typeof askSplit>;
  readonly askRehearsal: Bound<typeof askRehearsal>;
  readonly cancelRequest: Bound<typeof cancelRequest>;
  readonly repack: Bound<typeof repack>;
  readonly offerBoxes: Bound<typeof offerBoxes>;
  readonly chooseBox: Bound<typeof chooseBox>;
  readonly chooseForThem: Bound<typeof chooseForThem>;
  readonly remindStorage: Bound<typeof remindStorage>;
  readonly listMyParcels: Bound<typeof listMyParcels>;
  readonly readRequest: Bound<typeof readRequest>;
  readonly readCustoms: Bound<typeof readCustoms>;
  readonly saveCustoms: Bound<typeof saveCustoms>;
  readonly exportCustoms: Bound<typeof exportCustoms>;
  readonly readRules: Bound<typeof readRules>;
  readonly setTerms: Bound<typeof setTerms>;
  readonly setHeading: Bound<typeof setHeading>;
  now(): Date;
  /** What an order pays for the parcels that it shares with others; undefined when it shares none. */
  readonly carriageOf: Bound<typeof carriageOf>;
  /** Whole days that an order lay in the Japan warehouse. */
  storedDaysOf(reader: Reader, orderId: string): Promise<number>;
  parcelsOf(reader: Reader, orderIds: readonly string[]): Promise<Parcel[]>;
  /** Those that still travel. */
  parcelsIn(reader: Reader, shipmentIds: readonly string[]): Promise<Parcel[]>;
  /** For the desk's queues; longest waiting first. */
  listParcels(reader: Reader, state: Parcel['state'], waiting: Waiting): Promise<Parcel[]>;
  /** What customers wait for, with its parcels; longest waiting first. */
  listRequests(
    reader: Reader,
    kinds: readonly ParcelRequest['kind'][],
    waiting: Waiting,
  ): Promise<{ request: ParcelRequest; parcels: Parcel[] }[]>;
  listShipments(reader: Reader, state: Shipment['state'], waiting: Waiting): Promise<Shipment[]>;
  /** Orders of whose goods something lies behind the code of a parcel, a shipment or a customer's request. */
  listOrderIdsBehind(reader: Reader, code: string): Promise<string[]>;
}

export function createLogistics(deps: LogisticsDeps): Logistics {
  return {
    ...bind(deps, {
      receiveParcel,
      packShipment,
      unpackShipment,
      giveUpGoods,
      exportShipment,
      checkIn,
      openParcel,
      askJoin,
      askSplit,
      askRehearsal,
      cancelRequest,
      repack,
      offerBoxes,
      chooseBox,
      chooseForThem,
      remindStorage,
      listMyParcels,
      readRequest,
      readCustoms,
      saveCustoms,
      exportCustoms,
      readRules,
      setTerms,
      setHeading,
      carriageOf,
    }),
    now: () => deps.clock.now(),
    storedDaysOf: async (reader, orderId) =>
      storedDays(await listParcelsOfOrders(reader, [orderId]), deps.clock.now()),
    parcelsOf: listParcelsOfOrders,
    parcelsIn: async (reader, shipmentIds) =>
      (await listParcelsOfShipments(reader, shipmentIds)).filter(({ state }) => state !== 'closed'),
    listParcels: listParcelsIn,
    async listRequests(reader, kinds, waiting) {
      const requests = await listRequestsIn(reader, kinds, 'asked', waiting);
      const links = await listLinks(
        reader,
        requests.map(({ id }) => id),
      );
      const parcels = await listParcelsByIds(
        reader,
        links.map(({ parcelId }) => parcelId),
      );
      return requests.map((request) => ({
        request,
        parcels: parcels.filter(({ requestId }) => requestId === request.id),
      }));
    },
    listShipments: listShipmentsIn,
    listOrderIdsBehind,
  };
}

/** What composition connects. */
export const logisticsParts = (logistics: Logistics) => ({
  personalData: logisticsPersonalData,
  routes: [
    ...logisticsRoutes(logistics),
    ...parcelRoutes(logistics),
    ...customsRoutes(logistics),
    ...ruleRoutes(logistics),
  ],
  jobs: {
    'logistics.remind-storage': logistics.remindStorage,
    'logistics.choose-box': logistics.chooseForThem,
  },
  // Once an hour, so that a reminder comes in the hour in which its day begins.
  repeatedJobs: [{ name: 'logistics.remind-storage', cron: '7 * * * *' }],
});
