/**
 * Orders: what a customer committed to buy, from the first payment to the door. The life of an order is one table
 * (`domain/order-life.ts`); every move is an event that is never changed, and what must be bought by hand is a task of the desk.
 */
import { bind } from '../../kernel/bind.ts';
import { dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { OrdersDeps } from './deps.ts';
import { cancelOrder } from './ending/cancel-order.ts';
import { listProposed } from './ending/fall-through-store.ts';
import { fallThrough, keepGoing } from './ending/fall-through.ts';
import { ordersJobs } from './jobs.ts';
import { insertEvents, listEvents } from './moving/event-store.ts';
import { moveOrder } from './moving/move-order.ts';
import { listByScan, listToBill } from './moving/order-queue-store.ts';
import { runTimer } from './moving/run-timer.ts';
import {
  findOrder,
  listByIds,
  lockOrder,
  updateActual,
  updateMeasured,
  updateNumber,
  updateVersion,
} from './order-store.ts';
import { countByState, listOrders } from './order-list-store.ts';
import type { OrdersModule } from './orders.ts';
import { createForPurchase, createFromWin } from './paying/create-order.ts';
import { payQuotes } from './paying/pay-quotes.ts';
import { ordersPersonalData } from './personal-data.ts';
import { buyByAgent } from './purchasing/buy-by-agent.ts';
import { createPurchaseDesk } from './purchasing/purchase-by-hand.ts';
import { listOwnOrders } from './reading/own-order-store.ts';
import { listPurchasesOf, listTasks } from './purchasing/purchase-store.ts';
import { settleUnknownPurchase } from './purchasing/settle-unknown-purchase.ts';
import { answerQuote } from './quoting/answer-quote.ts';
import { acceptPrice } from './quoting/change-price.ts';
import { askAgain } from './quoting/lapsed-quote.ts';
import { priceQuotes } from './quoting/price-quotes.ts';
import { countersOf } from './quoting/quote-view.ts';
import { requestQuotes } from './quoting/request-quotes.ts';
import { ordersDeskRoutes } from './reading/desk-routes.ts';
import { exportQuotes } from './reading/export-quotes.ts';
import { countQuotes, listFirstPayments, listQuotes } from './reading/list-quotes.ts';
import { readDeskOrder, readOrderDetail } from './reading/read-order.ts';
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
export { copyOf } from './paying/create-order.ts';
export { forecastLines } from './paying/forecast-lines.ts';
export { partsOf } from './paying/money-parts.ts';
export type { LotPurchase } from './purchasing/purchase-store.ts';
export { promisedAt } from './quoting/promised-at.ts';
export { orderSite, type OrderSite } from './reading/order-site.ts';
export { STATES, statusIdOf, type OrderState } from './rules/order-life.ts';
/** What composition connects. */
export const ordersParts = (orders: OrdersModule) => ({
  personalData: ordersPersonalData,
  routes: [...ordersRoutes(orders), ...ordersDeskRoutes(orders)],
  jobs: ordersJobs(orders),
});

const MOST_PER_PAGE = 200;
const MOST_SCANNED = 50;

export function createOrders(deps: OrdersDeps): OrdersModule {
  const { db } = deps;
  return {
    db,
    ...bind(deps, {
      createFromWin,
      createForPurchase,
      move: moveOrder,
      listQuotes,
      exportQuotes,
      countQuotes,
      listFirstPayments,
      readDetail: readOrderDetail,
      readDeskOrder,
      requestQuotes,
      askAgain,
      answerQuote,
      payQuotes,
      priceQuotes,
      cancel: cancelOrder,
      fallThrough,
      keepGoing,
      acceptPrice,
      buyByAgent,
      settleUnknownPurchase,
      runTimer,
    }),
    async addEvent(trx, { orderId, by, facts = {}, photos = [] }) {
      const order = await lockOrder(trx, orderId);
      refuseUnless(order, 'orders.not-found');
      const version = order.version + 1;
      await insertEvents(trx, [
        {
          orderId,
          version,
          from: undefined,
          to: order.state,
          by,
          facts,
          photos,
          at: deps.clock.now(),
        },
      ]);
      await updateVersion(trx, orderId, version);
      if (photos.length > 0) await deps.givePictures(trx, photos, order.customerId);
    },
    recordMeasured: updateMeasured,
    recordActual: updateActual,
    recordNumber: (trx, orderId, number, pricePaid) =>
      updateNumber(trx, orderId, number, pricePaid, undefined),
    async read(reader, asked, customerId) {
      const order = await findOrder(reader, asked);
      refuseUnless(
        order && (customerId === undefined || order.customerId === customerId),
        'orders.not-found',
      );
      return order;
    },
    readMany: listByIds,
    async findByScan(reader, scanned) {
      const found = await listByScan(reader, scanned.trim(), 2);
      return found.length === 1 ? found[0] : undefined;
    },
    listByScan: (reader, scanned) => listByScan(reader, scanned.trim(), MOST_SCANNED),
    listProposed,
    listToBill,
    list(reader, { page = 1, size = 20, ...query }) {
      const limit = Math.min(size, MOST_PER_PAGE);
      return listOrders(reader, { ...query, limit, offset: (page - 1) * limit });
    },
    listOwnOrders,
    listPurchasesOf,
    eventsOf: listEvents,
    statistics: async (reader, customerId) => countersOf(await countByState(reader, customerId)),
    outstandingFirst: ({ state, firstPayment, paidFirst }) =>
      dong(state === 'CANCEL' ? 0 : firstPayment - paidFirst),
    listPurchaseTasks: listTasks,

    desk: createPurchaseDesk(deps),
    now: () => deps.clock.now(),
  };
}

export type { Orders, OrdersModule } from './orders.ts';
export type { OrderMove } from './order-move.ts';
