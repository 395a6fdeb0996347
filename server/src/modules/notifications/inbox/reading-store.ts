import type { Trx } from '../../../platform/database/database.ts';
import type { Notification, NotificationCounts } from './notification.ts';
import { isReadBy, notificationOf, visible } from './notification-store.ts';

/** Marks as read behind the lock; gives back how many were unread. */
export async function markRead(
  trx: Trx,
  customerId: string,
  numbers: readonly number[],
  at: Date,
): Promise<number> {
  const rows = await trx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('customer_id', '=', customerId)
    .where('number', 'in', [...numbers])
    .where((eb) => eb.not(isReadBy(customerId)))
    .returning('number')
    .execute();
  return rows.length;
}
/** Everything so far counts as read by one row, however many there are. */
export async function markAllRead(trx: Trx, customerId: string): Promise<void> {
  await trx
    .updateTable('notification_counters')
    .set((eb) => ({ read_up_to: eb.ref('last_number'), unread: 0 }))
    .where('customer_id', '=', customerId)
    .execute();
}
export async function deleteNotifications(
  trx: Trx,
  customerId: string,
  numbers: readonly number[],
): Promise<{ deleted: number; unread: number }> {
  const rows = await trx
    .deleteFrom('notifications')
    .where('customer_id', '=', customerId)
    .where('number', 'in', [...numbers])
    .returning(isReadBy(customerId).as('is_read'))
    .execute();
  return { deleted: rows.length, unread: rows.filter((row) => !row.is_read).length };
}
export async function lowerCounts(
  trx: Trx,
  customerId: string,
  { unread, total }: NotificationCounts,
): Promise<void> {
  await trx
    .updateTable('notification_counters')
    .set((eb) => ({ unread: eb('unread', '-', unread), total: eb('total', '-', total) }))
    .where('customer_id', '=', customerId)
    .execute();
}
export async function updateReaction(
  trx: Trx,
  customerId: string,
  number: number,
  reaction: 'like' | 'dislike' | undefined,
): Promise<Notification | undefined> {
  await trx
    .updateTable('notifications')
    .set({ reaction: reaction ?? null })
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .execute();
  const row = await visible(trx, customerId).where('number', '=', number).executeTakeFirst();
  return row && notificationOf(row);
}
