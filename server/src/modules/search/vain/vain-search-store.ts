import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface VainSearchRow {
  readonly folded: string;
  readonly keyword: string;
  readonly japanese: string;
  readonly times: number;
  readonly found: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/**
 * Counts a search that found nothing, or almost nothing. `folded`: the keyword without diacritics.
 */
export async function countVainSearch(
  db: Database,
  search: Pick<VainSearchRow, 'folded' | 'keyword' | 'japanese' | 'found'> & { at: Date },
): Promise<void> {
  await db
    .insertInto('vain_searches')
    .values({
      folded: search.folded,
      keyword: search.keyword,
      japanese: search.japanese,
      found_count: search.found,
      first_searched_at: search.at,
      last_searched_at: search.at,
    })
    .onConflict((conflict) =>
      conflict.constraint('vain_searches_pkey').doUpdateSet({
        search_count: sql`vain_searches.search_count + 1`,
        japanese: search.japanese,
        found_count: search.found,
        last_searched_at: search.at,
      }),
    )
    .execute();
}

/** Forgets what nobody searched for since then. */
export async function forgetVainSearches(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('vain_searches').where('last_searched_at', '<', before).execute();
}

/** The most often searched first, from behind a row. */
export async function listVainSearches(
  db: Database,
  size: number,
  after: { readonly times: number; readonly folded: string } | undefined,
): Promise<VainSearchRow[]> {
  let query = db.selectFrom('vain_searches').selectAll();
  if (after)
    query = query.where((where) =>
      where.or([
        where('search_count', '<', after.times),
        where.and([where('search_count', '=', after.times), where('folded', '>', after.folded)]),
      ]),
    );
  const rows = await query.orderBy('search_count', 'desc').orderBy('folded').limit(size).execute();
  return rows.map((row) => ({
    folded: row.folded,
    keyword: row.keyword,
    japanese: row.japanese,
    times: Number(row.search_count),
    found: row.found_count,
    firstAt: row.first_searched_at,
    lastAt: row.last_searched_at,
  }));
}
