import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Bid } from '../rules/bid.ts';
import { ACTIVE_STATUSES } from '@hako/contract/bidding/bid-status';
import { toBid, toRow } from './bid-columns.ts';

export async function insertBid(trx: Trx, bid: Bid): Promise<void> {
  await trx.insertInto('bids').values(toRow(bid)).execute();
}
/** What of a bid may change; the rest is as it was booked. */
export type BidChange = Partial<
  Pick<
    Bid,
    | 'mode'
    | 'maximum'
    | 'status'
    | 'reason'
    | 'hold'
    | 'isHeld'
    | 'rate'
    | 'pricedAt'
    | 'level'
    | 'extensionRule'
    | 'followSteps'
    | 'followed'
    | 'leadMs'
    | 'plannedEndAt'
    | 'fireAt'
    | 'wonPrice'
    | 'orderId'
    | 'orderCode'
    | 'supersededBy'
    | 'shipMode'
    | 'services'
    | 'addressId'
    | 'note'
    | 'discountCodes'
    | 'groupId'
    | 'holdId'
    | 'liveTerms'
  >
>;
/** The caller holds the row's lock and has asked the life table. */
export async function updateBid(trx: Trx, bid: Bid, change: BidChange, at: Date): Promise<Bid> {
  const changed = { ...bid, ...change, updatedAt: at };
  const { id, ...row } = toRow(changed);
  await trx.updateTable('bids').set(row).where('id', '=', id).execute();
  return changed;
}
/** Ends a sniper's lease; its number grows, so that who held it can claim nothing any more. */
export async function endLease(trx: Trx, bidId: string): Promise<void> {
  await trx
    .updateTable('bids')
    .set(({ eb }) => ({ lease_owner: null, lease_number: eb('lease_number', '+', 1) }))
    .where('id', '=', bidId)
    .execute();
}
/** Whether a bid on the lot waits or may be live: anybody's, or this customer's. */
export async function hasOpenBid(
  reader: Reader,
  site: string,
  code: string,
  customerId?: string,
): Promise<boolean> {
  const row = await reader
    .selectFrom('bids')
    .select('id')
    .where('site', '=', site)
    .where('code', '=', code)
    .where('status', 'in', ACTIVE_STATUSES)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId as string))
    .executeTakeFirst();
  return row !== undefined;
}
/** The one active bid on a lot, locked until the transaction ends. */
export async function lockActiveBid(
  trx: Trx,
  site: string,
  code: string,
): Promise<Bid | undefined> {
  const row = await trx
    .selectFrom('bids')
    .selectAll()
    .where('site', '=', site)
    .where('code', '=', code)
    .where('status', 'in', [...ACTIVE_STATUSES])
    .forUpdate()
    .executeTakeFirst();
  return row && toBid(row);
}
export async function lockBid(trx: Trx, id: string): Promise<Bid | undefined> {
  const row = await trx
    .selectFrom('bids')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toBid(row);
}
export async function findBid(
  reader: Reader,
  id: string,
  customerId?: string,
): Promise<Bid | undefined> {
  const row = await reader
    .selectFrom('bids')
    .selectAll()
    .where('id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId as string))
    .executeTakeFirst();
  return row && toBid(row);
}
/** Nobody bids so often on one lot that the won one is not among these. */
const MOST_OWN = 50;
/** The bid of a customer on a lot that counts: the one that won, else the newest. */
export async function findNewestBid(
  reader: Reader,
  customerId: string,
  site: string,
  code: string,
): Promise<Bid | undefined> {
  const rows = await reader
    .selectFrom('bids')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('site', '=', site)
    .where('code', '=', code)
    .orderBy('created_at', 'desc')
    .limit(MOST_OWN)
    .execute();
  const row = rows.find(({ status }) => status === 'won') ?? rows[0];
  return row && toBid(row);
}
/** Outbid rows of this customer on the lot that a new bid replaces in lists. */
export async function supersedeOutbid(trx: Trx, bid: Bid): Promise<void> {
  await trx
    .updateTable('bids')
    .set({ superseded_by: bid.id })
    .where('customer_id', '=', bid.customerId)
    .where('site', '=', bid.site)
    .where('code', '=', bid.code)
    .where('id', '!=', bid.id)
    .where('superseded_by', 'is', null)
    .where('status', 'in', ['outbid', 'cancelled', 'failed'])
    .execute();
}
/** Auctions that a customer is in, and won lots without the money for an order. */
export async function countOpen(
  reader: Reader,
  customerId: string,
): Promise<{ open: number; unpaidWins: number }> {
  const row = await reader
    .selectFrom('bids')
    .select(({ fn, eb }) => [
      fn
        .count<number>('id')
        .filterWhere('status', 'in', [...ACTIVE_STATUSES])
        .as('open'),
      fn
        .count<number>('id')
        .filterWhere(eb.and([eb('status', '=', 'won'), eb('order_id', 'is', null)]))
        .as('unpaid'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), unpaidWins: Number(row.unpaid) };
}
/** Customers who had to give way on this lot and have not bid again. */
export async function listDisplaced(
  reader: Reader,
  site: string,
  code: string,
  except: string,
): Promise<Bid[]> {
  const rows = await reader
    .selectFrom('bids')
    .selectAll()
    .where('site', '=', site)
    .where('code', '=', code)
    .where('status', '=', 'outbid')
    .where('reason', '=', 'displaced')
    .where('superseded_by', 'is', null)
    .where('customer_id', '!=', except)
    .execute();
  return rows.map(toBid);
}
/** Lots on which this customer leads. */
export async function listLotsLedBy(
  reader: Reader,
  customerIds: readonly string[],
): Promise<{ site: string; code: string }[]> {
  return reader
    .selectFrom('bids')
    .select(['site', 'code'])
    .where('customer_id', '=', sql<string>`any(${[...customerIds]}::uuid[])`)
    .where('status', '=', 'leading')
    .execute();
}
