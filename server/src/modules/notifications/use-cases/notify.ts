import type { Clock } from '../../../kernel/clock.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Live } from '../../../platform/live.ts';
import type { NewNotification } from '../notification.ts';
import { insertNotification } from '../notification-store.ts';
import { readMutedKinds } from '../setting-store.ts';

/** Open browsers get the first words; the rest they read from the list. A message of PostgreSQL holds 8,000 bytes. */
const LIVE_TEXT_LENGTH = 300;

export interface NotifyDeps {
  readonly clock: Clock;
  readonly live: Live;
  /** The ledger's. */
  readonly lockPurses: (trx: Trx, customerId: string) => Promise<void>;
}

/**
 * Tells a customer something in the transaction that made it true: in the app at once, and to open browsers when it commits.
 * Nothing is told of a kind that the customer turned off.
 */
export const notify =
  ({ clock, live, lockPurses }: NotifyDeps) =>
  async (trx: Trx, notification: NewNotification): Promise<void> => {
    if ((await readMutedKinds(trx, notification.customerId)).has(notification.kind)) return;
    // Money first, then the count of messages, in every transaction: in two orders they would wait for each other.
    await lockPurses(trx, notification.customerId);
    const added = await insertNotification(trx, notification, clock.now());
    if (!added) return;
    await live.tell(trx, `customer:${notification.customerId}`, {
      kind: 'notification',
      id: String(added.number),
      type: notification.kind,
      title: notification.title.slice(0, LIVE_TEXT_LENGTH),
      body: notification.body.slice(0, LIVE_TEXT_LENGTH),
      link: notification.link,
      unread: added.unread,
    });
  };
