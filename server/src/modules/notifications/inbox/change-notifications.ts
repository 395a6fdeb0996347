import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Notification, NotificationCounts } from './notification.ts';
import { lockCounter, readCounts } from './notification-store.ts';
import {
  deleteNotifications,
  lowerCounts,
  markAllRead,
  markRead,
  updateReaction,
} from './reading-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}
interface Chosen {
  readonly customerId: string;
  readonly numbers: readonly number[];
}
interface Changed {
  readonly changed: number;
  readonly counts: NotificationCounts;
}

/** Each change takes the customer's counter first, so that the badge is always the number of unread rows. */
export function readNotifications(
  { db, clock }: Deps,
  { customerId, numbers }: Chosen,
): Promise<Changed> {
  return inTransaction(db, async (trx) => {
    await lockCounter(trx, customerId);
    const changed =
      numbers.length === 0 ? 0 : await markRead(trx, customerId, numbers, clock.now());
    await lowerCounts(trx, customerId, { unread: changed, total: 0 });
    return { changed, counts: await readCounts(trx, customerId) };
  });
}

export function readAllNotifications({ db }: Deps, customerId: string): Promise<Changed> {
  return inTransaction(db, async (trx) => {
    await lockCounter(trx, customerId);
    const { unread } = await readCounts(trx, customerId);
    await markAllRead(trx, customerId);
    return { changed: unread, counts: await readCounts(trx, customerId) };
  });
}

export function dropNotifications({ db }: Deps, { customerId, numbers }: Chosen): Promise<Changed> {
  return inTransaction(db, async (trx) => {
    await lockCounter(trx, customerId);
    const gone =
      numbers.length === 0
        ? { deleted: 0, unread: 0 }
        : await deleteNotifications(trx, customerId, numbers);
    await lowerCounts(trx, customerId, { unread: gone.unread, total: gone.deleted });
    return { changed: gone.deleted, counts: await readCounts(trx, customerId) };
  });
}

export function reactToNotification(
  { db }: Deps,
  input: { customerId: string; number: number; reaction: 'like' | 'dislike' | undefined },
): Promise<Notification> {
  return inTransaction(db, async (trx) => {
    const notification = await updateReaction(trx, input.customerId, input.number, input.reaction);
    refuseUnless(notification, 'notifications.not-found');
    return notification;
  });
}
