import { MOST_COUNTED } from '@hako/contract/kit/tables';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * One page (from 1) of the rows that a query finds in its order, and how many it finds in all:
 * counted no further than `MOST_COUNTED`.
 */
export async function countedPage<Names extends keyof Tables, Row>(
  reader: Reader,
  query: SelectQueryBuilder<Tables, Names, Row>,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const rows = await query
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const found = query.clearSelect().clearOrderBy().select(sql.lit(1).as('one')).limit(MOST_COUNTED);
  const { total } = await reader
    .selectFrom(found.as('found'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
