/**
 * Orders: what a customer committed to buy, from the first payment to the door. The life of an order is one table
 * (`domain/order-life.ts`); every move is an event that is never changed, and what must be bought by hand is a task of the desk.
 */
import { bind, type Bound } from '../../kernel/bind.ts';
import { type Dong, dong, type Yen } from '../../kernel/money.ts';
import { listByScan, listToBill } from './moving/order-queue-store.ts';
import type { Waiting } from '../../kernel/waiting.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import type { Breakdown } from '../pricing/index.ts';
import type { OrdersDeps } from './deps.ts';
import { ordersDeskRoutes } from './reading/desk-routes.ts';
import type {
  EventFacts,
  MadeOrder,
  Measured,
  Mover,
  Order,
  OrderEvent,
  PurchaseOrder,
  WonOrder,
} from './order.ts';
import type { OrderState, OrderTab } from './rules/order-life.ts';
import type { PurchaseTask } from './purchasing/rules/purchase-task.ts';
import { ordersJobs } from './jobs.ts';
import { ordersRoutes } from './routes.ts';
import { countersOf } from './quoting/quote-view.ts';
import { insertEvents, listEvents } from './moving/event-store.ts';
import {
  countByState,
  findOrder,
  listByIds,
  listOrders,
  lockOrder,
  updateActual,
  updateMeasured,
  updateNumber,
  updateVersion,
} from './order-store.ts';
import { listProposed } from './ending/fall-through-store.ts';
import { type LotPurchase, listPurchasesOf, listTasks } from './purchasing/purchase-store.ts';
import { acceptPrice } from './quoting/change-price.ts';
import { buyByAgent } from './purchasing/buy-by-agent.ts';
import { cancelOrder } from './ending/cancel-order.ts';
import { createForPurchase, createFromWin } from './paying/create-order.ts';
import { fallThrough, keepGoing } from './ending/fall-through.ts';
import { exportQuotes } from './reading/export-quotes.ts';
import { countQuotes, listFirstPayments, listQuotes } from './reading/list-quotes.ts';
import { moveOrder } from './moving/move-order.ts';
import { createPurchaseDesk, type PurchaseDesk } from './purchasing/purchase-by-hand.ts';
import { readDeskOrder, readOrderDetail } from './reading/read-order.ts';
import { askAgain } from './quoting/lapsed-quote.ts';
import { answerQuote } from './quoting/answer-quote.ts';
import { payQuotes } from './paying/pay-quotes.ts';
import { priceQuotes } from './quoting/price-quotes.ts';
import { requestQuotes } from './quoting/request-quotes.ts';
import { runTimer } from './moving/run-timer.ts';
import { settleUnknownPurchase } from './purchasing/settle-unknown-purchase.ts';
import { ordersPersonalData } from './personal-data.ts';

export type {
  EventFacts,
  MadeOrder,
  Measured,
  Mover,
  Order,
  OrderAddress,
  PurchaseOrder,
} from './order.ts';
export { type OrderSite, orderSite } from './reading/order-site.ts';
export { type OrderState, STATES, statusIdOf } from './rules/order-life.ts';
export type { LotPurchase } from './purchasing/purchase-store.ts';
export { forecastLines } from './paying/forecast-lines.ts';
export { partsOf } from './paying/money-parts.ts';
export { promisedAt } from './quoting/promised-at.ts';
export { copyOf } from './paying/create-order.ts';
export type { OrdersDeps, PurchaseAgent } from './deps.ts';

export interface OrderMove {
  readonly orderId: string;
  readonly to: OrderState;
  readonly by: Mover;
  readonly facts?: EventFacts;
  /** Ids of files that belong to the event. */
  readonly photos?: readonly string[];
  /** Replaces what the customer would be told otherwise. */
  readonly notice?: { readonly title: string; readonly body: string };
}

interface OrderQuery {
  readonly customerId?: string;
  readonly states?: readonly OrderState[];
  readonly site?: string;
  readonly source?: Order['source'];
  readonly ids?: readonly string[] | undefined;
  /** The marketplace's order number is not known yet. */
  readonly isUnnumbered?: boolean;
  readonly from?: Date;
  readonly to?: Date;
  readonly page?: number;
  readonly size?: number;
  /** For queues: whoever has waited longest first. Otherwise the newest order first. */
  readonly isOldestMoveFirst?: boolean;
}

