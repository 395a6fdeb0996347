import type { Database } from '../../platform/database/database.ts';
import { type Listing, type Site, SITES } from '../marketplaces/index.ts';

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

/** Counts a look at a listing: for the customer's own list when there is one, and for the shop. */
export async function insertView(db: Database, listing: Listing, customerId: string | undefined, at: Date): Promise<void> {
  const picture = listing.pictures[0] ?? '';
  if (customerId !== undefined) {
    const seen = { title: listing.title, url: listing.url, picture, price_jpy: listing.price.current ?? null, viewed_at: at };
    await db
      .insertInto('viewed_listings')
      .values({ customer_id: customerId, site_code: SITES[listing.site].siteCode, code: listing.code, ...seen })
      .onConflict((conflict) => conflict.constraint('viewed_listings_pkey').doUpdateSet(seen))
      .execute();
  }
  await db
    .insertInto('viewed_shops')
    .values({ site: listing.site, seller_id: listing.seller.id, name: listing.seller.name, picture })
    .onConflict((conflict) =>
      conflict
        .constraint('viewed_shops_pkey')
        .doUpdateSet((values) => ({ name: values.ref('excluded.name'), view_count: values('viewed_shops.view_count', '+', 1) })),
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
export async function listTopShops(db: Database, sites: readonly Site[], page: number, size: number): Promise<ViewedShop[]> {
  const rows = await db
    .selectFrom('viewed_shops')
    .selectAll()
    .where('site', 'in', sites)
    .orderBy('view_count', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map((row) => ({ site: row.site, sellerId: row.seller_id, name: row.name, picture: row.picture, viewCount: row.view_count }));
}
