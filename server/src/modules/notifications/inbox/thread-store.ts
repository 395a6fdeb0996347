import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { isReadBy, notificationOf, visible } from './notification-store.ts';
import type { Notification, NotificationThread } from './notification.ts';

interface Page {
  readonly customerId: string;
  /** All kinds when absent. */
  readonly kinds?: readonly string[] | undefined;
  /** The number behind which the page begins, from the newest on. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** The newest of each thread, the newest first. */
export async function listThreads(
  reader: Reader,
  { customerId, kinds, after, limit }: Page,
): Promise<NotificationThread[]> {
  const rows = await visible(reader, customerId)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .$if(after !== undefined, (query) => query.where('number', '<', after ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications as later')
            .select('later.number')
            .where('later.customer_id', '=', customerId)
            .whereRef('later.thread', '=', 'notifications.thread')
            .whereRef('later.number', '>', 'notifications.number')
            .$if(kinds !== undefined, (query) =>
              query.where('later.kind', 'in', [...(kinds ?? [])]),
            ),
        ),
      ),
    )
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  const counts = await countThreads(
    reader,
    customerId,
    kinds,
    rows.map(({ thread }) => thread),
  );
  return rows.map((row) => ({
    key: row.thread,
    latest: notificationOf(row),
    ...(counts.get(row.thread) ?? { total: 1, unread: 0 }),
  }));
}

/** How many of these kinds each thread has, and how many of them are unread. */
async function countThreads(
  reader: Reader,
  customerId: string,
  kinds: readonly string[] | undefined,
  threads: readonly string[],
): Promise<ReadonlyMap<string, { readonly total: number; readonly unread: number }>> {
  if (threads.length === 0) return new Map();
  const rows = await reader
    .selectFrom('notifications')
    .select(['thread', sql<number>`count(*)`.as('total')])
    .select(sql<number>`count(*) filter (where not ${isReadBy(customerId)})`.as('unread'))
    .where('customer_id', '=', customerId)
    .where('thread', 'in', [...threads])
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .groupBy('thread')
    .execute();
  return new Map(rows.map(({ thread, total, unread }) => [thread, { total, unread }]));
}

/** What one thread says, newest first. */
export async function listOfThread(
  reader: Reader,
  { customerId, thread, after, limit }: Page & { readonly thread: string },
): Promise<Notification[]> {
  const rows = await visible(reader, customerId)
    .where('thread', '=', thread)
    .$if(after !== undefined, (query) => query.where('number', '<', after ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(notificationOf);
}

export interface ThreadPart {
  readonly customerId: string;
  readonly thread: string;
  /** The newest number that its reader was shown. */
  readonly upTo: number;
  /** All kinds when absent. */
  readonly kinds?: readonly string[] | undefined;
}

/** Marks as read behind the lock; gives back how many were unread. */
export async function markThreadRead(
  trx: Trx,
  { customerId, thread, upTo, kinds }: ThreadPart,
  at: Date,
): Promise<number> {
  const rows = await trx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('customer_id', '=', customerId)
    .where('thread', '=', thread)
    .where('number', '<=', upTo)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .where((eb) => eb.not(isReadBy(customerId)))
    .returning('number')
    .execute();
  return rows.length;
}

/** Deletes behind the lock; gives back how many, and how many of them were unread. */
export async function deleteThread(
  trx: Trx,
  { customerId, thread, upTo, kinds }: ThreadPart,
): Promise<{ deleted: number; unread: number }> {
  const rows = await trx
    .deleteFrom('notifications')
    .where('customer_id', '=', customerId)
    .where('thread', '=', thread)
    .where('number', '<=', upTo)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .returning(isReadBy(customerId).as('is_read'))
    .execute();
  return { deleted: rows.length, unread: rows.filter((row) => !row.is_read).length };
}
