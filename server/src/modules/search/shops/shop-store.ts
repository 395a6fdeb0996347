import { sql } from 'kysely';
import type { Database, Reader } from '../../../platform/database/database.ts';
import type { ShopKind, ShopMet } from '../catalog/rules/shop-kinds.ts';

export interface ShopQuestion {
  readonly kind?: ShopKind | undefined;
  readonly place?: number | undefined;
  /** Wire names of the sites that are served, or the one asked for. */
  readonly sites: readonly string[];
  readonly words?: string | undefined;
  /** Shops not met since then are left out. */
  readonly since: Date;
  readonly page: number;
  readonly size: number;
}

export interface KnownShop extends ShopMet {
  readonly kinds: readonly string[];
}

/** Keeps what was met; what is told no more (a name that is masked now) stays as it was. */
export async function saveShops(
  db: Database,
  kind: ShopKind,
  shops: readonly ShopMet[],
  at: Date,
): Promise<void> {
  if (shops.length === 0) return;
  // In one order everywhere, so that two processes never wait for each other.
  const rows = shops.toSorted((one, other) =>
    `${one.site} ${one.sellerId}` < `${other.site} ${other.sellerId}` ? -1 : 1,
  );
  await db
    .insertInto('shops_met')
    .values(
      rows.map((shop) => ({
        site: shop.site,
        seller_id: shop.sellerId,
        kind,
        name: shop.name,
        rating_percent: shop.ratingPercent ?? null,
        prefecture: shop.prefecture ?? null,
        picture: shop.picture,
        goods_seen: shop.goodsSeen,
        met_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('shops_met_pkey').doUpdateSet(({ ref, fn }) => ({
        name: sql<string>`coalesce(nullif(excluded.name, ''), shops_met.name)`,
        rating_percent: fn.coalesce(
          ref('excluded.rating_percent'),
          ref('shops_met.rating_percent'),
        ),
        prefecture: fn.coalesce(ref('excluded.prefecture'), ref('shops_met.prefecture')),
        picture: ref('excluded.picture'),
        goods_seen: ref('excluded.goods_seen'),
        met_at: ref('excluded.met_at'),
      })),
    )
    .execute();
}

const asked = (
  reader: Reader,
  { kind, place, sites, words, since }: Omit<ShopQuestion, 'page' | 'size'>,
) => {
  let query = reader
    .selectFrom('shops_met')
    .where('site', 'in', sites)
    .where('met_at', '>=', since);
  if (kind) query = query.where('kind', '=', kind);
  if (place !== undefined) query = query.where('prefecture', '=', place);
  if (words) query = query.where('name', 'ilike', `%${words.replace(/[\\%_]/g, '\\$&')}%`);
  return query;
};

/** Shops with most goods first; one that sells several kinds is one row. */
export async function listShops(
  reader: Reader,
  question: ShopQuestion,
): Promise<{ shops: KnownShop[]; total: number }> {
  const [rows, counted] = await Promise.all([
    asked(reader, question)
      .select(['site', 'seller_id'])
      .select(({ fn }) => [
        fn.max('name').as('name'),
        fn.max('rating_percent').as('rating_percent'),
        fn.max('prefecture').as('prefecture'),
        fn.max('picture').as('picture'),
        fn.sum<number>('goods_seen').as('goods'),
        fn.agg<string[]>('array_agg', ['kind']).as('kinds'),
      ])
      .groupBy(['site', 'seller_id'])
      .orderBy('goods', 'desc')
      .orderBy('site')
      .orderBy('seller_id')
      .limit(question.size)
      .offset((question.page - 1) * question.size)
      .execute(),
    asked(reader, question)
      .select(sql<number>`count(distinct (site, seller_id))`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const shops = rows.map((row) => ({
    site: row.site,
    sellerId: row.seller_id,
    name: row.name,
    ratingPercent: row.rating_percent ?? undefined,
    prefecture: row.prefecture ?? undefined,
    picture: row.picture,
    goodsSeen: Number(row.goods),
    kinds: row.kinds,
  }));
  return { shops, total: Number(counted.total) };
}

/** How many shops each prefecture has, the fullest first. */
export async function countPlaces(
  reader: Reader,
  question: Omit<ShopQuestion, 'page' | 'size' | 'place'>,
): Promise<{ place: number; count: number }[]> {
  const rows = await asked(reader, question)
    .where('prefecture', 'is not', null)
    .select('prefecture')
    .select(sql<number>`count(distinct (site, seller_id))`.as('count'))
    .groupBy('prefecture')
    .orderBy('count', 'desc')
    .orderBy('prefecture')
    .execute();
  return rows.map((row) => ({ place: Number(row.prefecture), count: Number(row.count) }));
}

/** How many shops each site has. */
export async function countSites(
  reader: Reader,
  question: Omit<ShopQuestion, 'page' | 'size'>,
): Promise<{ site: string; count: number }[]> {
  const rows = await asked(reader, question)
    .select('site')
    .select(sql<number>`count(distinct seller_id)`.as('count'))
    .groupBy('site')
    .execute();
  return rows.map((row) => ({ site: row.site, count: Number(row.count) }));
}
