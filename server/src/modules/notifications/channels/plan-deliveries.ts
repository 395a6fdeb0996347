import type { OutsideChannel } from '@hako/contract/notifications/channels';
import type { Trx } from '../../../platform/database/database.ts';
import { insertDeliveries, MAILBOX, readMailbox } from './delivery-store.ts';
import { isChannelOn } from './rules/channel-rules.ts';
import { mailLeavesAt } from './rules/mail-pace.ts';
import { ringsAt, type QuietHours } from './rules/quiet-hours.ts';
import { jobOf, type OutsideChannels } from './outside-channels.ts';
import { listDevices } from './push-store.ts';
import { readChoices } from '../settings/setting-store.ts';

export interface ToDeliver {
  readonly customerId: string;
  readonly number: number;
  readonly kind: string;
  readonly quietHours: QuietHours | undefined;
  /** Only this channel, whatever was chosen, at once: a test. */
  readonly only?: OutsideChannel;
}

/**
 * Books where else a notification goes, in the transaction that adds it (its counter is locked): a row for each browser and one for the
 * mailbox, with the job that sends them. Nothing is sent here.
 */
export async function planDeliveries(
  { jobs, mail, push }: OutsideChannels,
  trx: Trx,
  { customerId, number, kind, quietHours, only }: ToDeliver,
  now: Date,
): Promise<void> {
  const choices = only ? [] : await readChoices(trx, customerId, kind);
  const isWanted = (channel: OutsideChannel): boolean =>
    only ? only === channel : isChannelOn(kind, channel, choices);

  if (push && isWanted('push')) {
    const devices = await listDevices(trx, customerId);
    const dueAt = only ? now : ringsAt(now, quietHours);
    await insertDeliveries(
      trx,
      devices.map(({ id }) => ({ customerId, number, channel: 'push', target: id, dueAt })),
    );
    if (devices.length > 0)
      await jobs.add(trx, jobOf.push, { customerId }, dueAt > now ? { runAt: dueAt } : {});
  }
  if (mail && isWanted('email')) {
    const { dueAt: gathering, lastAt } = await readMailbox(trx, customerId);
    const dueAt = only ? now : (gathering ?? mailLeavesAt(now, lastAt, mail.pace));
    await insertDeliveries(trx, [{ customerId, number, channel: 'email', target: MAILBOX, dueAt }]);
    if (only || gathering === undefined)
      await jobs.add(trx, jobOf.email, { customerId }, dueAt > now ? { runAt: dueAt } : {});
  }
}
