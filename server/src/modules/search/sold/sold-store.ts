import { sql } from 'kysely';
import { yen } from '../../../kernel/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Condition, Site } from '../../marketplaces/index.ts';
import type { SoldListing } from './sold-listing.ts';

/** Keeps what was sold; seen again, the newest reading stands. */
export async function saveSold(
  db: Database,
  sold: readonly SoldListing[],
  seenAt: Date,
): Promise<void> {
  if (sold.length === 0) return;
  // In one order everywhere, so that two processes never wait for each other.
  const rows = sold
    .map(({ words, price, soldAt, ...rest }) => ({
      ...rest,
      words: [...words],
      price_jpy: price,
      sold_at: soldAt,
      seen_at: seenAt,
    }))
    .sort((a, b) => (`${a.site} ${a.code}` < `${b.site} ${b.code}` ? -1 : 1));
  await db
    .insertInto('sold_listings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('sold_listings_pkey').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        words: ref('excluded.words'),
        condition: ref('excluded.condition'),
        price_jpy: ref('excluded.price_jpy'),
        sold_at: ref('excluded.sold_at'),
        seen_at: ref('excluded.seen_at'),
      })),
    )
    .execute();
}

/** Sold since then with all these words in the title, of these conditions, the newest first. */
export async function listSold(
  db: Database,
  { words, conditions }: { words: readonly string[]; conditions?: readonly Condition[] },
  since: Date,
  size: number,
): Promise<SoldListing[]> {
  const rows = await db
    .selectFrom('sold_listings')
    .selectAll()
    .where(sql<boolean>`words @> ${[...words]}::text[]`)
    .where('sold_at', '>=', since)
    .$if(conditions !== undefined, (rows) => rows.where('condition', 'in', conditions ?? []))
    .orderBy('sold_at', 'desc')
    .orderBy('code')
    .limit(size)
    .execute();
  return rows.map(({ site, code, title, words: found, condition, price_jpy, sold_at }) => ({
    site: site as Site,
    code,
    title,
    words: found,
    condition: condition as Condition,
    price: yen(price_jpy),
    soldAt: sold_at,
  }));
}
