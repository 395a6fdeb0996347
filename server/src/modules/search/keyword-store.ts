import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface SearchedKeyword {
  readonly keyword: string;
  readonly japanese: string;
  readonly typeCode: string;
  readonly searchCount: number;
  readonly lastSearchedAt: Date;
}

/** Counts a search. `folded` is the keyword without diacritics, which joins the ways in which people type it. */
export async function countSearch(
  db: Database,
  searched: { typeCode: string; folded: string; keyword: string; japanese: string; at: Date },
): Promise<void> {
  await db
    .insertInto('searched_keywords')
    .values({
      type_code: searched.typeCode,
      folded: searched.folded,
      keyword: searched.keyword,
      japanese: searched.japanese,
      last_searched_at: searched.at,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('searched_keywords_pkey')
        .doUpdateSet((values) => ({ search_count: values('searched_keywords.search_count', '+', 1), last_searched_at: searched.at })),
    )
    .execute();
}

/** The most searched, of one type or of all. */
export async function listTopKeywords(db: Database, typeCode: string | undefined, size: number, page = 1): Promise<SearchedKeyword[]> {
  let query = db.selectFrom('searched_keywords').selectAll();
  if (typeCode !== undefined) query = query.where('type_code', '=', typeCode);
  return (
    await query
      .orderBy('search_count', 'desc')
      .orderBy('folded')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
  ).map(keywordOf);
}

/** Keywords that begin so, the most searched first. */
export async function suggestKeywords(db: Database, foldedPrefix: string, size: number): Promise<SearchedKeyword[]> {
  const pattern = `${foldedPrefix.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('searched_keywords')
    .select([
      'folded',
      sql<string>`min(keyword)`.as('keyword'),
      sql<string>`min(japanese)`.as('japanese'),
      sql<string>`min(type_code)`.as('type_code'),
      sql<number>`sum(search_count)::bigint`.as('search_count'),
      sql<Date>`max(last_searched_at)`.as('last_searched_at'),
    ])
    .where('folded', 'like', pattern)
    .groupBy('folded')
    .orderBy('search_count', 'desc')
    .limit(size)
    .execute();
  return rows.map(keywordOf);
}

const keywordOf = (row: { keyword: string; japanese: string; type_code: string; search_count: number; last_searched_at: Date }): SearchedKeyword => ({
  keyword: row.keyword,
  japanese: row.japanese,
  typeCode: row.type_code,
  searchCount: row.search_count,
  lastSearchedAt: row.last_searched_at,
});
