import { dong, yen } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type Selectable, sql } from 'kysely';
import type { OrderSite } from './reading/order-site.ts';
import type { Measured, Order, OrderAddress } from './order.ts';
import type { OrderState } from './rules/order-life.ts';

type Row = Selectable<Tables['orders']>;
export const toOrder = (row: Row): Order => ({
  id: row.id,
  code: row.code,
  customerId: row.customer_id,
  state: row.state as OrderState,
  version: row.version,
  source: row.source as Order['source'],
  listing: { ...(row.listing as Order['listing']), site: row.site as OrderSite },
  quantity: row.quantity,
  question: row.question as Order['question'],
  price: row.price as Order['price'],
  rate: { vnd: row.exchange_vnd, scale: row.exchange_scale },
  firstPayment: dong(row.first_payment_vnd),
  paidFirst: dong(row.paid_first_vnd),
  paidParts: row.paid_parts as Order['paidParts'],
  shipMode: row.ship_mode,
  services: row.services,
  couponCodes: row.coupon_codes,
  address: row.address as OrderAddress,
  note: row.note ?? undefined,
  bidId: row.bid_id ?? undefined,
  account: row.account ?? undefined,
  marketplaceOrderNumber: row.marketplace_order_number ?? undefined,
  pricePaid: row.price_paid_jpy === null ? undefined : yen(row.price_paid_jpy),
  measured: measuredOf(row),
  actual: (row.actual as Order['actual'] | null) ?? undefined,
  createdAt: row.created_at,
  movedAt: row.moved_at,
  boughtAt: row.bought_at ?? undefined,
});
const measuredOf = (row: Row): Measured | undefined =>
  row.weight_g === null || row.length_cm === null || row.width_cm === null || row.height_cm === null
    ? undefined
    : {
        weightG: row.weight_g,
        lengthCm: row.length_cm,
        widthCm: row.width_cm,
        heightCm: row.height_cm,
      };
export async function insertOrder(trx: Trx, order: Order): Promise<void> {
  const { site, ...listing } = order.listing;
  await trx
    .insertInto('orders')
    .values({
      id: order.id,
      code: order.code,
      customer_id: order.customerId,
      state: order.state,
      version: order.version,
      source: order.source,
      site,
      listing_code: listing.code,
      listing: JSON.stringify(listing),
      question: JSON.stringify(order.question),
      price: JSON.stringify(order.price),
      exchange_vnd: order.rate.vnd,
      exchange_scale: order.rate.scale,
      quantity: order.quantity,
      first_payment_vnd: order.firstPayment,
      paid_first_vnd: order.paidFirst,
      paid_parts: JSON.stringify(order.paidParts),
      ship_mode: order.shipMode,
      services: [...order.services],
      coupon_codes: [...order.couponCodes],
      address: JSON.stringify(order.address),
      note: order.note ?? null,
      bid_id: order.bidId ?? null,
      account: order.account ?? null,
      marketplace_order_number: order.marketplaceOrderNumber ?? null,
      created_at: order.createdAt,
      moved_at: order.movedAt,
      bought_at: order.state === 'BOUGHT' ? order.createdAt : null,
    })
    .execute();
}
/** Locks the order until the transaction ends, so that two moves come one after the other. */
export async function lockOrder(trx: Trx, orderId: string): Promise<Order | undefined> {
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row && toOrder(row);
}
export async function updateState(
  trx: Trx,
  orderId: string,
  state: OrderState,
  version: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      state,
      version,
      moved_at: at,
      ...(state === 'BOUGHT' ? { bought_at: sql<Date>`coalesce(bought_at, ${at})` } : {}),
    })
    .where('id', '=', orderId)
    .execute();
}
export async function updateVersion(trx: Trx, orderId: string, version: number): Promise<void> {
  await trx.updateTable('orders').set({ version }).where('id', '=', orderId).execute();
}
export async function updateMeasured(
  trx: Trx,
  orderId: string,
  measured: Measured | undefined,
): Promise<void> {
  const { weightG = null, lengthCm = null, widthCm = null, heightCm = null } = measured ?? {};
  await trx
    .updateTable('orders')
    .set({ weight_g: weightG, length_cm: lengthCm, width_cm: widthCm, height_cm: heightCm })
    .where('id', '=', orderId)
    .execute();
}
export async function updateActual(
  trx: Trx,
  orderId: string,
  actual: Order['actual'],
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ actual: actual ? JSON.stringify(actual) : null })
    .where('id', '=', orderId)
    .execute();
}
export async function updateNumber(
  trx: Trx,
  orderId: string,
  number: string,
  pricePaid: number | undefined,
  account: string | undefined,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      marketplace_order_number: number,
      ...(pricePaid === undefined ? {} : { price_paid_jpy: pricePaid }),
      ...(account ? { account } : {}),
    })
    .where('id', '=', orderId)
    .execute();
}
export async function updatePaid(
  trx: Trx,
  orderId: string,
  paid: number,
  parts: Order['paidParts'],
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ paid_first_vnd: paid, paid_parts: JSON.stringify(parts) })
    .where('id', '=', orderId)
    .execute();
}
/** The customer accepted another price: everything that follows from it changes with it. */
export async function updatePrice(
  trx: Trx,
  order: Pick<
    Order,
    'id' | 'listing' | 'question' | 'price' | 'firstPayment' | 'rate' | 'couponCodes'
  >,
): Promise<void> {
  const { site: _, ...listing } = order.listing;
  await trx
    .updateTable('orders')
    .set({
      listing: JSON.stringify(listing),
      question: JSON.stringify(order.question),
      price: JSON.stringify(order.price),
      first_payment_vnd: order.firstPayment,
      exchange_vnd: order.rate.vnd,
      exchange_scale: order.rate.scale,
      coupon_codes: [...order.couponCodes],
    })
    .where('id', '=', order.id)
    .execute();
}
export async function findOrder(
  reader: Reader,
  by: { orderId: string } | { code: string } | { bidId: string },
): Promise<Order | undefined> {
  const [column, value] =
    'orderId' in by
      ? (['id', by.orderId] as const)
      : 'code' in by
        ? (['code', by.code] as const)
        : (['bid_id', by.bidId] as const);
  const row = await reader
    .selectFrom('orders')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  return row && toOrder(row);
}
export async function listByIds(reader: Reader, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  return (
    await reader
      .selectFrom('orders')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('created_at')
      .execute()
  ).map(toOrder);
}
