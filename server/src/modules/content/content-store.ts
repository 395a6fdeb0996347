import type { Selectable } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Article = Selectable<Tables['articles']>;
export type Slider = Selectable<Tables['sliders']>;
export type StoreInfo = Selectable<Tables['store_info']>;

export interface ArticleQuestion {
  readonly kind?: 'news' | 'page' | undefined;
  readonly slug?: string | undefined;
  readonly words?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** Published articles that stand at this moment: by their order, the newest first among equals. */
export async function listArticles(
  reader: Reader,
  asked: ArticleQuestion,
  now: Date,
): Promise<{ rows: Article[]; total: number }> {
  let query = reader
    .selectFrom('articles')
    .where('is_published', '=', true)
    .where('published_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]));
  if (asked.slug !== undefined) query = query.where('slug', '=', asked.slug);
  else query = query.where('kind', '=', asked.kind ?? 'news');
  if (asked.words !== undefined) {
    const pattern = `%${asked.words.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((either) =>
      either.or([either('title', 'ilike', pattern), either('summary', 'ilike', pattern)]),
    );
  }
  const [rows, counted] = await Promise.all([
    query
      .selectAll()
      .orderBy('position')
      .orderBy('published_at', 'desc')
      .orderBy('slug')
      .limit(asked.size)
      .offset((asked.page - 1) * asked.size)
      .execute(),
    query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total) };
}

/** The pictures of a page that stand at this moment, in their order. */
export const shownSliders = (reader: Reader, typePage: string, now: Date) =>
  reader
    .selectFrom('sliders')
    .selectAll()
    .where('type_page', '=', typePage)
    .where('is_active', '=', true)
    .where('shows_from', '<=', now)
    .where((where) => where.or([where('shows_until', 'is', null), where('shows_until', '>', now)]))
    .orderBy('position')
    .orderBy('shows_from', 'desc')
    .orderBy('id');

export const listSliders = (reader: Reader, typePage: string, now: Date): Promise<Slider[]> =>
  shownSliders(reader, typePage, now).limit(50).execute();

export const readStoreInfo = (reader: Reader): Promise<StoreInfo> =>
  reader.selectFrom('store_info').selectAll().executeTakeFirstOrThrow();
