import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** One page (from 1) of the rows that a query finds in its order, and how many it finds in all. */
export async function countedPage<Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const rows = await query
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
