import type { Bound } from '../../kernel/bind.ts';
import type { Dong } from '../../kernel/money.ts';
import type { Waiting } from '../../kernel/waiting.ts';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import type { Breakdown } from '../pricing/index.ts';
import type { OrderChoices } from './choices/order-choices.ts';
import type { cancelOrder } from './ending/cancel-order.ts';
import type { fallThrough, keepGoing } from './ending/fall-through.ts';
import type { addEvents } from './moving/add-event.ts';
import type { runTimer } from './moving/run-timer.ts';
import type { findUsualMeans, listMeans } from './means/means-store.ts';
import type { setMeans } from './means/set-means.ts';
import type { listNotes } from './notes/note-store.ts';
import type { writeNote } from './notes/write-note.ts';
import type { MadeOrder, Measured, Order, OrderEvent, PurchaseOrder, WonOrder } from './order.ts';
import type { payQuotes } from './paying/pay-quotes.ts';
import type { buyByAgent } from './purchasing/buy-by-agent.ts';
import type { PurchaseDesk } from './purchasing/by-hand/purchase-desk.ts';
import type { LotPurchase } from './purchasing/purchase-store.ts';
import type { PurchaseTask } from './purchasing/rules/purchase-task.ts';
import type { settleUnknownPurchase } from './purchasing/settle-unknown-purchase.ts';
import type { answerQuote } from './quoting/answer-quote.ts';
import type { acceptPrice } from './quoting/change-price.ts';
import type { askAgain } from './quoting/lapsed-quote.ts';
import type { priceQuotes } from './quoting/price-quotes.ts';
import type { requestQuotes } from './quoting/request-quotes.ts';
import type { listAwaited } from './reading/awaited-order-store.ts';
import type { exportQuotes } from './reading/export-quotes.ts';
import type { AskedListing, OwnOrder } from './reading/own-order-store.ts';
import type { countQuotes, listFirstPayments, listQuotes } from './reading/list-quotes.ts';
import type { readDeskOrder, readOrderDetail } from './reading/read-order.ts';
import type { countOrdersOf, countRegister, listRegister } from './register/register-store.ts';
import type { addSellerParcel, changeSellerParcel } from './seller-parcels/enter-tracking.ts';
import type { listSellerParcels } from './seller-parcels/seller-parcel-store.ts';
import type { OrderTab } from './rules/order-life.ts';
import type { TrackingImports } from './tracking-import/tracking-imports.ts';
import type { listIdsBearing, OrderFilter } from './order-list-store.ts';
import type { OrderMove } from './order-move.ts';

export interface OrderQuery extends OrderFilter {
  readonly page?: number;
  readonly size?: number;
  /** The longest waiting first; otherwise the newest order. */
  readonly isOldestMoveFirst?: boolean;
}

