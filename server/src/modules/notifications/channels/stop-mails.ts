import { timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KINDS } from '@hako/contract/notifications/notifications';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isChannelOn } from './rules/channel-rules.ts';
import type { NotificationsDeps } from '../deps.ts';
import type { OutsideChannels } from './outside-channels.ts';
import { readChoices, upsertChoice } from '../settings/setting-store.ts';
import { announceAdvertising } from '../settings/allow-advertising.ts';

type Sealed = Pick<OutsideChannels, 'seals' | 'publicUrl'>;

/**
 * The address that ends the mails of one kind for one person, without signing in. It stays good as
 * long as its secret is accepted: a mail may be read much later.
 */
export function stopUrl(
  { seals, publicUrl }: Sealed,
  customerId: string,
  kind: string,
  path = '/unsubscribe',
): string {
  const claim = `${customerId}.${kind}`;
  return `${publicUrl}${path}?token=${claim}.${seals(claim)[0]}`;
}

/** Refusal `notifications.link-wrong`. */
function readToken(
  { seals }: Pick<OutsideChannels, 'seals'>,
  token: string,
): { customerId: string; kind: string } {
  const [customerId = '', kind = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const isRight = seals(`${customerId}.${kind}`)
    .map((seal) => Buffer.from(seal))
    .some((right) => given.length === right.length && timingSafeEqual(given, right));
  if (!isRight || !isUuid(customerId) || !(NOTIFICATION_KINDS as readonly string[]).includes(kind))
    throw new Refusal('notifications.link-wrong');
  return { customerId, kind };
}

/** Which mails a link ends. Refusal `notifications.link-wrong`. */
export async function readStop(
  { db, outside }: Pick<NotificationsDeps, 'db' | 'outside'>,
  token: string,
): Promise<{ kind: string; isOn: boolean }> {
  refuseUnless(outside, 'notifications.link-wrong');
  const { customerId, kind } = readToken(outside, token);
  return { kind, isOn: isChannelOn(kind, 'email', await readChoices(db, customerId, kind)) };
}

/** No mail of this kind any more; a second time changes nothing. Refusal `notifications.link-wrong`. */
export async function stopMails(
  { db, clock, outside }: Pick<NotificationsDeps, 'db' | 'clock' | 'outside'>,
  token: string,
): Promise<{ kind: string }> {
  // Without channels there never was a mail with a link.
  refuseUnless(outside, 'notifications.link-wrong');
  const { customerId, kind } = readToken(outside, token);
  await inTransaction(db, async (trx) => {
    await upsertChoice(trx, customerId, { kind, channel: 'email', isOn: false }, clock.now());
    await announceAdvertising(outside, trx, customerId, kind);
  });
  return { kind };
}
