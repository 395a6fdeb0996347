import { ACTIVE_STATUSES, type BidStatus } from '@hako/contract/bidding/bid-status';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/** A lot by its code, at one of these sites. */
export interface LotNamed {
  readonly sites: readonly string[];
  readonly code: string;
}

/** A bid as somebody looks for it who knows the lot. */
export interface LotBid {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly status: BidStatus;
  readonly maximumJpy: number;
  readonly customerId: string;
}

/**
 * All bids on a lot, of whichever customer: first the one that is not decided yet, then the newest.
 * The index of lots begins with the site, so that each named site is one look into it.
 */
export async function listBidsOn(
  reader: Reader,
  { sites, code }: LotNamed,
  limit: number,
): Promise<LotBid[]> {
  const rows = await reader
    .selectFrom('bids')
    .innerJoin('watched_auctions as a', (join) =>
      join.onRef('a.site', '=', 'bids.site').onRef('a.code', '=', 'bids.code'),
    )
    .select(['bids.id', 'bids.code', 'bids.customer_id', 'bids.maximum_jpy', 'a.title'])
    .select(sql<BidStatus>`bids.status`.as('status'))
    .where('bids.site', 'in', [...sites])
    .where('bids.code', '=', code)
    .orderBy((where) => where('bids.status', 'in', [...ACTIVE_STATUSES]), 'desc')
    .orderBy('bids.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, code: row.code, title: row.title, status: row.status },
    ...{ maximumJpy: row.maximum_jpy, customerId: row.customer_id },
  }));
}
