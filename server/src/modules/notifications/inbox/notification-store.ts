import { type Selectable, sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type {
  NewNotification,
  Notification,
  NotificationCounts,
  NotificationFacts,
  NotificationGroup,
} from './notification.ts';

/** Takes the customer's counter row, so that numbers and counts of one customer are written one after the other. */
export async function lockCounter(trx: Trx, customerId: string): Promise<void> {
  await trx
    .insertInto('notification_counters')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('notification_counters')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
}
/** Whether the customer has a notification of this key. */
export async function isTold(reader: Reader, customerId: string, key: string): Promise<boolean> {
  const known = await reader
    .selectFrom('notifications')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}
/** Adds one and counts it. Undefined: its key was told before. */
export async function insertNotification(
  trx: Trx,
  notification: NewNotification,
  at: Date,
): Promise<{ number: number; unread: number } | undefined> {
  const { customerId, key } = notification;
  if (key) {
    await lockCounter(trx, customerId);
    if (await isTold(trx, customerId, key)) return undefined;
  }
  const counter = await trx
    .insertInto('notification_counters')
    .values({ customer_id: customerId, last_number: 1, unread: 1, total: 1 })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet((eb) => ({
        last_number: eb('notification_counters.last_number', '+', 1),
        unread: eb('notification_counters.unread', '+', 1),
        total: eb('notification_counters.total', '+', 1),
      })),
    )
    .returning(['last_number as number', 'unread'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('notifications')
    .values({
      customer_id: customerId,
      number: counter.number,
      kind: notification.kind,
      title: notification.title,
      body: notification.body,
      link: notification.link ?? null,
      facts: JSON.stringify(notification.facts ?? {}),
      key: key ?? null,
      created_at: at,
    })
    .execute();
  return counter;
}
export async function readCounts(reader: Reader, customerId: string): Promise<NotificationCounts> {
  const row = await reader
    .selectFrom('notification_counters')
    .select(['unread', 'total'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return { unread: row?.unread ?? 0, total: row?.total ?? 0 };
}
/** Newest first. */
export async function listNotifications(
  reader: Reader,
  customerId: string,
  { kind, page, size }: { kind?: string; page: number; size: number },
): Promise<Notification[]> {
  const rows = await visible(reader, customerId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .orderBy('number', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map(notificationOf);
}
/** How many there are of a kind; all kinds are counted already. */
export async function countOfKind(
  reader: Reader,
  customerId: string,
  kind: string,
): Promise<number> {
  const { total } = await reader
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return total;
}
export async function listGroups(reader: Reader, customerId: string): Promise<NotificationGroup[]> {
  const groups = await reader
    .selectFrom(visible(reader, customerId).as('n'))
    .select([
      'n.kind',
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where not n.is_read)`.as('unread'),
      sql<number>`max(n.number)`.as('latest'),
    ])
    .groupBy('n.kind')
    .orderBy('latest', 'desc')
    .execute();
  if (groups.length === 0) return [];
  const latest = await visible(reader, customerId)
    .where(
      'number',
      'in',
      groups.map((group) => group.latest),
    )
    .execute();
  const byNumber = new Map(latest.map((row) => [row.number, notificationOf(row)]));
  return groups.map(({ kind, total, unread, latest: number }) => ({
    kind,
    total,
    unread,
    latest: byNumber.get(number) as Notification,
  }));
}
/** When this customer was last told something under this title. */
export async function findLatestOf(
  reader: Reader,
  customerId: string,
  kind: string,
  title: string,
): Promise<Date | undefined> {
  const row = await reader
    .selectFrom('notifications')
    .select('created_at')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('title', '=', title)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}
type Row = Selectable<Tables['notifications']> & { is_read: boolean };
export const visible = (reader: Reader, customerId: string) =>
  reader
    .selectFrom('notifications')
    .selectAll()
    .select(isReadBy(customerId).as('is_read'))
    .where('customer_id', '=', customerId);
/** Whether a notice of this customer was read; the counter is asked once, not for each of them. */
export const isReadBy = (customerId: string) =>
  sql<boolean>`(notifications.read_at is not null or notifications.number <= (
    select c.read_up_to from notification_counters c where c.customer_id = ${customerId}))`;
export const notificationOf = (row: Row): Notification => ({
  number: row.number,
  customerId: row.customer_id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  link: row.link ?? undefined,
  facts: row.facts as NotificationFacts,
  reaction: (row.reaction ?? undefined) as Notification['reaction'],
  isRead: row.is_read,
  createdAt: row.created_at,
});
