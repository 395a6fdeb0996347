import type { Database } from '../../../platform/database/database.ts';
import { type Listing, type Site, SITES } from '../../marketplaces/index.ts';
import { insertViewedCategories } from './viewed-category-store.ts';

export interface ViewedListing {
  readonly siteCode: string;
  readonly code: string;
  readonly title: string;
  readonly url: string;
  readonly picture: string;
  readonly priceJpy: number | undefined;
  readonly viewedAt: Date;
}

export interface ViewedShop {
  readonly site: string;
  readonly sellerId: string;
  readonly name: string;
  readonly picture: string;
  readonly viewCount: number;
}

export interface View {
  readonly listing: Listing;
  readonly customerId: string | undefined;
  readonly at: Date;
}

/** Counts looks at listings, earliest first: for the customers' own lists, and for the shops. */
export async function insertViews(db: Database, views: readonly View[]): Promise<void> {
  // In one order everywhere, so that two processes never wait for each other.
  const own = new Map<string, View>();
  for (const view of views)
    if (view.customerId)
      own.set(`${view.customerId} ${view.listing.site} ${view.listing.code}`, view);
  const shops = new Map<string, { listing: Listing; count: number }>();
  for (const { listing } of views) {
    const key = `${listing.site} ${listing.seller.id}`;
    shops.set(key, { listing, count: (shops.get(key)?.count ?? 0) + 1 });
  }
  if (own.size > 0)
    await insertViewed(
      db,
      [...own].sort(byKey).map(([, view]) => view),
    );
  await insertShops(
    db,
    [...shops].sort(byKey).map(([, shop]) => shop),
  );
  await insertViewedCategories(db, views);
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

async function insertViewed(db: Database, views: readonly View[]): Promise<void> {
  await db
    .insertInto('viewed_listings')
    .values(
      views.map(({ listing, customerId, at }) => ({
        customer_id: customerId as string,
        site_code: SITES[listing.site].siteCode,
        code: listing.code,
        title: listing.title,
        url: listing.url,
        picture: listing.pictures[0] ?? '',
        price_jpy: listing.price.current ?? null,
        viewed_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('viewed_listings_pkey').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        url: ref('excluded.url'),
        picture: ref('excluded.picture'),
        price_jpy: ref('excluded.price_jpy'),
        viewed_at: ref('excluded.viewed_at'),
      })),
    )
    .execute();
}

async function insertShops(
  db: Database,
  shops: readonly { listing: Listing; count: number }[],
): Promise<void> {
  await db
    .insertInto('viewed_shops')
    .values(
      shops.map(({ listing, count }) => ({
        site: listing.site,
        seller_id: listing.seller.id,
        name: listing.seller.name,
        picture: listing.pictures[0] ?? '',
        view_count: count,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('viewed_shops_pkey').doUpdateSet(({ ref, eb }) => ({
        name: ref('excluded.name'),
        view_count: eb('viewed_shops.view_count', '+', ref('excluded.view_count')),
      })),
    )
    .execute();
}

/** What a customer looked at, newest first; of one site when named. */
export async function listViews(
  db: Database,
  customerId: string,
  page: { page: number; size: number; siteCode?: string | undefined },
): Promise<{ rows: ViewedListing[]; total: number }> {
  let query = db.selectFrom('viewed_listings').where('customer_id', '=', customerId);
  if (page.siteCode !== undefined) query = query.where('site_code', '=', page.siteCode);
  const [rows, counted] = await Promise.all([
    query
      .selectAll()
      .orderBy('viewed_at', 'desc')
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .execute(),
    query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map((row) => ({
      siteCode: row.site_code,
      code: row.code,
      title: row.title,
      url: row.url,
      picture: row.picture,
      priceJpy: row.price_jpy ?? undefined,
      viewedAt: row.viewed_at,
    })),
    total: Number(counted.total),
  };
}

/** The shops whose goods are looked at most. */
export async function listTopShops(
  db: Database,
  sites: readonly Site[],
  page: number,
  size: number,
): Promise<ViewedShop[]> {
  const rows = await db
    .selectFrom('viewed_shops')
    .selectAll()
    .where('site', 'in', sites)
    .orderBy('view_count', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map((row) => ({
    site: row.site,
    sellerId: row.seller_id,
    name: row.name,
    picture: row.picture,
    viewCount: row.view_count,
  }));
}
