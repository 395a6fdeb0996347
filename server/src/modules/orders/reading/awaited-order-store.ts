import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { Order } from '../order.ts';
import { toOrder } from '../order-store.ts';

/** What is known of a parcel without a name. */
export interface AwaitedQuery {
  readonly house: 'JP' | 'VN';
  /** As it stands on the label; compared with the seller's account at the site. */
  readonly seller: string;
  readonly weightG: number;
  /** Of each kind. */
  readonly limit: number;
}

/** As the index says it. */
const EXPECTED_G = sql<number>`(price -> 'weight' ->> 'realG')::numeric`;

/**
 * Orders on their way to a house, bought and not received: those of this seller, and in
 * Japan those whose goods are nearest to this weight by the forecast.
 */
export async function listAwaited(reader: Reader, asked: AwaitedQuery): Promise<Order[]> {
  const found = await Promise.all([
    listOfSeller(reader, asked),
    ...(asked.house === 'JP' ? [listLighter(reader, asked), listHeavier(reader, asked)] : []),
  ]);
  return [...new Map(found.flat().map((order) => [order.id, order])).values()];
}

async function listOfSeller(reader: Reader, { house, seller, limit }: AwaitedQuery) {
  const name = seller.trim().toLowerCase();
  if (name === '') return [];
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('state', 'in', ['BOUGHT', 'WAREHOUSE', 'EXPORT'])
    .where('state', 'in', house === 'JP' ? ['BOUGHT', 'WAREHOUSE'] : ['EXPORT'])
    .where(sql<SqlBool>`lower(listing ->> 'sellerId') = ${name}`)
    .orderBy('moved_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

const bought = (reader: Reader) =>
  reader.selectFrom('orders').selectAll().where('state', '=', sql.lit('BOUGHT'));

async function listLighter(reader: Reader, { weightG, limit }: AwaitedQuery) {
  const rows = await bought(reader)
    .where(sql<SqlBool>`${EXPECTED_G} <= ${weightG}`)
    .orderBy(sql`${EXPECTED_G} desc`)
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

async function listHeavier(reader: Reader, { weightG, limit }: AwaitedQuery) {
  const rows = await bought(reader)
    .where(sql<SqlBool>`${EXPECTED_G} > ${weightG}`)
    .orderBy(EXPECTED_G)
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}
