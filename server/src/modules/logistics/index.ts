/** Logistics: parcels from the shelf in Japan to the table in Vietnam where they are opened, and the shipments they travel in. */
import { bind } from '../../kernel/bind.ts';
import { bookCost } from './booked-costs/book-cost.ts';
import { bookedOf, bookersOf, newestCostOf } from './booked-costs/booked-of-order.ts';
import { readCosts } from './booked-costs/read-costs.ts';
import { costRoutes } from './booked-costs/routes.ts';
import { withdrawCost } from './booked-costs/withdraw-cost.ts';
import { exportCustoms, readCustoms, saveCustoms } from './customs/declare-customs.ts';
import { customsRoutes } from './customs/routes.ts';
import type { LogisticsDeps } from './deps.ts';
import { declareShipment } from './gate/declare-shipment.ts';
import { holdParcels } from './gate/hold-parcels.ts';
import { readShipment } from './gate/read-shipment.ts';
import { releaseParcels } from './gate/release-parcels.ts';
import { gateRoutes } from './gate/routes.ts';
import { undoHold } from './gate/undo-hold.ts';
import { ruleRoutes } from './house-rules/routes.ts';
import { readRules, setHeading, setTerms } from './house-rules/set-rules.ts';
import type { Logistics } from './logistics.ts';
import { finishCount, scanCount, startCount } from './counting/count-place.ts';
import { readCount } from './counting/read-count.ts';
import { countRoutes } from './counting/routes.ts';
import { settleFinding } from './counting/settle-finding.ts';
import { listPlaces, savePlace } from './places/save-place.ts';
import { checkIn } from './parcels/check-in.ts';
import { giveUpGoods } from './parcels/give-up-goods.ts';
import { howGoodsLie } from './parcels/how-goods-lie.ts';
import { listMyParcels, readRequest } from './parcels/list-parcels.ts';
import { openParcel } from './parcels/open-parcel.ts';
import { carriageOf } from './parcels/parcel-costs.ts';
import {
  listOrderIdsBehind,
  listParcelsAfter,
  listParcelsByIds,
  listParcelsIn,
  listParcelsOfOrders,
  listParcelsOfShipments,
} from './parcels/parcel-list-store.ts';
import { receiveParcel } from './parcels/receive-parcel.ts';
import { parcelRoutes } from './parcels/routes.ts';
import { storedDays } from './parcels/rules/parcel.ts';
import { putParcel } from './places/put-parcel.ts';
import { findPlacedParcel, printPlace, readPlace } from './places/read-place.ts';
import { placeRoutes } from './places/routes.ts';
import { printParcel } from './printing/print-parcel.ts';
import { printingRoutes } from './printing/routes.ts';
import { logisticsPersonalData } from './personal-data.ts';
import { askJoin, askTrialPacking, askSplit } from './repacking/ask-repack.ts';
import { cancelRequest } from './repacking/cancel-request.ts';
import { chooseBox, chooseForThem, offerBoxes } from './repacking/pack-trial.ts';
import { repack } from './repacking/repack.ts';
import { listLinks, listRequestsIn } from './repacking/request-store.ts';
import { logisticsRoutes } from './routes.ts';
import { exportShipment } from './shipments/export-shipment.ts';
import { packShipment, unpackShipment } from './shipments/pack-shipment.ts';
import { listShipmentsByCode, listShipmentsIn } from './shipments/shipment-store.ts';
import { findParcel } from './parcels/parcel-store.ts';
import { closeUnknownAct, proposeUnknownEnd } from './unknown-parcels/close-unknown.ts';
import { listUnknownParcels, printUnknown } from './unknown-parcels/list-unknown.ts';
import { matchUnknown } from './unknown-parcels/match-unknown.ts';
import { readUnknownParcel } from './unknown-parcels/propose-orders.ts';
import { placeUnknown, recordUnknown } from './unknown-parcels/record-unknown.ts';
import { unknownRoutes } from './unknown-parcels/routes.ts';
import { takeBackMatch } from './unknown-parcels/take-back.ts';
import { findUnknown, listOpenUnknown } from './unknown-parcels/unknown-store.ts';
import { exportShipmentTable, listShipmentTable } from './register/list-shipments.ts';
import { countParcelRegister, listParcelRegister } from './register/parcel-register-store.ts';
import { registerRoutes } from './register/routes.ts';
import { remindStorage } from './storage/remind-storage.ts';

export { placeOf } from './places/rules/house.ts';
export { PARCEL_KEYS, type ParcelFilter } from './register/parcel-register-store.ts';
export { logisticsWork } from './work-sql.ts';
export type { LogisticsDeps } from './deps.ts';
export type { Measures, Parcel, Shipment } from './parcels/rules/parcel.ts';
export { typedPlace } from './places/rules/typed-place.ts';
export { weighedQuestion } from './parcels/weighed-question.ts';

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
      askTrialPacking,
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
      bookCost,
      withdrawCost,
      readCosts,
    }),
    ...bind(deps, { findPlacedParcel, readPlace, putParcel, printPlace, printParcel }),
    ...unknownOf(deps),
    bookedOf: (reader, order) => bookedOf(deps, reader, order),
    storedDaysOf: async (reader, orderId) =>
      storedDays(await listParcelsOfOrders(reader, [orderId]), deps.clock.now()),
    ...{ howGoodsLie, listParcelsAfter, parcelsOf: listParcelsOfOrders },
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
    ...{ bookersOf, newestCostOf, findParcel, listShipmentsByCode, listOrderIdsBehind },
  };
}

/** Parcels that no order knows, counting what lies on places, the customs gate, and the tables. */
const unknownOf = (deps: LogisticsDeps) => ({
  now: () => deps.clock.now(),
  ...bind(deps, { recordUnknown, placeUnknown, matchUnknown, takeBackMatch, proposeUnknownEnd }),
  ...bind(deps, { listUnknownParcels, readUnknownParcel, printUnknown }),
  ...{ findUnknown, listOpenUnknown, listParcelRegister, countParcelRegister },
  acts: { 'unknown-parcel.close': closeUnknownAct(deps) },
  ...bind(deps, { listPlaces, savePlace, startCount, readCount, scanCount, finishCount }),
  ...bind(deps, { settleFinding, listShipmentTable, exportShipmentTable }),
  ...bind(deps, { readShipment, declareShipment, holdParcels, undoHold, releaseParcels }),
});

/** What composition connects. */
export const logisticsParts = (logistics: Logistics) => ({
  personalData: logisticsPersonalData,
  routes: [
    ...logisticsRoutes(logistics),
    ...parcelRoutes(logistics),
    ...customsRoutes(logistics),
    ...registerRoutes(logistics),
    ...gateRoutes(logistics),
    ...ruleRoutes(logistics),
    ...costRoutes(logistics),
    ...printingRoutes(logistics),
    ...placeRoutes(logistics),
    ...unknownRoutes(logistics),
    ...countRoutes(logistics),
  ],
  jobs: {
    'logistics.remind-storage': logistics.remindStorage,
    'logistics.choose-box': logistics.chooseForThem,
  },
  // Once an hour, so that a reminder comes in the hour in which its day begins.
  repeatedJobs: [{ name: 'logistics.remind-storage', cron: '7 * * * *' }],
});

export type { Logistics } from './logistics.ts';
