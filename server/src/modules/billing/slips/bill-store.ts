import { type Selectable, sql } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Bill, BillOrder, BillState } from './bill.ts';

export async function withOrders(
  reader: Reader,
  rows: readonly Selectable<Tables['bills']>[],
): Promise<Bill[]> {
  if (rows.length === 0) return [];
  const lines = await reader
    .selectFrom('bill_orders')
    .selectAll()
    .where(
      'bill_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_code')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    customerId: row.customer_id,
    state: row.state as BillState,
    total: dong(row.total_vnd),
    paidAt: row.paid_at ?? undefined,
    receivedWordAt: row.received_word_at ?? undefined,
    isCod: row.is_cod,
    address: row.address as Bill['address'],
    createdAt: row.created_at,
    movedAt: row.moved_at,
    orders: lines.filter(({ bill_id }) => bill_id === row.id).map(toBillOrder),
  }));
}
const toBillOrder = (row: Selectable<Tables['bill_orders']>): BillOrder => ({
  orderId: row.order_id,
  orderCode: row.order_code,
  secondPayment: dong(row.second_payment_vnd),
  outstandingFirst: dong(row.outstanding_first_vnd),
  returned: dong(row.returned_vnd),
  site: row.site,
  forecast: dong(row.forecast_vnd),
  guarantee: {
    high: row.guaranteed_high_vnd === null ? undefined : dong(row.guaranteed_high_vnd),
    keptApart: dong(row.kept_apart_vnd),
    carried: dong(row.carried_vnd),
  },
  parts: row.parts as BillOrder['parts'],
});
export async function insertBill(trx: Trx, bill: Bill): Promise<void> {
  await trx
    .insertInto('bills')
    .values({
      id: bill.id,
      code: bill.code,
      customer_id: bill.customerId,
      state: bill.state,
      total_vnd: bill.total,
      address: JSON.stringify(bill.address),
      created_at: bill.createdAt,
      moved_at: bill.movedAt,
    })
    .execute();
  await trx
    .insertInto('bill_orders')
    .values(
      bill.orders.map((order) => ({
        bill_id: bill.id,
        order_id: order.orderId,
        order_code: order.orderCode,
        second_payment_vnd: order.secondPayment,
        outstanding_first_vnd: order.outstandingFirst,
        returned_vnd: order.returned,
        site: order.site,
        forecast_vnd: order.forecast,
        guaranteed_high_vnd: order.guarantee.high ?? null,
        kept_apart_vnd: order.guarantee.keptApart,
        carried_vnd: order.guarantee.carried,
        parts: JSON.stringify(order.parts),
      })),
    )
    .execute();
}
export async function lockBill(
  trx: Trx,
  by: { code: string } | { id: string },
): Promise<Bill | undefined> {
  const [column, value] = 'code' in by ? (['code', by.code] as const) : (['id', by.id] as const);
  const rows = await trx
    .selectFrom('bills')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .execute();
  return (await withOrders(trx, rows))[0];
}
/** By its code, or by its id, as lines of the wallet name it. */
export async function findBill(reader: Reader, code: string): Promise<Bill | undefined> {
  return (
    await withOrders(
      reader,
      await reader
        .selectFrom('bills')
        .selectAll()
        .where(isUuid(code) ? 'id' : 'code', '=', code)
        .execute(),
    )
  )[0];
}
/** The bill whose parcel bears this code of its carrier. */
export async function findBillByCarrierCode(
  reader: Reader,
  carrierCode: string,
): Promise<Bill | undefined> {
  const row = await reader
    .selectFrom('consignments')
    .select('bill_id')
    .where('carrier_code', '=', carrierCode)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && findBill(reader, row.bill_id);
}
export async function listBillsByIds(reader: Reader, ids: readonly string[]): Promise<Bill[]> {
  return ids.length === 0
    ? []
    : withOrders(
        reader,
        await reader.selectFrom('bills').selectAll().where('id', 'in', ids).execute(),
      );
}
/** The living bill that an order is on. */
export async function findBillOfOrder(reader: Reader, orderId: string): Promise<Bill | undefined> {
  const rows = await reader
    .selectFrom('bills')
    .selectAll()
    .where('id', 'in', (from) =>
      from
        .selectFrom('bill_orders')
        .select('bill_id')
        .where('order_id', '=', orderId)
        .where('is_live', '=', true),
    )
    .execute();
  return (await withOrders(reader, rows))[0];
}
/** What all bills of an order, cancelled ones too, gave back of its shipping inside Japan; đồng. */
export async function sumReturned(reader: Reader, orderId: string): Promise<number> {
  const { sum } = await reader
    .selectFrom('bill_orders')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('returned_vnd'), sql<number>`0`).as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}
/** What a paid bill asked for one order on it, đồng. */
export async function findPaidShare(
  reader: Reader,
  orderId: string,
): Promise<{ billId: string; share: Dong } | undefined> {
  const row = await reader
    .selectFrom('bill_orders as o')
    .innerJoin('bills as b', 'b.id', 'o.bill_id')
    .select(['b.id', sql<number>`o.second_payment_vnd + o.outstanding_first_vnd`.as('share')])
    .where('o.order_id', '=', orderId)
    .where('b.paid_at', 'is not', null)
    .executeTakeFirst();
  return row && { billId: row.id, share: dong(row.share) };
}
/** Ids of the living bills that these orders are on. */
export const liveBillsOf = (reader: Reader, orderIds: readonly string[]) =>
  reader
    .selectFrom('bill_orders')
    .select('bill_id')
    .where('order_id', 'in', orderIds)
    .where('is_live', '=', true);
export async function updateBillState(
  trx: Trx,
  id: string,
  state: BillState,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('bills')
    .set({ state, moved_at: at, received_word_at: null })
    .where('id', '=', id)
    .execute();
}
/** Whose word a delivered bill stands on: the customer's alone since then, or, undefined, somebody's who knows. */
export async function updateReceivedWord(
  trx: Trx,
  id: string,
  at: Date | undefined,
): Promise<void> {
  await trx
    .updateTable('bills')
    .set({ received_word_at: at ?? null })
    .where('id', '=', id)
    .execute();
}
/** Where it goes from now on. */
export async function updateBillAddress(
  trx: Trx,
  id: string,
  address: Bill['address'],
): Promise<void> {
  await trx
    .updateTable('bills')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', id)
    .execute();
}
export async function updateBillPaid(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('bills').set({ paid_at: at }).where('id', '=', id).execute();
}
/**
 * The orders of a slip that was taken back may go onto another one; before its approval nothing
 * went back to a wallet.
 */
export async function endBillOrders(trx: Trx, { id, state }: Bill): Promise<void> {
  const isApproved = state !== 'BILL_NEW' && state !== 'BILL_CONFIRMED';
  await trx
    .updateTable('bill_orders')
    .set({ is_live: false, ...(isApproved ? {} : { returned_vnd: 0 }) })
    .where('bill_id', '=', id)
    .execute();
}
