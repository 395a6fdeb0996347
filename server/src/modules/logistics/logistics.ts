import type { Bound } from '../../kernel/bind.ts';
import type { Waiting } from '../../kernel/waiting.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { BookedCosts } from '../pricing/index.ts';
import type { Order } from '../orders/index.ts';
import type { bookCost } from './booked-costs/book-cost.ts';
import type { readCosts } from './booked-costs/read-costs.ts';
import type { withdrawCost } from './booked-costs/withdraw-cost.ts';
import type { exportCustoms, readCustoms, saveCustoms } from './customs/declare-customs.ts';
import type { CustomsGate } from './gate/gate.ts';
import type { readRules, setHeading, setTerms } from './house-rules/set-rules.ts';
import type { finishCount, scanCount, startCount } from './counting/count-place.ts';
import type { readCount } from './counting/read-count.ts';
import type { settleFinding } from './counting/settle-finding.ts';
import type { listPlaces, savePlace } from './places/save-place.ts';
import type { checkIn } from './parcels/check-in.ts';
import type { giveUpGoods } from './parcels/give-up-goods.ts';
import type { howGoodsLie } from './parcels/how-goods-lie.ts';
import type { listMyParcels, readRequest } from './parcels/list-parcels.ts';
import type { openParcel } from './parcels/open-parcel.ts';
import type { listParcelsAfter } from './parcels/parcel-list-store.ts';
import type { carriageOf } from './parcels/parcel-costs.ts';
import type { receiveParcel } from './parcels/receive-parcel.ts';
import type { Parcel, Shipment } from './parcels/rules/parcel.ts';
import type { askJoin, askTrialPacking, askSplit } from './repacking/ask-repack.ts';
import type { cancelRequest } from './repacking/cancel-request.ts';
import type { chooseBox, chooseForThem, offerBoxes } from './repacking/pack-trial.ts';
import type { repack } from './repacking/repack.ts';
import type { ParcelRequest } from './repacking/rules/parcel-request.ts';
import type { exportShipment } from './shipments/export-shipment.ts';
import type { packShipment, unpackShipment } from './shipments/pack-shipment.ts';
import type { putParcel } from './places/put-parcel.ts';
import type { findPlacedParcel, printPlace, readPlace } from './places/read-place.ts';
import type { printParcel } from './printing/print-parcel.ts';
import type { ActHandlers } from '../approvals/index.ts';
import type { proposeUnknownEnd } from './unknown-parcels/close-unknown.ts';
import type { listUnknownParcels, printUnknown } from './unknown-parcels/list-unknown.ts';
import type { matchUnknown } from './unknown-parcels/match-unknown.ts';
import type { readUnknownParcel } from './unknown-parcels/propose-orders.ts';
import type { placeUnknown, recordUnknown } from './unknown-parcels/record-unknown.ts';
import type { takeBackMatch } from './unknown-parcels/take-back.ts';
import type { findUnknown, listOpenUnknown } from './unknown-parcels/unknown-store.ts';
import type { GoodsRegister } from './register/goods-register.ts';
import type { remindStorage } from './storage/remind-storage.ts';

export interface Logistics extends CustomsGate, GoodsRegister {
  readonly receiveParcel: Bound<typeof receiveParcel>;
  readonly packShipment: Bound<typeof packShipment>;
  readonly unpackShipment: Bound<typeof unpackShipment>;
  readonly giveUpGoods: Bound<typeof giveUpGoods>;
  readonly howGoodsLie: typeof howGoodsLie;
  readonly exportShipment: Bound<typeof exportShipment>;
  readonly checkIn: Bound<typeof checkIn>;
  readonly openParcel: Bound<typeof openParcel>;
  readonly askJoin: Bound<typeof askJoin>;
  readonly askSplit: Bound<typeof askSplit>;
  readonly askTrialPacking: Bound<typeof askTrialPacking>;
  readonly cancelRequest: Bound<typeof cancelRequest>;
  readonly repack: Bound<typeof repack>;
  readonly offerBoxes: Bound<typeof offerBoxes>;
  readonly chooseBox: Bound<typeof chooseBox>;
  readonly chooseForThem: Bound<typeof chooseForThem>;
  readonly remindStorage: Bound<typeof remindStorage>;
  readonly listMyParcels: Bound<typeof listMyParcels>;
  /** Every parcel of a customer, page by page. */
  readonly listParcelsAfter: typeof listParcelsAfter;
  readonly readRequest: Bound<typeof readRequest>;
  readonly readCustoms: Bound<typeof readCustoms>;
  readonly saveCustoms: Bound<typeof saveCustoms>;
  readonly exportCustoms: Bound<typeof exportCustoms>;
  readonly readRules: Bound<typeof readRules>;
  readonly setTerms: Bound<typeof setTerms>;
  readonly setHeading: Bound<typeof setHeading>;
  /** The label of a parcel. */
  readonly printParcel: Bound<typeof printParcel>;
  /** Places: where a parcel is, what lies on one, putting it there. */
  readonly findPlacedParcel: Bound<typeof findPlacedParcel>;
  readonly readPlace: Bound<typeof readPlace>;
  readonly putParcel: Bound<typeof putParcel>;
  readonly printPlace: Bound<typeof printPlace>;
  /** Parcels that no order knows. */
  readonly recordUnknown: Bound<typeof recordUnknown>;
  readonly placeUnknown: Bound<typeof placeUnknown>;
  readonly listUnknownParcels: Bound<typeof listUnknownParcels>;
  readonly readUnknownParcel: Bound<typeof readUnknownParcel>;
  readonly matchUnknown: Bound<typeof matchUnknown>;
  readonly takeBackMatch: Bound<typeof takeBackMatch>;
  readonly proposeUnknownEnd: Bound<typeof proposeUnknownEnd>;
  readonly printUnknown: Bound<typeof printUnknown>;
  /** By its code, wherever it stands. */
  readonly findUnknown: typeof findUnknown;
  /** Open ones that bear one of these numbers, or the code. */
  readonly listOpenUnknown: typeof listOpenUnknown;
  readonly acts: Pick<ActHandlers, 'unknown-parcel.close'>;
  /** Counting what lies on places, and the register of places. */
  readonly listPlaces: Bound<typeof listPlaces>;
  readonly savePlace: Bound<typeof savePlace>;
  readonly startCount: Bound<typeof startCount>;
  readonly readCount: Bound<typeof readCount>;
  readonly scanCount: Bound<typeof scanCount>;
  readonly finishCount: Bound<typeof finishCount>;
  readonly settleFinding: Bound<typeof settleFinding>;
  readonly bookCost: Bound<typeof bookCost>;
  readonly withdrawCost: Bound<typeof withdrawCost>;
  readonly readCosts: Bound<typeof readCosts>;
  /**
   * What somebody booked of an order's real costs, with its shares of what was booked for several
   * together; đồng.
   */
  bookedOf(reader: Reader, order: Pick<Order, 'id'>): Promise<BookedCosts>;
  /** Grows with whatever is booked or withdrawn that these orders bear. */
  newestCostOf(reader: Reader, orderIds: readonly string[]): Promise<number>;
  /** Ids of the staff who ever booked or withdrew a cost that this order bears. */
  bookersOf(reader: Reader, orderId: string): Promise<string[]>;
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
  findParcel(reader: Reader, code: string): Promise<Parcel | undefined>;
  /** By its code or waybill. */
  listShipmentsByCode(reader: Reader, code: string): Promise<Shipment[]>;
  /** Orders of whose goods something lies behind the code of a parcel, a shipment or a customer's request. */
  listOrderIdsBehind(reader: Reader, code: string): Promise<string[]>;
}
