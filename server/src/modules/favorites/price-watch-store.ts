import { lockName } from '../../platform/database/lock.ts';
import { type Selectable, sql } from 'kysely';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PriceChange } from './rules/price-watch.ts';

export type PriceWatchRow = Selectable<Tables['price_watches']>;
export type PriceChangeRow = Selectable<Tables['price_changes']>;

export const listWatches = (reader: Reader, customerId: string): Promise<PriceWatchRow[]> =>
  reader
    .selectFrom('price_watches')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute();

/** One customer's watches at a time, so that their limit holds. */
export async function lockWatches(trx: Trx, customerId: string): Promise<number> {
  await lockName(trx, `price-watches:${customerId}`);
  const { total } = await trx
    .selectFrom('price_watches')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where('is_over', '=', false)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Begins to watch, or changes the wished price of what is watched. */
export async function upsertWatch(trx: Trx, watch: PriceWatchRow): Promise<PriceWatchRow> {
  return trx
    .insertInto('price_watches')
    .values(watch)
    .onConflict((conflict) =>
      conflict.constraint('price_watches_pkey').doUpdateSet({
        wished_jpy: watch.wished_jpy,
        is_wish_told: false,
        next_read_at: watch.next_read_at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteWatch(
  trx: Database | Trx,
  customerId: string,
  code: string,
): Promise<void> {
  await trx
    .deleteFrom('price_watches')
    .where('customer_id', '=', customerId)
    .where('code', '=', code)
    .execute();
  await trx
    .deleteFrom('price_changes')
    .where('customer_id', '=', customerId)
    .where('code', '=', code)
    .execute();
}

/** The goods of a site that are due longest, and puts off everybody's watch over them; whoever else looks gets others. */
export async function takeDueGoods(
  db: Database,
  site: string,
  at: Date,
  again: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`with due as (
      select code from price_watches where site = ${site} and not is_over and next_read_at <= ${at}
      order by next_read_at, code limit 1 for update skip locked)
    update price_watches w set next_read_at = ${again} from due where w.site = ${site} and w.code = due.code and not w.is_over
    returning w.code`.execute(db);
  return rows[0]?.code;
}

/** Everybody's watch over these goods, held until the transaction ends. */
export const lockWatchesOf = (trx: Trx, site: string, code: string): Promise<PriceWatchRow[]> =>
  trx
    .selectFrom('price_watches')
    .selectAll()
    .where('site', '=', site)
    .where('code', '=', code)
    .where('is_over', '=', false)
    .orderBy('customer_id')
    .forUpdate()
    .execute();

export async function updateWatch(
  trx: Trx,
  { customer_id, code }: Pick<PriceWatchRow, 'customer_id' | 'code'>,
  change: Partial<PriceWatchRow>,
): Promise<void> {
  await trx
    .updateTable('price_watches')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('code', '=', code)
    .execute();
}

/** What is to be told; a later change of the same kind replaces an untold one. */
export async function putChanges(
  trx: Trx,
  change: Omit<PriceChangeRow, 'change'>,
  kinds: readonly PriceChange[],
): Promise<void> {
  if (kinds.length === 0) return;
  await trx
    .insertInto('price_changes')
    .values(kinds.map((kind) => ({ ...change, change: kind })))
    .onConflict((conflict) =>
      conflict.constraint('price_changes_pkey').doUpdateSet({
        price_jpy: change.price_jpy,
        title: change.title,
        happened_at: change.happened_at,
      }),
    )
    .execute();
}

export async function listCustomersWithChanges(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('price_changes')
    .select('customer_id')
    .distinct()
    .limit(most)
    .execute();
  return rows.map((row) => row.customer_id);
}

/** Takes a customer's changes to tell them: what one caller got no other gets. */
export const takeChanges = (trx: Trx, customerId: string): Promise<PriceChangeRow[]> =>
  trx.deleteFrom('price_changes').where('customer_id', '=', customerId).returningAll().execute();
