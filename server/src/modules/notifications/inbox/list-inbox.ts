import type { NotificationsDeps } from '../deps.ts';
import { countOfKind, listNotifications, readCounts } from './notification-store.ts';
import type { Notification } from './notification.ts';

interface Asked {
  readonly customerId: string;
  /** All kinds when absent. */
  readonly kind?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** One page of what a customer was told, newest first, and how many there are. */
export async function listInbox(
  { db }: Pick<NotificationsDeps, 'db'>,
  { customerId, kind, page, size }: Asked,
): Promise<{ rows: readonly Notification[]; total: number }> {
  const asked = { ...(kind === undefined ? {} : { kind }), page, size };
  const rows = await listNotifications(db, customerId, asked);
  const total =
    kind === undefined
      ? (await readCounts(db, customerId)).total
      : await countOfKind(db, customerId, kind);
  return { rows, total };
}
