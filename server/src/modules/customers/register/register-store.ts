import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../../platform/database/keyset.ts';
import { type CustomerRecord, namedWith, records, toRecord } from '../customer-store.ts';

/** What the register of all customers can be asked for; what is not named is not asked. */
export interface RegisterFilter {
  readonly ids?: readonly string[] | undefined;
  /** Beginnings of words of the name. */
  readonly words?: readonly string[] | undefined;
  readonly level?: string | undefined;
  /** Who looks after them; null: nobody does. */
  readonly salesStaffId?: string | null | undefined;
  /** When the account was opened; `to` no longer belongs to it. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export const CUSTOMER_KEYS = {
  since: { column: 'customers.created_at', id: 'customers.customer_id', type: 'timestamptz' },
  name: { column: 'customers.full_name', id: 'customers.customer_id', type: 'text' },
} as const satisfies Record<string, SortKey>;

export type RegisteredRecord = CustomerRecord & { readonly mark: string };

/**
 * One page of customers in the order of the key. Refusal `request.invalid` for a mark that no page
 * gave.
 */
export async function listRegister(
  reader: Reader,
  filter: RegisterFilter,
  page: KeysetPage,
): Promise<RegisteredRecord[]> {
  const rows = await pageByKey(matching(records(reader), filter), page).execute();
  return rows.map((row) => ({ ...toRecord(row), mark: row.mark }));
}

/** How many match, counted no further than `most`. */
export async function countRegister(
  reader: Reader,
  filter: RegisterFilter,
  most: number,
): Promise<number> {
  const { count } = await reader
    .selectFrom(matching(records(reader), filter).limit(most).as('found'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function matching(all: ReturnType<typeof records>, filter: RegisterFilter) {
  const { ids, words, level, salesStaffId, from, to } = filter;
  let found = all;
  if (ids) found = found.where(sql<SqlBool>`customers.customer_id = any(${[...ids]}::uuid[])`);
  if (words) found = found.where(namedWith(words));
  if (level) found = found.where('customers.level_code', '=', level);
  if (salesStaffId === null) found = found.where('customers.sales_staff_id', 'is', null);
  else if (salesStaffId) found = found.where('customers.sales_staff_id', '=', salesStaffId);
  if (from) found = found.where('customers.created_at', '>=', from);
  if (to) found = found.where('customers.created_at', '<', to);
  return found;
}
