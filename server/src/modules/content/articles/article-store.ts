import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../../platform/database/keyset.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** News as it is written at the desk. */
export interface WrittenArticle {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly picture: string;
  readonly pictureAlt: string;
  readonly position: number;
  readonly isPublished: boolean;
  readonly from: Date;
  readonly until: Date | undefined;
  readonly version: number;
  readonly writtenBy: string | undefined;
  readonly updatedAt: Date;
}

const toArticle = (row: Selectable<Tables['articles']>): WrittenArticle => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  body: row.body_markdown,
  picture: row.picture,
  pictureAlt: row.picture_alt,
  position: row.position,
  isPublished: row.is_published,
  from: row.published_at,
  until: row.ends_at ?? undefined,
  version: row.version,
  writtenBy: row.written_by ?? undefined,
  updatedAt: row.updated_at,
});

const WRITTEN: SortKey = {
  ...{ column: 'articles.updated_at', id: 'articles.slug' },
  ...{ idType: 'text', type: 'timestamptz' },
};

/**
 * News, what was written last first, each with its mark. Refusal `request.invalid` for a mark that
 * no page gave.
 */
export async function listWritten(
  reader: Reader,
  page: Pick<KeysetPage, 'after' | 'limit'>,
): Promise<(WrittenArticle & { readonly mark: string })[]> {
  const found = reader.selectFrom('articles').selectAll('articles').where('kind', '=', 'news');
  const rows = await pageByKey(found, { ...page, key: WRITTEN, isDescending: true }).execute();
  return rows.map(({ mark, ...row }) => ({ ...toArticle(row), mark }));
}

export async function findWritten(
  reader: Reader,
  slug: string,
): Promise<WrittenArticle | undefined> {
  const row = await newsOf(reader, slug).executeTakeFirst();
  return row && toArticle(row);
}

export async function lockWritten(trx: Trx, slug: string): Promise<WrittenArticle | undefined> {
  const row = await newsOf(trx, slug).forUpdate().executeTakeFirst();
  return row && toArticle(row);
}

const newsOf = (reader: Reader, slug: string) =>
  reader.selectFrom('articles').selectAll().where('slug', '=', slug).where('kind', '=', 'news');

/** False where something stands at this address already. */
export async function insertArticle(trx: Trx, article: WrittenArticle): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('articles')
    .values({ slug: article.slug, kind: 'news', ...columnsOf(article) })
    .onConflict((conflict) => conflict.constraint('articles_pkey').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateArticle(trx: Trx, article: WrittenArticle): Promise<void> {
  await trx
    .updateTable('articles')
    .set(columnsOf(article))
    .where('slug', '=', article.slug)
    .execute();
}

const columnsOf = (article: WrittenArticle) => ({
  title: article.title,
  summary: article.summary,
  body_markdown: article.body,
  picture: article.picture,
  picture_alt: article.pictureAlt,
  position: article.position,
  is_published: article.isPublished,
  published_at: article.from,
  ends_at: article.until ?? null,
  version: article.version,
  written_by: article.writtenBy ?? null,
  updated_at: article.updatedAt,
});