/** Front door. Writes need the caller's transaction: all together or not at all. */
export interface Orders {
  /** State BOUGHT at once. The caller captured the hold of the bid in the same transaction. */
  createFromWin(trx: Trx, order: WonOrder): Promise<MadeOrder>;
  /** Holds the first payment (`wallet.not-enough`), uses the coupons of the question (`promotions.cannot-apply`), state CONFIRMED, and a purchase task: the agent buys where the site allows it, else the desk. */
  createForPurchase(trx: Trx, order: PurchaseOrder): Promise<MadeOrder>;
  /** One step of the life table; announces `order.moved`. Refusals `orders.not-found`, `orders.move-not-allowed`. */
  move(trx: Trx, move: OrderMove): Promise<Order>;
  /** An event that moves nothing: a note, a photo, a carrier state that we ignore. */
  addEvent(trx: Trx, event: Omit<OrderMove, 'to' | 'notice'>): Promise<void>;
  readonly addEvents: Bound<typeof addEvents>;
  recordMeasured(trx: Trx, orderId: string, measured: Measured | undefined): Promise<void>;
  /** The price with the real weight and size. */
  recordActual(trx: Trx, orderId: string, actual: Breakdown): Promise<void>;
  /** Refusal `orders.not-found`. With `customerId`, others' orders are not found either. */
  read(
    reader: Reader,
    asked: { orderId: string } | { code: string },
    customerId?: string,
  ): Promise<Order>;
  /** `read`, locked. */
  lock(trx: Trx, orderId: string): Promise<Order>;
  readMany(reader: Reader, orderIds: readonly string[]): Promise<Order[]>;
  /** By what a label says; undefined when nothing or several match. */
  findByScan(reader: Reader, scanned: string): Promise<Order | undefined>;
  /** All that it may mean, fifty at most; the second one has cancelled ones too. */
  listByScan(reader: Reader, scanned: string): Promise<Order[]>;
  readonly listLookedFor: Orders['listByScan'];
  /** Whose a parcel without a name may be. */
  readonly listAwaited: typeof listAwaited;
  list(reader: Reader, query: OrderQuery): Promise<{ orders: Order[]; total: number }>;
  /** Which of a customer's orders these words find, the newest first; so many at most. */
  readonly listIdsBearing: typeof listIdsBearing;
  /** All orders, a page by key. */
  readonly listRegister: typeof listRegister;
  readonly countRegister: typeof countRegister;
  readonly countOrdersOf: typeof countOrdersOf;
  /** What staff wrote, the newest first. */
  readonly listNotes: typeof listNotes;
  /** By what these orders were paid at the site. */
  readonly listMeans: typeof listMeans;
  readonly findUsualMeans: typeof findUsualMeans;
  readonly listSellerParcels: typeof listSellerParcels;
  /** A customer's orders of one listing, the newest first, without cancelled ones. */
  listOwnOrders(reader: Reader, asked: AskedListing): Promise<OwnOrder[]>;
  /**
   * Bought at a fixed price, or to be: orders of a listing that no bid won and nobody cancelled.
   */
  listPurchasesOf(reader: Reader, site: string, listingCode: string): Promise<LotPurchase[]>;
  eventsOf(reader: Reader, orderId: string): Promise<OrderEvent[]>;
  /** By tab; `total` counts all. */
  statistics(
    reader: Reader,
    customerId: string,
  ): Promise<Readonly<Record<OrderTab | 'total', number>>>;
  /** What is still owed of the first payment. */
  outstandingFirst(order: Order): Dong;
  /** Purchases that wait for a person: to buy, or to look what became of one. */
  listPurchaseTasks(
    reader: Reader,
    state: 'desk' | 'unknown',
    waiting: Waiting,
  ): Promise<PurchaseTask[]>;
  /** Orders that one person gave up and a second one must, too. */
  listProposed(reader: Reader, waiting: Waiting): Promise<Order[]>;
  /** Priced orders that are on no bill yet; `limit` counts customers. */
  listToBill(reader: Reader, waiting: Waiting): Promise<Order[]>;
}

/** The front door and what only this module's own routes and jobs call. */
export interface OrdersModule extends Orders, OrderChoices, TrackingImports {
  readonly db: Database;
  readonly desk: PurchaseDesk;
  readonly listQuotes: Bound<typeof listQuotes>;
  readonly now: () => Date;
  readonly exportQuotes: Bound<typeof exportQuotes>;
  readonly countQuotes: Bound<typeof countQuotes>;
  readonly listFirstPayments: Bound<typeof listFirstPayments>;
  readonly readDetail: Bound<typeof readOrderDetail>;
  readonly readDeskOrder: Bound<typeof readDeskOrder>;
  readonly writeNote: Bound<typeof writeNote>;
  readonly setMeans: Bound<typeof setMeans>;
  readonly addSellerParcel: Bound<typeof addSellerParcel>;
  readonly changeSellerParcel: Bound<typeof changeSellerParcel>;
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
