import { CHANNEL_TEST } from '@hako/contract/notifications/messages';
import type { OutsideChannel } from '@hako/contract/notifications/channels';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { NotificationsDeps } from '../deps.ts';
import { findLatestOf, lockCounter } from '../inbox/notification-store.ts';
import { notify } from '../inbox/notify.ts';
import { listDevices } from './push-store.ts';

const PAUSE_MS = 30_000;

/**
 * A test by one channel, whatever the customer chose. Refusals `notifications.channel-closed`, `notifications.no-device`,
 * `notifications.no-mailbox`, `notifications.test-too-soon`.
 */
export async function testChannel(
  deps: NotificationsDeps,
  customerId: string,
  channel: OutsideChannel,
): Promise<void> {
  const { db, clock, outside, lockPurses } = deps;
  refuseUnless(channel === 'push' ? outside?.push : outside?.mail, 'notifications.channel-closed');
  await inTransaction(db, async (trx) => {
    await lockPurses(trx, customerId);
    await lockCounter(trx, customerId);
    if (channel === 'push')
      refuseUnless((await listDevices(trx, customerId)).length > 0, 'notifications.no-device');
    else
      refuseUnless(
        (await outside?.readAddressee(trx, customerId))?.email,
        'notifications.no-mailbox',
      );
    const now = clock.now();
    const last = await findLatestOf(trx, customerId, 'account', CHANNEL_TEST.title);
    const waitMs = last ? last.getTime() + PAUSE_MS - now.getTime() : 0;
    if (waitMs > 0)
      throw new Refusal('notifications.test-too-soon', { seconds: Math.ceil(waitMs / 1_000) });
    await notify(
      deps,
      trx,
      {
        ...{ customerId, kind: 'account', ...CHANNEL_TEST, text: undefined },
        link: '/account/user/notification-setting',
      },
      channel,
    );
  });
}
