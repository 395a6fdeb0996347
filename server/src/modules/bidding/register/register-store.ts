import type { BidMode, BidStatus } from '@hako/contract/bidding/bid-status';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../../platform/database/keyset.ts';
import { DOUBTS } from '../settling/rules/win-of-bid.ts';

/** What the register of all bids can be asked for; what is not named is not asked. */
export interface BidFilter {
  readonly id?: string | undefined;
  readonly status?: BidStatus | undefined;
  readonly mode?: BidMode | undefined;
  readonly isGrouped?: boolean | undefined;
  readonly site?: string | undefined;
  readonly account?: string | undefined;
  readonly customerIds?: readonly string[] | undefined;
  /** When the auction ends; `to` no longer belongs to it. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly isInDoubt?: boolean | undefined;
}

export const BID_KEYS = {
  created: { column: 'bids.created_at', id: 'bids.id', type: 'timestamptz' },
  maximum: { column: 'bids.maximum_jpy', id: 'bids.id', type: 'bigint' },
  updated: { column: 'bids.updated_at', id: 'bids.id', type: 'timestamptz' },
  ends: { column: 'a.ends_at', id: 'bids.id', isApart: true, type: 'timestamptz' },
} as const satisfies Record<string, SortKey>;

const isDoubtful = sql<boolean>`coalesce(bids.reason = any(${DOUBTS}) and bids.doubt_closed_at is null, false)`;
/** As the index of doubtful lots says it. */
const IS_DOUBTFUL = sql<SqlBool>`bids.reason in (${sql.join(DOUBTS.map((one) => sql.lit(one)))}) and bids.doubt_closed_at is null`;

/** How late the last write of a snipe left. */
const lateMs = sql<number | null>`(select (r.facts ->> 'lateMs')::int from bid_receipts r
  where r.bid_id = bids.id and r.kind = 'sent' order by r.id desc limit 1)`;

function matching(reader: Reader, filter: BidFilter) {
  const { id, status, mode, isGrouped, site, account, customerIds, from, to } = filter;
  let found = reader
    .selectFrom('bids')
    .innerJoin('watched_auctions as a', (join) =>
      join.onRef('a.site', '=', 'bids.site').onRef('a.code', '=', 'bids.code'),
    );
  if (id) found = found.where('bids.id', '=', id);
  if (status) found = found.where('bids.status', '=', status);
  if (mode) found = found.where('bids.mode', '=', mode);
  if (isGrouped) found = found.where('bids.group_id', 'is not', null);
  if (site) found = found.where('bids.site', '=', site);
  if (account) found = found.where('bids.account', '=', account);
  if (customerIds)
    found = found.where(sql<SqlBool>`bids.customer_id = any(${[...customerIds]}::uuid[])`);
  if (from) found = found.where('a.ends_at', '>=', from);
  if (to) found = found.where('a.ends_at', '<', to);
  if (filter.isInDoubt) found = found.where(IS_DOUBTFUL);
  return found;
}

export type RegisteredRow = Awaited<ReturnType<typeof listBids>>[number];

/**
 * One page of bids in the order of the key. Refusal `request.invalid` for a mark that no page gave.
 */
export const listBids = (reader: Reader, filter: BidFilter, page: KeysetPage) =>
  pageByKey(
    matching(reader, filter).select([
      'bids.id',
      'bids.created_at',
      'bids.customer_id',
      'bids.site',
      'bids.code',
      'bids.status',
      'bids.reason',
      'bids.mode',
      'bids.group_id',
      'bids.account',
      'bids.maximum_jpy',
      'bids.won_price_jpy',
      'bids.lead_ms',
      'bids.order_code',
      'a.title',
      'a.price_jpy',
      'a.ends_at',
      isDoubtful.as('is_doubtful'),
      lateMs.as('late_ms'),
    ]),
    page,
  )
    .$narrowType<{ status: BidStatus; mode: BidMode }>()
    .execute();

/** How many match, counted no further than `most`. */
export async function countBids(reader: Reader, filter: BidFilter, most: number): Promise<number> {
  const { count } = await reader
    .selectFrom(matching(reader, filter).select('bids.id').limit(most).as('found'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
