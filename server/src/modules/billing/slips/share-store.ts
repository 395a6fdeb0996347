import { sql } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { BillState } from './bill.ts';

/** What a bill asks for one order on it. */
export interface BillShare {
  readonly orderId: string;
  readonly billId: string;
  readonly billCode: string;
  readonly state: BillState;
  readonly paidAt: Date | undefined;
  /** Its second payment and what was open of the first one. */
  readonly share: Dong;
  /** How many orders are on the bill, and the place of this one among them, from 0, by code. */
  readonly orders: number;
  readonly place: number;
}

/** The bills that these orders are or were on, the oldest first. */
export async function listShares(
  reader: Reader,
  orderIds: readonly string[],
): Promise<BillShare[]> {
  if (orderIds.length === 0) return [];
  const asked = sql`any(${[...orderIds]}::uuid[])`;
  const { rows } = await sql<Row>`
    select * from (
      select o.order_id, b.id as bill_id, b.code as bill_code, b.state, b.paid_at, b.created_at,
        o.second_payment_vnd + o.outstanding_first_vnd as share,
        count(*) over of_bill as orders, row_number() over (of_bill order by o.order_code) - 1 as place
      from bill_orders o join bills b on b.id = o.bill_id
      where o.bill_id in (select bill_id from bill_orders where order_id = ${asked})
      window of_bill as (partition by o.bill_id)
    ) shares where order_id = ${asked} order by created_at`.execute(reader);
  return rows.map((row) => ({
    orderId: row.order_id,
    billId: row.bill_id,
    billCode: row.bill_code,
    state: row.state,
    paidAt: row.paid_at ?? undefined,
    share: dong(row.share),
    orders: row.orders,
    place: row.place,
  }));
}

interface Row {
  readonly order_id: string;
  readonly bill_id: string;
  readonly bill_code: string;
  readonly state: BillState;
  readonly paid_at: Date | null;
  readonly share: number;
  readonly orders: number;
  readonly place: number;
}
