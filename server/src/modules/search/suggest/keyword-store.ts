import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface SearchedKeyword {
  readonly keyword: string;
  readonly japanese: string;
  readonly typeCode: string;
  readonly searchCount: number;
  readonly lastSearchedAt: Date;
}

/** Counts a search, or `count` of it. `folded` is the keyword without diacritics, which joins the ways in which people type it. */
export async function countSearch(
  db: Database,
  searched: {
    typeCode: string;
    folded: string;
    keyword: string;
    japanese: string;
    at: Date;
    count?: number;
  },
): Promise<void> {
  await db
    .insertInto('searched_keywords')
    .values({
      type_code: searched.typeCode,
      folded: searched.folded,
      keyword: searched.keyword,
      japanese: searched.japanese,
      search_count: searched.count ?? 1,
      last_searched_at: searched.at,
    })
    .onConflict((conflict) =>
      conflict.constraint('searched_keywords_pkey').doUpdateSet((values) => ({
        search_count: values('searched_keywords.search_count', '+', searched.count ?? 1),
        last_searched_at: searched.at,
      })),
    )
    .execute();
}

/** The most searched, of one type or of all. */
export async function listTopKeywords(
  db: Database,
  typeCode: string | undefined,
  size: number,
  page = 1,
): Promise<SearchedKeyword[]> {
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
export async function suggestKeywords(
  db: Database,
  foldedPrefix: string,
  size: number,
): Promise<SearchedKeyword[]> {
  const pattern = `${foldedPrefix.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await joinedKeywords(db)
    .where('folded', 'like', pattern)
    .orderBy('search_count', 'desc')
    .limit(size)
    .execute();
  return rows.map(foldedKeywordOf);
}

/** All keywords by their folded form, page by page. */
export async function listKeywordsAfter(
  db: Database,
  folded: string,
  size: number,
): Promise<FoldedKeyword[]> {
  // Compared as the index on prefixes is ordered: byte by byte.
  const rows = await joinedKeywords(db)
    .where(sql<boolean>`folded ~>~ ${folded}`)
    .orderBy(sql`folded using ~<~`)
    .limit(size)
    .execute();
  return rows.map(foldedKeywordOf);
}

/** Keywords that were searched for since then. */
export async function listKeywordsSince(
  db: Database,
  since: Date,
  size: number,
): Promise<FoldedKeyword[]> {
  const recent = db
    .selectFrom('searched_keywords')
    .select('folded')
    .where('last_searched_at', '>=', since)
    .orderBy('last_searched_at', 'desc')
    .limit(size);
  return (await joinedKeywords(db).where('folded', 'in', recent).execute()).map(foldedKeywordOf);
}

export type FoldedKeyword = SearchedKeyword & { readonly folded: string };

/** One row a keyword, whatever the sites it was searched at. */
const joinedKeywords = (db: Database) =>
  db
    .selectFrom('searched_keywords')
    .select([
      'folded',
      sql<string>`min(keyword)`.as('keyword'),
      sql<string>`min(japanese)`.as('japanese'),
      sql<string>`min(type_code)`.as('type_code'),
      sql<number>`sum(search_count)::bigint`.as('search_count'),
      sql<Date>`max(last_searched_at)`.as('last_searched_at'),
    ])
    .groupBy('folded');

const foldedKeywordOf = (
  row: Parameters<typeof keywordOf>[0] & { folded: string },
): FoldedKeyword => ({ ...keywordOf(row), folded: row.folded });

const keywordOf = (row: {
  keyword: string;
  japanese: string;
  type_code: string;
  search_count: number;
  last_searched_at: Date;
}): SearchedKeyword => ({
  keyword: row.keyword,
  japanese: row.japanese,
  typeCode: row.type_code,
  searchCount: row.search_count,
  lastSearchedAt: row.last_searched_at,
});
