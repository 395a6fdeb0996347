import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../platform/database/keyset.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A talk with a customer: in general, or about an order. */
export type Thread = Selectable<Tables['message_threads']>;

export const THREAD_KEYS = {
  last: { column: 'message_threads.last_at', id: 'message_threads.id', type: 'timestamptz' },
  waits: { column: 'message_threads.waits_since', id: 'message_threads.id', type: 'timestamptz' },
} as const satisfies Record<string, SortKey>;

/** Which talks are asked for; what is not named is not asked. */
export interface ThreadFilter {
  readonly customerId?: string | undefined;
  readonly orderCode?: string | undefined;
  readonly isWaiting?: boolean | undefined;
}

/**
 * One page of talks in the order of the key. Refusal `request.invalid` for a mark that no page
 * gave.
 */
export function listThreads(
  reader: Reader,
  { customerId, orderCode, isWaiting }: ThreadFilter,
  page: KeysetPage,
): Promise<(Thread & { readonly mark: string })[]> {
  let found = reader.selectFrom('message_threads').selectAll('message_threads');
  if (customerId) found = found.where('customer_id', '=', customerId);
  if (orderCode) found = found.where('order_code', '=', orderCode);
  if (isWaiting) found = found.where('waits_since', 'is not', null);
  return pageByKey(found, page).execute();
}

/** With `customerId`, somebody else's is not found. */
export function findThread(
  reader: Reader,
  id: string,
  customerId: string | undefined,
): Promise<Thread | undefined> {
  let found = reader.selectFrom('message_threads').selectAll().where('id', '=', id);
  if (customerId) found = found.where('customer_id', '=', customerId);
  return found.executeTakeFirst();
}

export async function lockThread(
  trx: Trx,
  id: string,
  customerId: string | undefined,
): Promise<Thread | undefined> {
  let found = trx.selectFrom('message_threads').selectAll().where('id', '=', id).forUpdate();
  if (customerId) found = found.where('customer_id', '=', customerId);
  return found.executeTakeFirst();
}

/** The talk about this order, or in general; begun when there is none. Locked. */
export async function openThread(trx: Trx, begun: Thread): Promise<Thread> {
  await trx
    .insertInto('message_threads')
    .values(begun)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('message_threads')
    .selectAll()
    .where('customer_id', '=', begun.customer_id)
    .where('order_id', 'is not distinct from', begun.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateThread(
  trx: Trx,
  id: string,
  change: Partial<Pick<Thread, 'waits_since' | 'unread' | 'messages' | 'last_at'>>,
): Promise<void> {
  await trx.updateTable('message_threads').set(change).where('id', '=', id).execute();
}

/** How many messages of ours a customer has not seen, in all talks. */
export async function sumUnread(reader: Reader, customerId: string): Promise<number> {
  const { unread } = await reader
    .selectFrom('message_threads')
    .select((make) => make.fn.sum<string | null>('unread').as('unread'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(unread ?? 0);
}
