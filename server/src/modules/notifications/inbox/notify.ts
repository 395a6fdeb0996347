import type { OutsideChannel } from '@hako/contract/notifications/channels';
import type { Trx } from '../../../platform/database/database.ts';
import type { NotificationsDeps } from '../deps.ts';
import type { NewNotification } from './notification.ts';
import { insertNotification, isTold } from './notification-store.ts';
import { readSettingRow } from '../settings/setting-store.ts';
import { ownWords } from '../texts/notice-text-store.ts';
import { planDeliveries } from '../channels/plan-deliveries.ts';

/** Open browsers get the first words; the rest they read from the list. A message of PostgreSQL holds 8,000 bytes. */
const LIVE_TEXT_LENGTH = 300;

/**
 * Tells a customer something in the transaction that made it true: in the app at once, to open browsers when it commits, and by jobs
 * wherever else they want to be told (`only`: by that channel whatever they want). Nothing is told of a kind that they turned off.
 */
export async function notify(
  { clock, live, lockPurses, log, outside }: NotificationsDeps,
  trx: Trx,
  told: NewNotification,
  only?: OutsideChannel,
): Promise<void> {
  const { customerId, kind, key } = told;
  // What is told again and again, as with each reading of a lot, is known without a lock.
  if (key && (await isTold(trx, customerId, key))) return;
  const { mutedKinds, quietHours } = await readSettingRow(trx, customerId);
  if (mutedKinds.has(kind)) return;
  // Money first, then the count of messages, in every transaction: in two orders they would wait for each other.
  await lockPurses(trx, customerId);
  const notification = { ...told, ...(await ownWords(trx, told, log)) };
  const now = clock.now();
  const added = await insertNotification(trx, notification, now);
  if (!added) return;
  if (outside)
    await planDeliveries(
      outside,
      trx,
      { customerId, number: added.number, kind, quietHours, ...(only ? { only } : {}) },
      now,
    );
  await live.tell(trx, `customer:${customerId}`, {
    kind: 'notification',
    id: String(added.number),
    type: kind,
    title: notification.title.slice(0, LIVE_TEXT_LENGTH),
    body: notification.body.slice(0, LIVE_TEXT_LENGTH),
    link: notification.link,
    unread: added.unread,
  });
}
