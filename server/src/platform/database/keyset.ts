import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.ts';
import { isUuid } from '../../kernel/uuid.ts';
import { isMomentText } from './moment-text.ts';

/** A column that a table is sorted by; the id of the row settles what stands equal. */
export interface SortKey {
  /** As SQL names it, `orders.created_at`; an index holds it together with the id. */
  readonly column: string;
  readonly id: string;
  /** An id without `~`; left out: a uuid. */
  readonly idType?: 'uuid' | 'text';
  /** The id is of another table than the column, so that no index holds both. */
  readonly isApart?: boolean;
  readonly type: 'timestamptz' | 'bigint' | 'text';
}

export interface KeysetPage {
  readonly key: SortKey;
  readonly isDescending: boolean;
  /** The mark of the last row of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
}

/**
 * `-created` -> the key of `created`, downwards; the first of `keys` downwards where nothing is
 * asked.
 */
export function sortOf<Name extends string>(
  keys: Readonly<Record<Name, SortKey>>,
  asked: Name | `-${Name}` | undefined,
  usual: Name,
): Pick<KeysetPage, 'key' | 'isDescending'> {
  const name = asked?.replace(/^-/, '') as Name | undefined;
  return { key: keys[name ?? usual], isDescending: asked?.startsWith('-') ?? true };
}

const IS_VALUE: Readonly<Record<SortKey['type'], (text: string) => boolean>> = {
  timestamptz: isMomentText,
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  text: (text) => !text.includes('\0'),
};

/**
 * The rows behind `after` in the order of the key. Each row carries its own `mark`, which the next
 * page begins behind: the value itself, not the place, so that a row that moves meanwhile takes
 * nothing with it. Refusal `request.invalid` for a mark that no page gave.
 */
export function pageByKey<DB, Names extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Names, Row>,
  { key, isDescending, after, limit }: KeysetPage,
) {
  const [column, id] = [sql.raw(key.column), sql.raw(key.id)];
  const order = sql.raw(isDescending ? 'desc' : 'asc');
  const begun = after === undefined ? query : query.where(behind(key, isDescending, after));
  return begun
    .select(sql<string>`${column}::text || '~' || ${id}::text`.as('mark'))
    .orderBy(sql`${column} ${order}`)
    .orderBy(sql`${id} ${order}`)
    .limit(limit);
}

function behind(
  { column, id, idType = 'uuid', isApart = false, type }: SortKey,
  isDescending: boolean,
  after: string,
) {
  const cut = after.lastIndexOf('~');
  const [value, last] = [after.slice(0, cut), after.slice(cut + 1)];
  if (!IS_VALUE[type](value) || !(idType === 'uuid' ? isUuid : IS_VALUE.text)(last))
    throw new Refusal('request.invalid', { field: 'after' });
  const sign = sql.raw(isDescending ? '<' : '>');
  const from = sql`${value}::${sql.raw(type)}`;
  const rest = sql`(${sql.raw(column)}, ${sql.raw(id)}) ${sign} (${from}, ${last}::${sql.raw(idType)})`;
  // A pair from two tables is compared row by row; only the column alone leads into its index.
  return isApart
    ? sql<SqlBool>`(${sql.raw(column)} ${sign}= ${from} and ${rest})`
    : sql<SqlBool>`${rest}`;
}

/**
 * What a page of `limit` rows shows of those that were read, one more than it shows, and where the
 * page behind it begins; undefined at the end.
 */
export function shownOf<Row extends { readonly mark: string }>(
  read: readonly Row[],
  limit: number,
): { readonly rows: Row[]; readonly next: string | undefined } {
  const rows = read.slice(0, limit);
  return { rows, next: read.length > limit ? rows.at(-1)?.mark : undefined };
}