/** Front door. Writes need the caller's transaction, so that money, order and task happen together or not at all. */
export interface Orders {
  /** State BOUGHT at once, with the marketplace's order number when it is known. The hold of the bid was captured by the caller in the same transaction. */
  createFromWin(trx: Trx, order: WonOrder): Promise<MadeOrder>;
  /** Holds the first payment (refusal `wallet.not-enough`), uses the coupons of the question (refusal `promotions.cannot-apply`), state CONFIRMED, and a purchase task: the agent buys where the site allows it, else the desk. */
  createForPurchase(trx: Trx, order: PurchaseOrder): Promise<MadeOrder>;
  /** One step of the life table; announces `order.moved`. Refusals `orders.not-found`, `orders.move-not-allowed`. */
  move(trx: Trx, move: OrderMove): Promise<Order>;
  /** An event that moves nothing: a note, a photo, a carrier state that means nothing to us. */
  addEvent(trx: Trx, event: Omit<OrderMove, 'to' | 'notice'>): Promise<void>;
  recordMeasured(trx: Trx, orderId: string, measured: Measured): Promise<void>;
  /** The price again with the real weight and size. */
  recordActual(trx: Trx, orderId: string, actual: Breakdown): Promise<void>;
  recordNumber(
    trx: Trx,
    orderId: string,
    marketplaceOrderNumber: string,
    pricePaid?: Yen,
  ): Promise<void>;
  /** Refusal `orders.not-found`. With `customerId`, somebody else's order is not found either. */
  read(
    reader: Reader,
    asked: { orderId: string } | { code: string },
    customerId?: string,
  ): Promise<Order>;
  readMany(reader: Reader, orderIds: readonly string[]): Promise<Order[]>;
  /** By order code, marketplace order number or listing code, as a scanner reads it; undefined when nothing or several match. */
  findByScan(reader: Reader, scanned: string): Promise<Order | undefined>;
  /** All that a scanned code may mean, fifty at most. */
  listByScan(reader: Reader, scanned: string): Promise<Order[]>;
  list(reader: Reader, query: OrderQuery): Promise<{ orders: Order[]; total: number }>;
  /** What was bought of a listing at a fixed price, or is to be: every order of it that no bid won and nobody cancelled. */
  listPurchasesOf(reader: Reader, site: string, listingCode: string): Promise<LotPurchase[]>;
  eventsOf(reader: Reader, orderId: string): Promise<OrderEvent[]>;
  /** Orders of a customer by tab; `total` counts all. */
  statistics(
    reader: Reader,
    customerId: string,
  ): Promise<Readonly<Record<OrderTab | 'total', number>>>;
  /** What is still owed of the first payment. */
  outstandingFirst(order: Order): Dong;
  /** Purchases that wait for a person: to buy (`desk`), or to look what became of one (`unknown`). */
  listPurchaseTasks(
    reader: Reader,
    state: 'desk' | 'unknown',
    waiting: Waiting,
  ): Promise<PurchaseTask[]>;
  /** Orders that one person gave up and a second one must, too. */
  listProposed(reader: Reader, waiting: Waiting): Promise<Order[]>;
  /** Priced orders that are on no bill yet, all of each customer's; `limit` counts customers. */
  listToBill(reader: Reader, waiting: Waiting): Promise<Order[]>;
}

/** The front door and what only this module's own routes and jobs call. */
export interface OrdersModule extends Orders {
  readonly db: Database;
  readonly desk: PurchaseDesk;
  readonly listQuotes: Bound<typeof listQuotes>;
  readonly now: () => Date;
  readonly exportQuotes: Bound<typeof exportQuotes>;
  readonly countQuotes: Bound<typeof countQuotes>;
  readonly listFirstPayments: Bound<typeof listFirstPayments>;
  readonly readDetail: Bound<typeof readOrderDetail>;
  readonly readDeskOrder: Bound<typeof readDeskOrder>;
  readonly requestQuotes: Bound<typeof requestQuotes>;
  readonly askAgain: Bound<typeof askAgain>;
  readonly answerQuote: Bound<typeof answerQuote>;
  readonly payQuotes: Bound<typeof payQuotes>;
  readonly priceQuotes: Bound<typeof priceQuotes>;
  readonly cancel: Bound<typeof cancelOrder>;
  readonly fallThrough: Bound<typeof fallThrough>;
  readonly keepGoing: Bound<typeof keepGoing>;
  readonly acceptPrice: Bound<typeof acceptPrice>;
  readonly buyByAgent: Bound<typeof buyByAgent>;
  readonly settleUnknownPurchase: Bound<typeof settleUnknownPurchase>;
  readonly runTimer: Bound<typeof runTimer>;
}

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
