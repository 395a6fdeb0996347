import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { listByScan, listEvenCancelled } from '../moving/order-queue-store.ts';
import type { Order } from '../order.ts';
import { countByState, listOrders } from '../order-list-store.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import type { OrderQuery } from '../orders.ts';
import { countersOf } from '../quoting/quote-counters.ts';
import type { OrderTab } from '../rules/order-life.ts';

const MOST_PER_PAGE = 200;
const MOST_SCANNED = 50;

/** Refusal `orders.not-found`. With `customerId`, somebody else's order is not found either. */
export async function readOrder(
  reader: Reader,
  asked: { orderId: string } | { code: string },
  customerId?: string,
): Promise<Order> {
  const order = await findOrder(reader, asked);
  const isSeen = order && (customerId === undefined || order.customerId === customerId);
  refuseUnless(isSeen, 'orders.not-found');
  return order;
}

/** Locks an order until the transaction ends. Refusal `orders.not-found`. */
export async function lockKnown(trx: Trx, orderId: string): Promise<Order> {
  const order = await lockOrder(trx, orderId);
  refuseUnless(order, 'orders.not-found');
  return order;
}

/**
 * By order code, marketplace order number, listing code or a seller's parcel, as a scanner reads
 * it; undefined when nothing or several match.
 */
export async function findByScan(reader: Reader, scanned: string): Promise<Order | undefined> {
  const found = await listByScan(reader, scanned.trim(), 2);
  return found.length === 1 ? found[0] : undefined;
}

/** All that a scanned code may mean, fifty at most. */
export const listScanned = (reader: Reader, scanned: string): Promise<Order[]> =>
  listByScan(reader, scanned.trim(), MOST_SCANNED);

/** All that somebody may look for by this code, cancelled ones last; fifty at most. */
export const listLookedFor = (reader: Reader, typed: string): Promise<Order[]> =>
  listEvenCancelled(reader, typed.trim(), MOST_SCANNED);

/** One page of orders, two hundred at most. */
export function listPage(
  reader: Reader,
  { page = 1, size = 20, ...query }: OrderQuery,
): Promise<{ orders: Order[]; total: number }> {
  const limit = Math.min(size, MOST_PER_PAGE);
  return listOrders(reader, { ...query, limit, offset: (page - 1) * limit });
}

/** Orders of a customer by tab; `total` counts all. */
export const readStatistics = async (
  reader: Reader,
  customerId: string,
): Promise<Readonly<Record<OrderTab | 'total', number>>> =>
  countersOf(await countByState(reader, customerId));
