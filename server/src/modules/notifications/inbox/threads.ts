import { NOTIFICATION_TABS, type NotificationTab } from '@hako/contract/notifications/threads';
import { LIMITS } from '@hako/contract/kit/limits';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Notification, NotificationCounts, NotificationThread } from './notification.ts';
import { lockCounter, readCounts } from './notification-store.ts';
import { lowerCounts } from './reading-store.ts';
import {
  deleteThread,
  listOfThread,
  listThreads,
  markThreadRead,
  type ThreadPart,
} from './thread-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}
interface Asked {
  readonly customerId: string;
  readonly after?: number | undefined;
  readonly size?: number | undefined;
}
/** Inside a tab only what it showed is changed. */
interface AskedPart extends Omit<ThreadPart, 'kinds'> {
  readonly tab?: NotificationTab | undefined;
}
const partOf = ({ tab, ...part }: AskedPart): ThreadPart => ({
  ...part,
  kinds: tab && NOTIFICATION_TABS[tab],
});
interface Changed {
  readonly changed: number;
  readonly counts: NotificationCounts;
}

/** One page of threads, the one with the newest first, and behind which number the next begins. */
export async function listInboxThreads(
  { db }: Pick<Deps, 'db'>,
  {
    customerId,
    tab,
    after,
    size = LIMITS.pageSize,
  }: Asked & { readonly tab?: NotificationTab | undefined },
): Promise<{ threads: readonly NotificationThread[]; next: number | undefined }> {
  const kinds = tab && NOTIFICATION_TABS[tab];
  const found = await listThreads(db, { customerId, kinds, after, limit: size + 1 });
  const threads = found.slice(0, size);
  return { threads, next: found.length > size ? threads.at(-1)?.latest.number : undefined };
}

/** One page of what a thread says, newest first. */
export async function readThread(
  { db }: Pick<Deps, 'db'>,
  { customerId, thread, after, size = LIMITS.pageSize }: Asked & { readonly thread: string },
): Promise<{ rows: readonly Notification[]; next: number | undefined }> {
  const found = await listOfThread(db, { customerId, thread, after, limit: size + 1 });
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? rows.at(-1)?.number : undefined };
}

/** Each change takes the customer's counter first, so that the badge is always the number of unread rows. */
export function readNotificationThread({ db, clock }: Deps, asked: AskedPart): Promise<Changed> {
  const part = partOf(asked);
  return inTransaction(db, async (trx) => {
    await lockCounter(trx, part.customerId);
    const changed = await markThreadRead(trx, part, clock.now());
    await lowerCounts(trx, part.customerId, { unread: changed, total: 0 });
    return { changed, counts: await readCounts(trx, part.customerId) };
  });
}

export function dropNotificationThread({ db }: Deps, asked: AskedPart): Promise<Changed> {
  const part = partOf(asked);
  return inTransaction(db, async (trx) => {
    await lockCounter(trx, part.customerId);
    const gone = await deleteThread(trx, part);
    await lowerCounts(trx, part.customerId, { unread: gone.unread, total: gone.deleted });
    return { changed: gone.deleted, counts: await readCounts(trx, part.customerId) };
  });
}
