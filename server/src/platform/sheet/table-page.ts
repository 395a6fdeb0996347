import { MOST_COUNTED, TABLE_PAGE } from '@hako/contract/kit/tables';
import { type KeysetPage, shownOf } from '../database/keyset.ts';

/** A table of the desk as somebody asked for it: its rows in their order, and how many there are. */
export interface AskedTable<Row extends { readonly mark: string }> {
  readonly sort: Pick<KeysetPage, 'key' | 'isDescending'>;
  /** How many rows there are, counted no further than `most`. */
  readonly count: (most: number) => Promise<number>;
  readonly read: (page: KeysetPage) => Promise<readonly Row[]>;
}

/** One page of a table, behind the row whose mark is `after`, in the fields of `TablePage`. */
export async function tablePage<Row extends { readonly mark: string }>(
  { sort, count, read }: AskedTable<Row>,
  after: string | undefined,
) {
  const [found, counted] = await Promise.all([
    read({ ...sort, after, limit: TABLE_PAGE + 1 }),
    count(MOST_COUNTED + 1),
  ]);
  const { rows, next } = shownOf(found, TABLE_PAGE);
  return {
    rows,
    ...(next === undefined ? {} : { next }),
    count: Math.min(counted, MOST_COUNTED),
    is_more: counted > MOST_COUNTED,
  };
}
