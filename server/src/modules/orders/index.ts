/**
 * Orders: what a customer committed to buy, from the first payment to the door. The life of an order is one table
 * (`domain/order-life.ts`); every move is an event that is never changed, and what must be bought by hand is a task of the desk.
 */
import { bind } from '../../kernel/bind.ts';
import { readingOf } from '../../platform/database/reads/reading-of.ts';
import type { OrdersDeps } from './deps.ts';
import { changeChoices, priceChoices } from './choices/change-choices.ts';
import { listDoors, setDoor } from './choices/set-door.ts';
import { cancelOrder } from './ending/cancel-order.ts';
import { listProposed } from './ending/fall-through-store.ts';
import { fallThrough, keepGoing } from './ending/fall-through.ts';
import { ordersJobs } from './jobs.ts';
import { addEvent, addEvents } from './moving/add-event.ts';
import { listEvents } from './moving/event-store.ts';
import { moveOrder } from './moving/move-order.ts';
import { listToBill } from './moving/order-queue-store.ts';
import { runTimer } from './moving/run-timer.ts';
import { findUsualMeans, listMeans } from './means/means-store.ts';
import { setMeans } from './means/set-means.ts';
import { listNotes } from './notes/note-store.ts';
import { writeNote } from './notes/write-note.ts';
import { listIdsBearing } from './order-list-store.ts';
import { listByIds, updateActual, updateMeasured } from './order-store.ts';
import type { OrdersModule } from './orders.ts';
import { createForPurchase, createFromWin } from './paying/create-order.ts';
import { outstandingFirst } from './paying/money-parts.ts';
import { payQuotes } from './paying/pay-quotes.ts';
import { ordersPersonalData } from './personal-data.ts';
import { buyByAgent } from './purchasing/buy-by-agent.ts';
import { createPurchaseDesk } from './purchasing/by-hand/purchase-desk.ts';
import { listOwnOrders } from './reading/own-order-store.ts';
import { listPurchasesOf, listTasks } from './purchasing/purchase-store.ts';
import { settleUnknownPurchase } from './purchasing/settle-unknown-purchase.ts';
import { answerQuote } from './quoting/answer-quote.ts';
import { acceptPrice } from './quoting/change-price.ts';
import { askAgain } from './quoting/lapsed-quote.ts';
import { priceQuotes } from './quoting/price-quotes.ts';
import { requestQuotes } from './quoting/request-quotes.ts';
import { listAwaited } from './reading/awaited-order-store.ts';
import { exportQuotes } from './reading/export-quotes.ts';
import { countQuotes, listFirstPayments, listQuotes } from './reading/list-quotes.ts';
import {
  findByScan,
  listLookedFor,
  listPage,
  listScanned,
  lockKnown,
  readOrder,
  readStatistics,
} from './reading/find-orders.ts';
import { readDeskOrder, readOrderDetail } from './reading/read-order.ts';
import { countOrdersOf, countRegister, listRegister } from './register/register-store.ts';
import { addSellerParcel, changeSellerParcel } from './seller-parcels/enter-tracking.ts';
import { listSellerParcels } from './seller-parcels/seller-parcel-store.ts';
import { applyTracking, readTracking, uploadTracking } from './tracking-import/import-tracking.ts';
import { ordersRoutes } from './routes.ts';

export type { OrdersDeps, PurchaseAgent } from './deps.ts';
export type {
  EventFacts,
  MadeOrder,
  Measured,
  Mover,
  Order,
  OrderAddress,
  PurchaseOrder,
} from './order.ts';
export { copyOf, hasAddress } from './paying/order-address.ts';
export { forecastLines } from './paying/forecast-lines.ts';
export { partsOf } from './paying/money-parts.ts';
export type { LotPurchase } from './purchasing/purchase-store.ts';
export { promisedAt } from './quoting/promised-at.ts';
export {
  REGISTER_KEYS,
  type RegisteredOrder,
  type RegisterFilter,
  type RegisterKey,
} from './register/register-store.ts';
export { ordersOwnTasks } from './own-tasks-sql.ts';
export { ordersIn, ordersWork } from './work-sql.ts';
export { plainNumber, trackingUrl } from './seller-parcels/rules/tracking-number.ts';
export type { SellerParcel } from './seller-parcels/seller-parcel-store.ts';
export { orderSite, type OrderSite } from './reading/order-site.ts';
export { isUnbilled } from './rules/order-life-moves.ts';
export { STATES, statusIdOf, type OrderState } from './rules/order-life.ts';
/** What composition connects. */
export const ordersParts = (orders: OrdersModule) => ({
  personalData: ordersPersonalData,
  routes: ordersRoutes(orders),
  jobs: ordersJobs(orders),
});

export function createOrders(deps: OrdersDeps): OrdersModule {
  const { db } = deps;
  return {
    db,
    ...bind(deps, {
      createFromWin,
      createForPurchase,
      move: moveOrder,
      addEvent,
      addEvents,
      readDetail: readOrderDetail,
      readDeskOrder,
      ...{ writeNote, setMeans },
      addSellerParcel,
      changeSellerParcel,
      ...{ uploadTracking, readTracking, applyTracking },
      requestQuotes,
      askAgain,
      answerQuote,
      payQuotes,
      priceQuotes,
      cancel: cancelOrder,
      fallThrough,
      keepGoing,
      acceptPrice,
      ...{ priceChoices, changeChoices, listDoors, setDoor },
      buyByAgent,
      settleUnknownPurchase,
      runTimer,
    }),
    ...bind(readingOf(deps), { listQuotes, exportQuotes, countQuotes, listFirstPayments }),
    recordMeasured: updateMeasured,
    recordActual: updateActual,
    ...{ lock: lockKnown, read: readOrder },
    readMany: listByIds,
    findByScan,
    ...{ listByScan: listScanned, listLookedFor },
    ...{ listAwaited, listProposed },
    listToBill,
    ...{ list: listPage, listIdsBearing },
    listRegister,
    countRegister,
    countOrdersOf,
    listNotes,
    listSellerParcels,
    ...{ listMeans, findUsualMeans },
    listOwnOrders,
    listPurchasesOf,
    eventsOf: listEvents,
    statistics: readStatistics,
    outstandingFirst,
    listPurchaseTasks: listTasks,
    desk: createPurchaseDesk(deps),
    now: () => deps.clock.now(),
  };
}

export type { Orders, OrdersModule } from './orders.ts';
export type { OrderMove } from './order-move.ts';
