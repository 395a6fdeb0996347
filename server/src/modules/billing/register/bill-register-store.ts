import type { BillPayment } from '@hako/contract/billing/bill-table';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../../platform/database/keyset.ts';
import type { Bill, BillState } from '../slips/bill.ts';
import { withOrders } from '../slips/bill-store.ts';

/** What the register of all bills can be asked for; what is not named is not asked. */
export interface BillRegisterFilter {
  readonly state?: BillState | undefined;
  readonly payment?: BillPayment | undefined;
  readonly customerIds?: readonly string[] | undefined;
  /** When it was made; `to` no longer belongs to it. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Its code, the carrier's number, or one of these orders on it. */
  readonly bearing?: { readonly text: string; readonly orderIds: readonly string[] } | undefined;
}

export const BILL_KEYS = {
  created: { column: 'bills.created_at', id: 'bills.id', type: 'timestamptz' },
  moved: { column: 'bills.moved_at', id: 'bills.id', type: 'timestamptz' },
  total: { column: 'bills.total_vnd', id: 'bills.id', type: 'bigint' },
  code: { column: 'bills.code', id: 'bills.id', type: 'text' },
} as const satisfies Record<string, SortKey>;

const PAID = {
  yes: sql<SqlBool>`bills.paid_at is not null`,
  no: sql<SqlBool>`bills.paid_at is null and not bills.is_cod`,
  cod: sql<SqlBool>`bills.paid_at is null and bills.is_cod`,
} as const satisfies Record<BillPayment, unknown>;

function matching(
  reader: Reader,
  { state, payment, customerIds, from, to, bearing }: BillRegisterFilter,
) {
  let found = reader.selectFrom('bills');
  if (state) found = found.where('bills.state', '=', state);
  if (payment) found = found.where(PAID[payment]);
  if (customerIds)
    found = found.where(sql<SqlBool>`bills.customer_id = any(${[...customerIds]}::uuid[])`);
  if (from) found = found.where('bills.created_at', '>=', from);
  if (to) found = found.where('bills.created_at', '<', to);
  if (bearing) found = found.where(bears(bearing));
  return found;
}

/** Arms of one list, so that each is read along an index of its own. */
const bears = ({ text, orderIds }: NonNullable<BillRegisterFilter['bearing']>) =>
  sql<SqlBool>`bills.id in (
    select one.id from bills one where one.code = ${text.toUpperCase()}
    union all select bill_id from consignments where carrier_code in (${text}, ${text.toUpperCase()})
    union all select bill_id from bill_orders where order_id = any(${[...orderIds]}::uuid[]))`;

/** A bill with its mark in the page. */
export type RegisteredBill = Bill & { readonly mark: string };

/** One page of bills in the order of the key. */
export async function listBillRegister(
  reader: Reader,
  filter: BillRegisterFilter,
  page: KeysetPage,
): Promise<RegisteredBill[]> {
  const rows = await pageByKey(matching(reader, filter).selectAll('bills'), page).execute();
  const bills = await withOrders(reader, rows);
  return bills.map((bill, index) => ({ ...bill, mark: rows[index]?.mark ?? '' }));
}

/** How many match, counted no further than `most`. */
export async function countBillRegister(
  reader: Reader,
  filter: BillRegisterFilter,
  most: number,
): Promise<number> {
  const { count } = await reader
    .selectFrom(matching(reader, filter).select('bills.id').limit(most).as('found'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
