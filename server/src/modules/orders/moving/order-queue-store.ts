import type { Reader } from '../../../platform/database/database.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Order } from '../order.ts';
import { listOrderIdsSent } from '../seller-parcels/seller-parcel-store.ts';
import { toOrder } from '../order-store.ts';

/**
 * Order code, marketplace order number, listing code or the number of a seller's parcel, as a label
 * carries them; the order that moved last first. Nobody works on a cancelled one.
 */
export async function listByScan(reader: Reader, scanned: string, limit: number): Promise<Order[]> {
  const sent = await listOrderIdsSent(reader, scanned, limit);
  const rows = await bearing(reader, scanned, sent)
    .where('state', '<>', 'CANCEL')
    .orderBy('moved_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

/** The same for whoever asks what became of an order: cancelled ones too, behind all others. */
export async function listEvenCancelled(
  reader: Reader,
  typed: string,
  limit: number,
): Promise<Order[]> {
  const sent = await listOrderIdsSent(reader, typed, limit);
  const rows = await bearing(reader, typed, sent)
    .orderBy((where) => where('state', '=', 'CANCEL'))
    .orderBy('moved_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

const bearing = (reader: Reader, scanned: string, sentIds: readonly string[]) =>
  reader
    .selectFrom('orders')
    .selectAll()
    .where((where) =>
      where.or([
        ...(sentIds.length > 0 ? [where('id', 'in', sentIds)] : []),
        where('code', '=', scanned.toUpperCase()),
        where('marketplace_order_number', '=', scanned),
        where('listing_code', '=', scanned),
      ]),
    );

/** Most orders of one reading: fifty customers with twenty each. */
const MOST_TO_BILL = 1_000;

/** Priced orders that are on no bill yet, all of each customer's: `limit` customers, the one who has waited longest first. */
export async function listToBill(reader: Reader, { limit, orderIds }: Waiting): Promise<Order[]> {
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'CALCULATOR')
    .where('customer_id', 'in', (from) =>
      from
        .selectFrom('orders as own')
        .select('own.customer_id')
        .where('own.state', '=', 'CALCULATOR')
        .$if(orderIds !== undefined, (query) => query.where('own.id', 'in', orderIds ?? []))
        .groupBy('own.customer_id')
        .orderBy((where) => where.fn.min('own.moved_at'))
        .limit(limit),
    )
    .orderBy('moved_at')
    .orderBy('id')
    .limit(MOST_TO_BILL)
    .execute();
  return rows.map(toOrder);
}
