import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { PriceRow } from './rules/price-rows.ts';

/** Every row, oldest first and of one day in the order of revision. `prepareTables` refuses what it cannot read. */
export async function listPriceRows(reader: Reader): Promise<PriceRow[]> {
  const rows = await reader
    .selectFrom('price_list_rows')
    .select(['kind', 'key', 'rule', sql<string>`valid_from::text`.as('valid_from')])
    .orderBy('valid_from')
    .orderBy('kind')
    .orderBy('key')
    .orderBy('revision')
    .execute();
  return rows.map(({ valid_from: validFrom, ...row }) => toPriceRow({ ...row, validFrom }));
}

/** A row whose rule was checked when it came in. */
export const toPriceRow = (row: {
  readonly kind: string;
  readonly key: string;
  readonly validFrom: string;
  readonly rule: unknown;
}): PriceRow => row as PriceRow;

/**
 * The list of the house; an empty one begins with these rows. A list that has rows never gets one
 * of them: they begin on days that are over.
 */
export async function beginPriceList(
  trx: Trx,
  rows: readonly PriceRow[],
  at: Date,
): Promise<readonly PriceRow[]> {
  const list = await listPriceRows(trx);
  if (list.length > 0) return list;
  await trx
    .insertInto('price_list_rows')
    .values(
      rows.map(({ kind, key, validFrom, rule }) => ({
        kind,
        key,
        valid_from: validFrom,
        rule: JSON.stringify(rule),
        recorded_at: at,
        is_seed: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return listPriceRows(trx);
}

/** What somebody changed in the list, of one kind of rows. */
export async function listTouchedKeys(
  reader: Reader,
  kind: PriceRow['kind'],
): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('price_list_rows')
    .select('key')
    .distinct()
    .where('kind', '=', kind)
    .where('recorded_by', 'is not', null)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/**
 * One more row, of nobody when a newer Hako brings it; constraint `price_list_rows_not_backdated`
 * refuses a day that has begun.
 */
export async function insertPriceRow(
  trx: Trx,
  { kind, key, validFrom, rule }: PriceRow,
  staffId: string | undefined,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('price_list_rows')
    .values(({ selectFrom }) => ({
      kind,
      key,
      valid_from: validFrom,
      revision: sql<number>`1 + coalesce((${selectFrom('price_list_rows')
        .select(({ fn }) => fn.max('revision').as('revision'))
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('valid_from', '=', validFrom as never)}), 0)`,
      rule: rule === null ? null : JSON.stringify(rule),
      recorded_at: at,
      recorded_by: staffId ?? null,
    }))
    .execute();
}
