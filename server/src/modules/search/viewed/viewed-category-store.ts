import type { Database } from '../../../platform/database/database.ts';
import type { Listing, Site } from '../../marketplaces/index.ts';

interface Look {
  readonly listing: Listing;
  readonly at: Date;
}

export interface ViewedCategory {
  readonly site: Site;
  readonly id: string;
  readonly name: string;
  readonly parentId: string;
  readonly picture: string;
  readonly viewCount: number;
}

/** Counts looks at the deepest category of each listing. */
export async function insertViewedCategories(db: Database, views: readonly Look[]): Promise<void> {
  const seen = new Map<string, { listing: Listing; count: number; at: Date }>();
  for (const { listing, at } of views) {
    const own = listing.categoryPath.at(-1);
    if (!own?.name) continue;
    const key = `${listing.site} ${own.id}`;
    seen.set(key, { listing, at, count: (seen.get(key)?.count ?? 0) + 1 });
  }
  if (seen.size === 0) return;
  await db
    .insertInto('viewed_categories')
    .values(
      [...seen]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { listing, count, at }]) => ({
          site: listing.site,
          category_id: listing.categoryPath.at(-1)?.id as string,
          name: listing.categoryPath.at(-1)?.name as string,
          parent_id: listing.categoryPath.at(-2)?.id ?? '0',
          picture: listing.pictures[0] ?? '',
          view_count: count,
          last_viewed_at: at,
        })),
    )
    .onConflict((conflict) =>
      conflict.constraint('viewed_categories_pkey').doUpdateSet(({ ref, eb }) => ({
        name: ref('excluded.name'),
        parent_id: ref('excluded.parent_id'),
        picture: ref('excluded.picture'),
        view_count: eb('viewed_categories.view_count', '+', ref('excluded.view_count')),
        last_viewed_at: ref('excluded.last_viewed_at'),
      })),
    )
    .execute();
}

/** The categories whose goods are looked at most. */
export async function listTopCategories(
  db: Database,
  sites: readonly Site[],
  page: number,
  size: number,
): Promise<{ rows: ViewedCategory[]; total: number }> {
  const query = db.selectFrom('viewed_categories').where('site', 'in', sites);
  const [rows, counted] = await Promise.all([
    query
      .selectAll()
      .orderBy('view_count', 'desc')
      .orderBy('category_id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map((row) => ({
      site: row.site as Site,
      id: row.category_id,
      name: row.name,
      parentId: row.parent_id,
      picture: row.picture,
      viewCount: Number(row.view_count),
    })),
    total: Number(counted.total),
  };
}
