import { type Yen, yen } from '../../kernel/money.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Listing } from './listing.ts';
import type { Site } from '@hako/contract/marketplaces/sites';

export interface SeenPrice {
  readonly price: Yen;
  readonly seenAt: Date;
}

/** Keeps the newest reading, and a row of price history when the price is another than the last one. */
export async function saveListing(db: Database, listing: Listing): Promise<void> {
  const { site, code, readAt } = listing;
  await db
    .insertInto('marketplace_listings')
    .values({ site, code, listing: JSON.stringify(listing), read_at: readAt })
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'code'])
        .doUpdateSet((values) => ({
          listing: values.ref('excluded.listing'),
          read_at: values.ref('excluded.read_at'),
        }))
        .where('marketplace_listings.read_at', '<', readAt),
    )
    .execute();
  const price = listing.price.current;
  if (price === undefined) return;
  const [last] = await listPrices(db, site, code, 1);
  if (last?.price === price) return;
  await db
    .insertInto('marketplace_prices')
    .values({ site, code, price_jpy: price, seen_at: readAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest kept reading; undefined when nobody ever looked. */
export async function findSavedListing(
  db: Database,
  site: Site,
  code: string,
): Promise<Listing | undefined> {
  const row = await db
    .selectFrom('marketplace_listings')
    .select('listing')
    .where('site', '=', site)
    .where('code', '=', code)
    .executeTakeFirst();
  return row && revive(row.listing as Listing);
}

/** What it cost, newest first. */
export async function listPrices(
  db: Database,
  site: Site,
  code: string,
  size: number,
): Promise<SeenPrice[]> {
  const rows = await db
    .selectFrom('marketplace_prices')
    .select(['price_jpy', 'seen_at'])
    .where('site', '=', site)
    .where('code', '=', code)
    .orderBy('seen_at', 'desc')
    .limit(size)
    .execute();
  return rows.map((row) => ({ price: yen(row.price_jpy), seenAt: row.seen_at }));
}

/** JSON keeps times as text and has no undefined. */
function revive(kept: Listing): Listing {
  const at = (time: Date | string | undefined) => (time === undefined ? undefined : new Date(time));
  return {
    ...kept,
    readAt: new Date(kept.readAt),
    updatedAt: at(kept.updatedAt),
    endsAt: at(kept.endsAt),
    auction: kept.auction && {
      ...kept.auction,
      endsAt: new Date(kept.auction.endsAt),
      startsAt: at(kept.auction.startsAt),
    },
  };
}
