import { ACTIVE_STATUSES } from '@hako/contract/bidding/bid-status';
import { ACTIVE, type BidSets, LIVE } from '../status-sql.ts';
import { sql, type SqlBool } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import {
  type KeysetPage,
  pageByKey,
  shownOf,
  type SortKey,
} from '../../../platform/database/keyset.ts';

export type BidTab = 'all' | 'bidding' | 'hunting' | 'finished' | 'successed' | 'paid';

export interface BidFilter {
  readonly customerId: string;
  readonly tab: BidTab;
  /** Ours. */
  readonly now: Date;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly search: string | undefined;
}

export interface BidQuery extends BidFilter {
  readonly sort: 'end_time' | 'created_date' | 'price' | 'bids';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

/**
 * Whether a lot still takes bids, as far as we know: nobody reads a lot to its end in which nobody of ours is left, so the end that was read
 * last counts as well. It is on the marketplace's clock. `isLotOpen` says the same of one row.
 */
const lotOpen = (now: Date) =>
  sql<SqlBool>`(a.is_open and a.ends_at > ${now}::timestamptz + a.clock_offset_ms * interval '1 millisecond')`;

export const isLotOpen = (
  lot: { readonly is_open: boolean; readonly ends_at: Date; readonly clock_offset_ms: number },
  now: Date,
): boolean => lot.is_open && lot.ends_at.getTime() > now.getTime() + lot.clock_offset_ms;

/** Newer bids of the same customer on the same lot stand for the older ones. */
const tabsAt = (now: Date): Readonly<Record<BidTab, ReturnType<typeof sql<SqlBool>>>> => ({
  all: sql<SqlBool>`true`,
  bidding: sql<SqlBool>`b.mode = 'now' and (b.status in (${LIVE}) or (b.status = 'outbid' and ${lotOpen(now)}))`,
  hunting: sql<SqlBool>`b.mode = 'snipe' and (b.status in (${ACTIVE}) or (b.status = 'outbid' and ${lotOpen(now)}))`,
  finished: sql<SqlBool>`b.status in ('won', 'lost', 'cancelled', 'failed') or (b.status = 'outbid' and not ${lotOpen(now)})`,
  successed: sql<SqlBool>`b.status = 'won'`,
  paid: sql<SqlBool>`b.status = 'won' and b.order_id is not null`,
});

const SORTS = {
  end_time: 'a.ends_at',
  created_date: 'b.created_at',
  price: 'b.maximum_jpy',
  bids: 'a.bid_count',
} as const;

const base = (reader: Reader) =>
  reader
    .selectFrom('bids as b')
    .innerJoin('watched_auctions as a', (join) =>
      join.onRef('a.site', '=', 'b.site').onRef('a.code', '=', 'b.code'),
    )
    .where('b.superseded_by', 'is', null);

const columns = [
  'b.id',
  'b.site',
  'b.code',
  'b.mode',
  'b.maximum_jpy',
  'b.status',
  'b.reason',
  'b.quantity',
  'b.ship_mode',
  'b.services',
  'b.is_partial',
  'b.account',
  'b.hold_vnd',
  'b.is_held',
  'b.rate_vnd',
  'b.rate_scale',
  'b.fire_at',
  'b.lead_ms',
  'b.won_price_jpy',
  'b.order_code',
  'b.order_id',
  'b.group_id',
  'b.created_at',
  'b.updated_at',
  'a.title',
  'a.listing',
  'a.seller_id',
  'a.price_jpy',
  'a.bid_count',
  'a.ends_at',
  'a.is_open',
  'a.tax_percent',
  'a.clock_offset_ms',
  'a.is_leading',
] as const;

export type ListedBid = Awaited<ReturnType<typeof listBids>>[number];

export async function listBids(reader: Reader, query: BidQuery) {
  const { sort, order, page, size } = query;
  return matchingBids(reader, query)
    .orderBy(SORTS[sort], order)
    .orderBy('b.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** What one customer's bids are sorted by; an index of the customer holds each. */
export const OWN_BID_KEYS = {
  created: { column: 'b.created_at', id: 'b.id', type: 'timestamptz' },
  maximum: { column: 'b.maximum_jpy', id: 'b.id', type: 'bigint' },
} as const satisfies Record<string, SortKey>;

/**
 * A page of them in the order of a key, and where the next page begins. Refusal `request.invalid`
 * for a mark that no page gave.
 */
export async function listBidsByKey(reader: Reader, query: BidFilter, page: KeysetPage) {
  const asked = { ...page, limit: page.limit + 1 };
  const read = await pageByKey(matchingBids(reader, query), asked).execute();
  return shownOf(read, page.limit);
}

function matchingBids(reader: Reader, query: BidFilter) {
  const { customerId, tab, now, from, to, search } = query;
  return base(reader)
    .select(columns)
    .$narrowType<BidSets>()
    .where('b.customer_id', '=', customerId)
    .where(tabsAt(now)[tab])
    .$if(from !== undefined, (rows) => rows.where('b.created_at', '>=', from as Date))
    .$if(to !== undefined, (rows) => rows.where('b.created_at', '<', to as Date))
    .$if(search !== undefined, (rows) =>
      rows.where(
        sql<SqlBool>`(b.code = ${search} or a.title ilike ${`%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`})`,
      ),
    );
}

export async function findListedBid(
  reader: Reader,
  customerId: string,
  id: string,
): Promise<ListedBid | undefined> {
  return reader
    .selectFrom('bids as b')
    .innerJoin('watched_auctions as a', (join) =>
      join.onRef('a.site', '=', 'b.site').onRef('a.code', '=', 'b.code'),
    )
    .select(columns)
    .$narrowType<BidSets>()
    .where('b.customer_id', '=', customerId)
    .where((eb) => eb.or([eb('b.id', '=', id), eb('b.hold_id', '=', id)]))
    .executeTakeFirst();
}

/** The lots of a group, in the order of their ends. */
export async function listGroupBids(
  reader: Reader,
  customerId: string,
  groupId: string,
): Promise<ListedBid[]> {
  return reader
    .selectFrom('bids as b')
    .innerJoin('watched_auctions as a', (join) =>
      join.onRef('a.site', '=', 'b.site').onRef('a.code', '=', 'b.code'),
    )
    .select(columns)
    .$narrowType<BidSets>()
    .where('b.customer_id', '=', customerId)
    .where('b.group_id', '=', groupId)
    .orderBy('a.ends_at')
    .orderBy('b.id')
    .execute();
}

/** All running bids of a customer. */
export async function listRunning(reader: Reader, customerId: string) {
  return base(reader)
    .select(columns)
    .$narrowType<BidSets>()
    .where('b.customer_id', '=', customerId)
    .where('b.status', 'in', ACTIVE_STATUSES)
    .orderBy('a.ends_at')
    .limit(200)
    .execute();
}

/** How many bids each tab holds. */
export async function countTabs(
  reader: Reader,
  query: Pick<BidQuery, 'customerId' | 'now' | 'from' | 'to'>,
): Promise<Readonly<Record<BidTab, number>>> {
  const tabs = tabsAt(query.now);
  const count = (tab: BidTab) => sql<number>`count(*) filter (where ${tabs[tab]})`.as(tab);
  return base(reader)
    .select([
      count('all'),
      count('bidding'),
      count('hunting'),
      count('finished'),
      count('successed'),
      count('paid'),
    ])
    .where('b.customer_id', '=', query.customerId)
    .$if(query.from !== undefined, (rows) => rows.where('b.created_at', '>=', query.from as Date))
    .$if(query.to !== undefined, (rows) => rows.where('b.created_at', '<', query.to as Date))
    .executeTakeFirstOrThrow();
}
