import { LIVE_STATUSES } from '@hako/contract/bidding/bid-status';
import { type Selectable, sql } from 'kysely';
import { yen } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ListingSnapshot, WatchedAuction } from '../rules/bid.ts';

type Row = Selectable<Tables['watched_auctions']>;

/** The lot's row, made when it is not there yet, locked: everything that decides about a lot begins here. */
export async function lockAuction(trx: Trx, seen: WatchedAuction): Promise<WatchedAuction> {
  await trx
    .insertInto('watched_auctions')
    .values(toRow(seen))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await lockKnownAuction(trx, seen.site, seen.code)) as WatchedAuction;
}

export async function lockKnownAuction(
  trx: Trx,
  site: string,
  code: string,
): Promise<WatchedAuction | undefined> {
  const row = await trx
    .selectFrom('watched_auctions')
    .selectAll()
    .where('site', '=', site)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toAuction(row);
}

export async function findAuction(
  reader: Reader,
  site: string,
  code: string,
): Promise<WatchedAuction | undefined> {
  const row = await reader
    .selectFrom('watched_auctions')
    .selectAll()
    .where('site', '=', site)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && toAuction(row);
}

/** Those of the lots that are watched, not settled, and were not looked at since. */
export async function listUnseen(
  reader: Reader,
  lots: readonly { readonly site: string; readonly code: string }[],
  since: Date,
): Promise<{ site: string; code: string }[]> {
  const [sites, codes] = [lots.map(({ site }) => site), lots.map(({ code }) => code)];
  return reader
    .selectFrom('watched_auctions')
    .select(['site', 'code'])
    .where(sql<boolean>`(site, code) in (select * from unnest(${sites}::text[], ${codes}::text[]))`)
    .where('settled_at', 'is', null)
    .where((where) => where.or([where('looked_at', 'is', null), where('looked_at', '<=', since)]))
    .execute();
}

/** The caller holds the lock. */
export async function updateAuction(
  trx: Trx,
  auction: WatchedAuction,
  change: Partial<WatchedAuction>,
): Promise<WatchedAuction> {
  const changed = { ...auction, ...change };
  const { site, code, ...row } = toRow(changed);
  await trx
    .updateTable('watched_auctions')
    .set(row)
    .where('site', '=', site)
    .where('code', '=', code)
    .execute();
  return changed;
}

/** Gives back the lot, locked; undefined when it is not watched. */
export async function noteLook(
  trx: Trx,
  site: string,
  code: string,
  at: Date,
): Promise<WatchedAuction | undefined> {
  const row = await trx
    .updateTable('watched_auctions')
    .set({ looked_at: at })
    .where('site', '=', site)
    .where('code', '=', code)
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && toAuction(row);
}

export async function addFailure(trx: Trx, site: string, code: string): Promise<void> {
  await trx
    .updateTable('watched_auctions')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('site', '=', site)
    .where('code', '=', code)
    .execute();
}

/** The account through which something of ours may be live on a lot that is not settled. */
export async function findLiveAccount(
  reader: Reader,
  site: string,
  code: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('watched_auctions as a')
    .leftJoin('bids as b', (join) =>
      join
        .onRef('b.site', '=', 'a.site')
        .onRef('b.code', '=', 'a.code')
        .on('b.status', 'in', LIVE_STATUSES),
    )
    .select(['a.live_account', 'b.account'])
    .where('a.site', '=', site)
    .where('a.code', '=', code)
    .where('a.settled_at', 'is', null)
    .executeTakeFirst();
  return row?.live_account ?? row?.account ?? undefined;
}

/** When it is to be read next. */
export async function planReading(trx: Trx, site: string, code: string, at: Date): Promise<void> {
  await trx
    .updateTable('watched_auctions')
    .set({ read_due_at: at })
    .where('site', '=', site)
    .where('code', '=', code)
    .execute();
}

/** Lots that are not settled and were to be read before that moment: their job may have been lost. */
export async function listNeglected(
  reader: Reader,
  before: Date,
  limit: number,
): Promise<WatchedAuction[]> {
  const rows = await reader
    .selectFrom('watched_auctions')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('read_due_at', '<', before)
    .orderBy('read_due_at')
    .limit(limit)
    .execute();
  return rows.map(toAuction);
}

const toAuction = (row: Row): WatchedAuction => ({
  site: row.site,
  code: row.code,
  title: row.title,
  listing: row.listing as unknown as ListingSnapshot,
  sellerId: row.seller_id,
  price: yen(row.price_jpy),
  bidCount: row.bid_count,
  endsAt: row.ends_at,
  isOpen: row.is_open,
  taxPercent: row.tax_percent,
  clockOffsetMs: row.clock_offset_ms,
  clockUncertaintyMs: row.clock_uncertainty_ms,
  liveAccount: row.live_account ?? undefined,
  liveMaximum: row.live_maximum_jpy === null ? undefined : yen(row.live_maximum_jpy),
  isLeading: row.is_leading,
  readAt: row.read_at,
  settledAt: row.settled_at ?? undefined,
  failures: row.failures,
  lookedAt: row.looked_at ?? undefined,
});

const toRow = (auction: WatchedAuction) => ({
  site: auction.site,
  code: auction.code,
  title: auction.title,
  listing: JSON.stringify(auction.listing),
  seller_id: auction.sellerId,
  price_jpy: auction.price,
  bid_count: auction.bidCount,
  ends_at: auction.endsAt,
  is_open: auction.isOpen,
  tax_percent: auction.taxPercent,
  clock_offset_ms: Math.round(auction.clockOffsetMs),
  clock_uncertainty_ms: Math.round(auction.clockUncertaintyMs),
  live_account: auction.liveAccount ?? null,
  live_maximum_jpy: auction.liveMaximum ?? null,
  is_leading: auction.isLeading,
  read_at: auction.readAt,
  settled_at: auction.settledAt ?? null,
  failures: auction.failures,
});
