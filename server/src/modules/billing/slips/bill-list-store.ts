import { MOST_COUNTED } from '@hako/contract/kit/tables';
import { type SqlBool, sql } from 'kysely';
import { codeBeginning } from '../../../kernel/code-beginning.ts';
import type { Reader } from '../../../platform/database/database.ts';
import {
  type KeysetPage,
  pageByKey,
  shownOf,
  type SortKey,
} from '../../../platform/database/keyset.ts';
import { BILL_TABS, type Bill, type BillState, type BillTab } from './bill.ts';
import { liveBillsOf, withOrders } from './bill-store.ts';

const tabOfState = Object.entries(BILL_TABS).map(
  ([tab, states]) =>
    sql`when state in (${sql.join(states.map((state) => sql.lit(state)))}) then ${sql.lit(tab)}`,
);
const TAB = sql<BillTab>`case when paid_at is not null and state in (${sql.join(BILL_TABS.unpaid.map((state) => sql.lit(state)))}) then ${sql.lit('packing')}
  ${sql.join(tabOfState, sql` `)} end`;
interface BillQuery extends BillFilter {
  readonly limit: number;
  readonly offset?: number;
  readonly isOldestFirst?: boolean;
}
export async function listBills(
  reader: Reader,
  { limit, offset = 0, isOldestFirst, ...filter }: BillQuery,
): Promise<{ bills: Bill[]; total: number }> {
  const matching = matchingBills(reader, filter);
  const rows = await matching
    .selectAll()
    .orderBy(isOldestFirst ? 'moved_at' : 'created_at', isOldestFirst ? 'asc' : 'desc')
    .orderBy('id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { bills: await withOrders(reader, rows), total };
}
/** What one customer's bills are sorted by; an index of the customer holds each. */
export const OWN_BILL_KEYS = {
  created: { column: 'bills.created_at', id: 'bills.id', type: 'timestamptz' },
  moved: { column: 'bills.moved_at', id: 'bills.id', type: 'timestamptz' },
  total: { column: 'bills.total_vnd', id: 'bills.id', type: 'bigint' },
} as const satisfies Record<string, SortKey>;
/**
 * A page of them in the order of a key, how many match, and where the next page begins. Refusal
 * `request.invalid` for a mark that no page gave.
 */
export async function listBillsByKey(
  reader: Reader,
  filter: BillFilter,
  page: KeysetPage,
): Promise<{ bills: Bill[]; total: number; next: string | undefined }> {
  const asked = { ...page, limit: page.limit + 1 };
  const read = await pageByKey(matchingBills(reader, filter).selectAll(), asked).execute();
  const { rows, next } = shownOf(read, page.limit);
  const total = await countBills(reader, filter, MOST_COUNTED);
  return { bills: await withOrders(reader, rows), total, next };
}
export interface BillFilter {
  /** Bills with one of these orders on them. */
  readonly orderIds?: readonly string[] | undefined;
  /** Nothing keeps the parcel here: it is paid, or is paid at the door. */
  readonly isFreeToLeave?: boolean;
  /** Everybody's when absent: for the desk. */
  readonly customerId?: string;
  readonly tab?: BillTab | undefined;
  /** Those that were taken back are left out when neither tab, states nor codes are named. */
  readonly states?: readonly BillState[];
  readonly codes?: readonly string[];
  readonly from?: Date;
  readonly to?: Date;
  /** Of one customer only. */
  readonly bearing?: Bearing | undefined;
}
/** A code of the bill or its beginning, the carrier's number, or one of the orders that were found. */
export interface Bearing {
  readonly text: string;
  readonly orderIds: readonly string[];
}
/** The bills that follow `after`, newest first: a page costs the same wherever it lies. */
export async function listBillsAfter(
  reader: Reader,
  filter: BillFilter,
  after: string | undefined,
  limit: number,
): Promise<Bill[]> {
  const rows = await matchingBills(reader, filter)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select mark.created_at, mark.id from bills mark where mark.id = ${after})`,
      ),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withOrders(reader, rows);
}
/** How many match, counted no further than `most`. */
export async function countBills(
  reader: Reader,
  filter: BillFilter,
  most: number,
): Promise<number> {
  const { count } = await reader
    .selectFrom(matchingBills(reader, filter).select('id').limit(most).as('matching'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
function matchingBills(
  reader: Reader,
  { customerId, tab, states, codes, orderIds, isFreeToLeave, from, to, bearing }: BillFilter,
) {
  let matching = reader.selectFrom('bills');
  if (customerId) matching = matching.where('customer_id', '=', customerId);
  if (tab) matching = matching.where(TAB, '=', tab);
  if (states) matching = matching.where('state', 'in', states);
  if (codes) matching = matching.where('code', 'in', codes);
  if (orderIds) matching = matching.where('id', 'in', liveBillsOf(reader, orderIds));
  if (isFreeToLeave)
    matching = matching.where((where) =>
      where.or([where('paid_at', 'is not', null), where('is_cod', '=', true)]),
    );
  if (!tab && !states && !codes) matching = matching.where('state', '<>', 'CANCEL');
  if (from) matching = matching.where('created_at', '>=', from);
  if (to) matching = matching.where('created_at', '<', to);
  if (bearing && customerId) matching = matching.where(bears(customerId, bearing));
  return matching;
}
/** Arms of one list, so that each is read along an index of its own. */
function bears(customerId: string, { text, orderIds }: Bearing) {
  const code = codeBeginning(text);
  const byCode = sql`union all
    select id from bills where customer_id = ${customerId} and code like ${`${code}%`}`;
  return sql<SqlBool>`id in (
    select bill_id from bill_orders where is_live and order_id = any(${[...orderIds]}::uuid[])
    union all select bill_id from consignments where carrier_code = ${text.trim()}
    ${code === undefined ? sql`` : byCode})`;
}
/** How many bills of a customer stand in each tab, and what of them is not paid yet, đồng. */
export async function countBillsByTab(
  reader: Reader,
  customerId: string,
): Promise<{ tab: BillTab; count: number; unpaid: number }[]> {
  return reader
    .selectFrom('bills')
    .select([
      TAB.as('tab'),
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(total_vnd) filter (where paid_at is null), 0)::bigint`.as('unpaid'),
    ])
    .where('customer_id', '=', customerId)
    .where('state', '<>', 'CANCEL')
    .groupBy(TAB)
    .execute();
}
