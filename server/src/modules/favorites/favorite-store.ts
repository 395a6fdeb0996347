import type { Selectable } from 'kysely';
import type { Database, Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { deleteWatch } from './price-watch-store.ts';

export type FavoriteProduct = Selectable<Tables['favorite_products']>;
export type FavoriteStore = Selectable<Tables['favorite_stores']>;

export interface FavoritePage {
  readonly page: number;
  readonly size: number;
  readonly order: 'created_at' | 'end_time';
  readonly isAscending: boolean;
  readonly words?: string | undefined;
  readonly siteCode?: string | undefined;
}

/** False when it is there already. */
export async function insertProduct(trx: Trx, product: FavoriteProduct): Promise<boolean> {
  const done = await trx
    .insertInto('favorite_products')
    .values(product)
    .onConflict((conflict) => conflict.constraint('favorite_products_pkey').doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows) > 0;
}

export async function deleteProduct(
  db: Database | Trx,
  customerId: string,
  code: string,
): Promise<void> {
  await db
    .deleteFrom('favorite_products')
    .where('customer_id', '=', customerId)
    .where('code', '=', code)
    .execute();
  // Nobody watches the price of what is no favourite any more.
  await deleteWatch(db, customerId, code);
}

export const findProduct = (
  reader: Reader,
  customerId: string,
  code: string,
): Promise<FavoriteProduct | undefined> =>
  reader
    .selectFrom('favorite_products')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('code', '=', code)
    .executeTakeFirst();

/** A customer's favourites; `words` are looked for in the name. */
export async function listProducts(
  reader: Reader,
  customerId: string,
  page: FavoritePage,
): Promise<{ rows: FavoriteProduct[]; total: number }> {
  let query = reader.selectFrom('favorite_products').where('customer_id', '=', customerId);
  if (page.siteCode !== undefined) query = query.where('site_code', '=', page.siteCode);
  if (page.words !== undefined)
    query = query.where('name', 'ilike', `%${page.words.replace(/[\\%_]/g, '\\$&')}%`);
  const [rows, counted] = await Promise.all([
    query
      .selectAll()
      .orderBy(page.order, page.isAscending ? 'asc' : 'desc')
      .limit(page.size)
      .offset((page.page - 1) * page.size)
      .execute(),
    query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total) };
}

/** False when they are there already. */
export async function insertStore(trx: Trx, store: FavoriteStore): Promise<boolean> {
  const done = await trx
    .insertInto('favorite_stores')
    .values(store)
    .onConflict((conflict) => conflict.constraint('favorite_stores_pkey').doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows) > 0;
}

export async function deleteStore(
  db: Database | Trx,
  customerId: string,
  code: string,
): Promise<void> {
  await db
    .deleteFrom('favorite_stores')
    .where('customer_id', '=', customerId)
    .where('code', '=', code)
    .execute();
}

export const listStores = (reader: Reader, customerId: string): Promise<FavoriteStore[]> =>
  reader
    .selectFrom('favorite_stores')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
