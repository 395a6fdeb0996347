import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../../platform/database/keyset.ts';
import type { Order } from '../order.ts';
import { bears } from '../order-words-sql.ts';
import { toOrder } from '../order-store.ts';
import type { OrderState } from '../rules/order-life.ts';

/** What the register of all orders can be asked for; what is not named is not asked. */
export interface RegisterFilter {
  readonly states?: readonly OrderState[] | undefined;
  readonly site?: string | undefined;
  readonly shipMode?: string | undefined;
  /** Our account at the marketplace. */
  readonly account?: string | undefined;
  readonly customerIds?: readonly string[] | undefined;
  /** When it was ordered; `to` no longer belongs to it. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly boughtFrom?: Date | undefined;
  readonly boughtTo?: Date | undefined;
  /** Bought, and its seller has not told a number yet. */
  readonly isUntracked?: boolean | undefined;
  readonly isBought?: boolean | undefined;
  /** Whether all of the first payment is paid. */
  readonly isFirstPaid?: boolean | undefined;
  /** A code of ours, of the marketplace or of the listing, or words of the title. */
  readonly words?: string | undefined;
  /** Orders where something went wrong: what this module knows, and these, of which others know. */
  readonly inTrouble?: readonly string[] | undefined;
}

/**
 * What is sorted by when it was bought, or for how much, is asked with `isBought`: nothing else has
 * these.
 */
export const REGISTER_KEYS = {
  created: { column: 'orders.created_at', id: 'orders.id', type: 'timestamptz' },
  moved: { column: 'orders.moved_at', id: 'orders.id', type: 'timestamptz' },
  code: { column: 'orders.code', id: 'orders.id', type: 'text' },
  first: { column: 'orders.first_payment_vnd', id: 'orders.id', type: 'bigint' },
  bought: { column: 'orders.bought_at', id: 'orders.id', type: 'timestamptz' },
  paid: { column: 'coalesce(orders.price_paid_jpy, 0)', id: 'orders.id', type: 'bigint' },
} as const satisfies Record<string, SortKey>;
export type RegisterKey = keyof typeof REGISTER_KEYS;

export type RegisteredOrder = Order & { readonly mark: string };

/**
 * One page of the register in the order of the key. Refusal `request.invalid` for a mark that no
 * page gave.
 */
export async function listRegister(
  reader: Reader,
  filter: RegisterFilter,
  page: KeysetPage,
): Promise<RegisteredOrder[]> {
  const rows = await pageByKey(matching(reader, filter).selectAll('orders'), page).execute();
  return rows.map(({ mark, ...row }) => ({ ...toOrder(row), mark }));
}

/** How many match, counted no further than `most`. */
export async function countRegister(
  reader: Reader,
  filter: RegisterFilter,
  most: number,
): Promise<number> {
  const { count } = await reader
    .selectFrom(matching(reader, filter).select('orders.id').limit(most).as('found'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How many orders each of these customers ever made, and when the last one; who made none is left
 * out.
 */
export async function countOrdersOf(
  reader: Reader,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly count: number; readonly lastAt: Date }>> {
  const rows = await reader
    .selectFrom('orders')
    .select(['customer_id', sql<number>`count(*)`.as('count')])
    .select((make) => make.fn.max('created_at').as('last_at'))
    .where(isOneOf('orders.customer_id', customerIds))
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map((row) => [row.customer_id, { count: row.count, lastAt: row.last_at }]));
}

function matching(reader: Reader, filter: RegisterFilter) {
  const { states, site, shipMode, account, customerIds } = filter;
  let found = reader.selectFrom('orders');
  if (states) found = found.where('state', 'in', [...states]);
  if (site) found = found.where('site', '=', site);
  if (shipMode) found = found.where('ship_mode', '=', shipMode);
  if (account) found = found.where('account', '=', account);
  if (customerIds) found = found.where(isOneOf('orders.customer_id', customerIds));
  if (filter.from) found = found.where('created_at', '>=', filter.from);
  if (filter.to) found = found.where('created_at', '<', filter.to);
  if (filter.isBought) found = found.where('bought_at', 'is not', null);
  if (filter.isUntracked) found = found.where(IS_UNTRACKED);
  if (filter.boughtFrom) found = found.where('bought_at', '>=', filter.boughtFrom);
  if (filter.boughtTo) found = found.where('bought_at', '<', filter.boughtTo);
  if (filter.isFirstPaid !== undefined) found = found.where(isPaid(filter.isFirstPaid));
  if (filter.words) found = found.where(bears(filter.words));
  if (filter.inTrouble) found = found.where(isInTrouble(filter.inTrouble));
  return found;
}

/** One parameter however many ids: a list of thousands needs no plan of its own. */
const isOneOf = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.raw(column)} = any(${[...ids]}::uuid[])`;

const IS_UNTRACKED = sql<SqlBool>`state = 'BOUGHT' and not exists (select from seller_parcels p where p.order_id = orders.id)`;

/** As the index of what is owed says it. */
const isPaid = (is: boolean) =>
  is
    ? sql<SqlBool>`paid_first_vnd >= first_payment_vnd`
    : sql<SqlBool>`paid_first_vnd < first_payment_vnd and state <> 'CANCEL'`;

/**
 * A purchase whose answer is lost or whose price rose, goods given up that a second person must
 * decide, a parcel that came back; and `known` ones.
 */
const isInTrouble = (known: readonly string[]) =>
  sql<SqlBool>`orders.id in (
    select order_id from purchase_tasks where state in ('unknown', 'price')
    union select order_id from fall_throughs where decided_by is null
    union select o.id from orders o where o.state = 'BILL_INVENTORY'
    union select unnest(${[...known]}::uuid[]))`;
