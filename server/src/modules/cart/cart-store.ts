import type { Selectable } from 'kysely';
import { yen } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type CartLine, MOST_PIECES } from './rules/cart-line.ts';

/** Puts a line in, or adds its pieces to the line of the same listing, with the price as it was read now. */
export async function putLine(trx: Trx, line: CartLine): Promise<CartLine> {
  const row = await trx
    .insertInto('cart_lines')
    .values({
      id: line.id,
      customer_id: line.customerId,
      site: line.site,
      code: line.code,
      variant_id: line.variantId ?? '',
      title: line.title,
      url: line.url,
      pictures: [...line.pictures],
      price_jpy: line.price,
      quantity: line.quantity,
      stock: line.stock ?? null,
      ship_mode: line.shipMode,
      description: line.description,
      is_selected: line.isSelected,
      seller_id: line.seller?.id ?? null,
      seller_name: line.seller?.name ?? null,
      created_at: line.createdAt,
      updated_at: line.createdAt,
    })
    .onConflict((conflict) =>
      conflict.constraint('cart_lines_once').doUpdateSet(({ eb, fn, ref, val }) => ({
        quantity: fn<number>('least', [
          eb(ref('cart_lines.quantity'), '+', ref('excluded.quantity')),
          fn.coalesce(ref('excluded.stock'), val(MOST_PIECES)),
          val(MOST_PIECES),
        ]),
        stock: ref('excluded.stock'),
        price_jpy: ref('excluded.price_jpy'),
        title: ref('excluded.title'),
        seller_id: ref('excluded.seller_id'),
        seller_name: ref('excluded.seller_name'),
        updated_at: ref('excluded.updated_at'),
        is_selected: val(true),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toLine(row);
}

export async function listLines(reader: Reader, customerId: string): Promise<CartLine[]> {
  const rows = await reader
    .selectFrom('cart_lines')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toLine);
}

export async function countLines(reader: Reader, customerId: string): Promise<number> {
  const { lines } = await reader
    .selectFrom('cart_lines')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(lines);
}

/** Locks the customer's lines, so that two payments of one cart come one after the other. */
export async function lockLines(trx: Trx, customerId: string): Promise<CartLine[]> {
  const rows = await trx
    .selectFrom('cart_lines')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(toLine);
}

export async function deleteLines(
  trx: Trx,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .execute();
}

export async function updateLine(
  trx: Trx,
  line: CartLine,
  change: {
    quantity?: number | undefined;
    isSelected?: boolean | undefined;
    shipMode?: string | undefined;
    price?: number;
    stock?: number | undefined;
  },
  at: Date,
): Promise<void> {
  const stock = change.stock ?? line.stock;
  await trx
    .updateTable('cart_lines')
    .set({
      quantity: Math.min(change.quantity ?? line.quantity, stock ?? MOST_PIECES),
      stock: stock ?? null,
      is_selected: change.isSelected ?? line.isSelected,
      ship_mode: change.shipMode ?? line.shipMode,
      price_jpy: change.price ?? line.price,
      updated_at: at,
    })
    .where('id', '=', line.id)
    .where('customer_id', '=', line.customerId)
    .execute();
}

const toLine = (row: Selectable<Tables['cart_lines']>): CartLine => ({
  id: row.id,
  customerId: row.customer_id,
  site: row.site,
  code: row.code,
  variantId: row.variant_id || undefined,
  title: row.title,
  url: row.url,
  pictures: row.pictures,
  price: yen(row.price_jpy),
  quantity: row.quantity,
  stock: row.stock ?? undefined,
  shipMode: row.ship_mode,
  description: row.description,
  isSelected: row.is_selected,
  seller:
    row.seller_id === null
      ? undefined
      : { id: row.seller_id, name: row.seller_name ?? row.seller_id },
  createdAt: row.created_at,
});
