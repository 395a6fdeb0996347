import type { OutsideChannel } from '@hako/contract/notifications/channels';
import type { Clock } from '../../../kernel/clock.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { isChannelOn } from '../channels/rules/channel-rules.ts';
import type { OutsideChannels } from '../channels/outside-channels.ts';
import { readChoices, upsertChoice } from './setting-store.ts';

/** The kind that needs a yes before it goes outside the app. */
const ADVERTISING = 'general';
const CHANNELS: readonly OutsideChannel[] = ['push', 'email'];

/** News of ours may, or may no longer, be sent outside the app. */
export async function allowAdvertising(
  { clock }: { clock: Clock },
  trx: Trx,
  customerId: string,
  isOn: boolean,
): Promise<void> {
  for (const channel of CHANNELS)
    await upsertChoice(trx, customerId, { kind: ADVERTISING, channel, isOn }, clock.now());
}

/** Announces `notifications.advertising-chosen` when a choice was about it: on while any channel is. */
export async function announceAdvertising(
  outside: OutsideChannels | undefined,
  trx: Trx,
  customerId: string,
  kind: string,
): Promise<void> {
  if (kind !== ADVERTISING || !outside) return;
  const choices = await readChoices(trx, customerId, kind);
  const isOn = CHANNELS.some((channel) => isChannelOn(kind, channel, choices));
  await outside.news.announce(trx, 'notifications.advertising-chosen', { customerId, isOn });
}
