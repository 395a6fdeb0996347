/**
 * Orders: what a customer committed to buy, from the first payment to the door. The life of an order is one table
 * (`domain/order-life.ts`); every move is an event that is never changed, and what must be bought by hand is a task of the desk.
 */
import type { Dong, Yen } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Breakdown } from '../pricing/index.ts';
import type { EventFacts, MadeOrder, Measured, Mover, Order, OrderEvent, PurchaseOrder, WonOrder } from './domain/order.ts';
import type { OrderState, OrderTab } from './domain/order-life.ts';

export type {
  EventFacts, MadeOrder, Measured, Mover, NewOrder, Order, OrderAddress, OrderEvent, OrderListing, PurchaseOrder, WonOrder,
} from './domain/order.ts';
export { moverKindsOf } from './domain/order.ts';
export { movesOf, type OrderState, type OrderTab, STATES } from './domain/order-life.ts';
export { partsOf } from './domain/money-parts.ts';

export interface OrderMove {
  readonly orderId: string;
  readonly to: OrderState;
  readonly by: Mover;
  readonly facts?: EventFacts;
  /** Ids of files that belong to the event. */
  readonly photos?: readonly string[];
}

export interface OrderQuery {
  readonly customerId?: string;
  readonly states?: readonly OrderState[];
  readonly from?: Date;
  readonly to?: Date;
  readonly page?: number;
  readonly size?: number;
}

/** Front door. Writes need the caller's transaction, so that money, order and task happen together or not at all. */
export interface Orders {
  /** State BOUGHT at once, with the marketplace's order number when it is known. The hold of the bid was captured by the caller in the same transaction. */
  createFromWin(trx: Trx, order: WonOrder): Promise<MadeOrder>;
  /** Holds the first payment (refusal `wallet.not-enough`), state CONFIRMED, and a purchase task: the agent buys where the site allows it, else the desk. */
  createForPurchase(trx: Trx, order: PurchaseOrder): Promise<MadeOrder>;
  /** One step of the life table; announces `order.moved`. Refusals `orders.not-found`, `orders.move-not-allowed`. */
  move(trx: Trx, move: OrderMove): Promise<Order>;
  /** An event that moves nothing: a note, a photo, a carrier state that means nothing to us. */
  addEvent(trx: Trx, event: Omit<OrderMove, 'to'>): Promise<void>;
  recordMeasured(trx: Trx, orderId: string, measured: Measured): Promise<void>;
  /** The price again with the real weight and size. */
  recordActual(trx: Trx, orderId: string, actual: Breakdown): Promise<void>;
  recordNumber(trx: Trx, orderId: string, marketplaceOrderNumber: string, pricePaid?: Yen): Promise<void>;
  /** Refusal `orders.not-found`. With `customerId`, somebody else's order is not found either. */
  read(reader: Reader, asked: { orderId: string } | { code: string }, customerId?: string): Promise<Order>;
  readMany(reader: Reader, orderIds: readonly string[]): Promise<Order[]>;
  /** By order code, marketplace order number or listing code, as a scanner reads it; undefined when nothing or several match. */
  findByScan(reader: Reader, scanned: string): Promise<Order | undefined>;
  list(reader: Reader, query: OrderQuery): Promise<{ orders: Order[]; total: number }>;
  eventsOf(reader: Reader, orderId: string): Promise<OrderEvent[]>;
  /** Orders of a customer by tab; `total` counts all. */
  statistics(reader: Reader, customerId: string): Promise<Readonly<Record<OrderTab | 'total', number>>>;
  /** What is still owed of the first payment. */
  outstandingFirst(order: Order): Dong;
}
