import { CHANNEL_TEST } from '@hako/contract/notifications/messages';
import type { OutsideChannel } from '@hako/contract/notifications/channels';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { NewNotification } from '../inbox/notification.ts';
import { findLatestOf, lockCounter } from '../inbox/notification-store.ts';
import type { OutsideChannels } from './outside-channels.ts';
import { listDevices } from './push-store.ts';

const PAUSE_MS = 30_000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly outside: OutsideChannels | undefined;
  /** The ledger's. */
  readonly lockPurses: (trx: Trx, customerId: string) => Promise<void>;
  readonly tell: (trx: Trx, notification: NewNotification, only: OutsideChannel) => Promise<void>;
}

/**
 * A test by one channel, whatever the customer chose. Refusals `notifications.channel-closed`, `notifications.no-device`,
 * `notifications.no-mailbox`, `notifications.test-too-soon`.
 */
export async function testChannel(
  { db, clock, outside, lockPurses, tell }: Deps,
  customerId: string,
  channel: OutsideChannel,
): Promise<void> {
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
    await tell(
      trx,
      { customerId, kind: 'account', ...CHANNEL_TEST, link: '/account/user/notification-setting' },
      channel,
    );
  });
}
