import { MOST_COUNTED } from '@hako/contract/kit/tables';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import {
  type KeysetPage,
  pageByKey,
  shownOf,
  type SortKey,
} from '../../platform/database/keyset.ts';
import type { Order } from './order.ts';
import { bearsOf } from './order-words-sql.ts';
import type { OrderState } from './rules/order-life.ts';
import { toOrder } from './order-store.ts';

export interface OrderFilter {
  readonly customerId?: string;
  readonly states?: readonly OrderState[];
  readonly site?: string;
  readonly source?: Order['source'];
  readonly ids?: readonly string[] | undefined;
  /** The marketplace's order number is not known yet. */
  readonly isUnnumbered?: boolean;
  readonly from?: Date;
  readonly to?: Date;
  /** Of one customer only: a code or its beginning, or the beginnings of words of the title. */
  readonly words?: string;
}
export interface ListFilter extends OrderFilter {
  readonly limit: number;
  readonly offset: number;
  readonly isOldestMoveFirst?: boolean;
}
export async function listOrders(
  reader: Reader,
  filter: ListFilter,
): Promise<{ orders: Order[]; total: number }> {
  const { limit, offset } = filter;
  if (filter.states?.length === 0 || filter.ids?.length === 0) return { orders: [], total: 0 };
  const matching = matchingOrders(reader, filter);
  const sorted = filter.isOldestMoveFirst
    ? matching.orderBy('moved_at').orderBy('id')
    : matching.orderBy('created_at', 'desc').orderBy('id', 'desc');
  const rows = await sorted.selectAll().limit(limit).offset(offset).execute();
  const { total } = await matching
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { orders: rows.map(toOrder), total };
}
/** What one customer's orders are sorted by; an index of the customer holds each. */
export const OWN_ORDER_KEYS = {
  created: { column: 'orders.created_at', id: 'orders.id', type: 'timestamptz' },
  moved: { column: 'orders.moved_at', id: 'orders.id', type: 'timestamptz' },
} as const satisfies Record<string, SortKey>;
/**
 * A page of them in the order of a key, how many match, and where the next page begins. Refusal
 * `request.invalid` for a mark that no page gave.
 */
export async function listOrdersByKey(
  reader: Reader,
  filter: OrderFilter,
  page: KeysetPage,
): Promise<{ orders: Order[]; total: number; next: string | undefined }> {
  const asked = { ...page, limit: page.limit + 1 };
  const read = await pageByKey(matchingOrders(reader, filter).selectAll(), asked).execute();
  const { rows, next } = shownOf(read, page.limit);
  const total = await countOrders(reader, filter, MOST_COUNTED);
  return { orders: rows.map(({ mark: _, ...row }) => toOrder(row)), total, next };
}
/** The orders that follow `after` in the list, newest first: a page costs the same wherever it lies. */
export async function listOrdersAfter(
  reader: Reader,
  filter: OrderFilter,
  after: string | undefined,
  limit: number,
): Promise<Order[]> {
  const rows = await matchingOrders(reader, filter)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select mark.created_at, mark.id from orders mark where mark.id = ${after})`,
      ),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}
/** Which of a customer's orders these words find, the newest first. */
export async function listIdsBearing(
  reader: Reader,
  asked: { readonly customerId: string; readonly words: string; readonly limit: number },
): Promise<string[]> {
  const rows = await matchingOrders(reader, asked)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map(({ id }) => id);
}
/** How many match, counted no further than `most`. */
export async function countOrders(
  reader: Reader,
  filter: OrderFilter,
  most: number,
): Promise<number> {
  const { count } = await reader
    .selectFrom(matchingOrders(reader, filter).select('id').limit(most).as('matching'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
function matchingOrders(
  reader: Reader,
  { customerId, states, site, source, ids, isUnnumbered, from, to, words }: OrderFilter,
) {
  let matching = reader.selectFrom('orders');
  if (customerId) matching = matching.where('customer_id', '=', customerId);
  if (states) matching = matching.where('state', 'in', states);
  if (site) matching = matching.where('site', '=', site);
  if (source) matching = matching.where('source', '=', source);
  if (ids) matching = matching.where('id', 'in', ids);
  if (isUnnumbered) matching = matching.where('marketplace_order_number', 'is', null);
  if (from) matching = matching.where('created_at', '>=', from);
  if (to) matching = matching.where('created_at', '<', to);
  if (words && customerId) matching = matching.where(bearsOf(customerId, words));
  return matching;
}
export async function countByState(
  reader: Reader,
  customerId: string,
): Promise<{ state: OrderState; count: number }[]> {
  const rows = await reader
    .selectFrom('orders')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('customer_id', '=', customerId)
    .groupBy('state')
    .execute();
  return rows.map(({ state, count }) => ({ state: state as OrderState, count }));
}
