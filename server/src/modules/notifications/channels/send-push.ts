import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { PushLimited, type PushMessage } from '../../../platform/outside/push.ts';
import { type ClaimedDelivery, claimDue, type Outcome, settle } from './delivery-store.ts';
import { isPushEndpoint } from './rules/push-host.ts';
import { MOST_TRIES, pauseAfterTry } from './rules/retry-rules.ts';
import { jobOf, type OutsideChannels } from './outside-channels.ts';
import { deleteDevice, listDevices, noteSent, type PushDevice } from './push-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly outside: OutsideChannels;
}

/** Being outbid is worth nothing an hour later; the rest may wait a day for a sleeping phone. */
const SHORT_LIVED: readonly string[] = ['over_pricing', 'price_watch'];
const HOUR_SECONDS = 3_600;
/** Letters that a lock screen shows; encrypted, all of it must stay within 3,993 bytes. */
const TITLE_LENGTH = 120;
const BODY_LENGTH = 400;

/** Sends what is due to the customer's browsers, each message once to each; tries again later what surely did not arrive. */
export async function sendPush(
  { db, clock, outside }: Deps,
  { customerId }: { customerId: string },
): Promise<void> {
  const claimed = await claimDue(db, customerId, 'push', clock.now());
  if (claimed.length === 0) return;
  const devices = new Map((await listDevices(db, customerId)).map((device) => [device.id, device]));
  for (const delivery of claimed) {
    const device = devices.get(delivery.target);
    const outcome = device
      ? await attempt(outside, device, delivery, clock.now())
      : ({ state: 'skipped', detail: 'the browser left' } as const);
    await inTransaction(db, async (trx) => {
      await settle(trx, customerId, 'push', [delivery], outcome, clock.now());
      if (outcome.state === 'sent' && device) await noteSent(trx, device.id, clock.now());
      if (outcome.state === 'skipped' && device)
        await deleteDevice(trx, customerId, { id: device.id });
      if (outcome.state === 'waiting')
        await outside.jobs.add(trx, jobOf.push, { customerId }, { runAt: outcome.dueAt });
    });
    if (outcome.state === 'skipped') devices.delete(delivery.target);
  }
}

/** `skipped` means that the browser listens no longer. */
async function attempt(
  { push }: OutsideChannels,
  device: PushDevice,
  delivery: ClaimedDelivery,
  now: Date,
): Promise<Outcome> {
  if (!push) return { state: 'failed', detail: 'web push is closed' };
  // Checked again at the moment of sending: the list may have become shorter since the browser subscribed.
  if (!isPushEndpoint(device.endpoint, push.pretendUrl))
    return { state: 'failed', detail: 'not a push service' };
  try {
    const answer = await push.send(device, messageOf(delivery));
    if (answer.is === 'gone')
      return { state: 'skipped', detail: 'the browser ended its subscription' };
    return answer.is === 'refused' ? { state: 'failed', detail: answer.detail } : { state: 'sent' };
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    if (error.isMaybeApplied) return { state: 'unknown', detail: error.message };
    if (delivery.tries >= MOST_TRIES) return { state: 'failed', detail: error.message };
    const asked = error instanceof PushLimited ? error.retryAfterMs : 0;
    return {
      state: 'waiting',
      dueAt: new Date(now.getTime() + pauseAfterTry(delivery.tries, asked)),
      detail: error.message,
    };
  }
}

const messageOf = ({ number, kind, title, body, link }: ClaimedDelivery): PushMessage => ({
  payload: JSON.stringify({
    number,
    kind,
    title: title.slice(0, TITLE_LENGTH),
    body: body.slice(0, BODY_LENGTH),
    link: link ?? null,
  }),
  ttlSeconds: SHORT_LIVED.includes(kind) ? HOUR_SECONDS : 24 * HOUR_SECONDS,
  isUrgent: kind !== 'general' && kind !== 'saved_search',
});
