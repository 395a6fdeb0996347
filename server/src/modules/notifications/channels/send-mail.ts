import { FIXED_NOTIFICATION_KINDS } from '@hako/contract/notifications/notifications';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type ClaimedDelivery, claimDue, type Outcome, settle } from './delivery-store.ts';
import { writeLetter } from './rules/letter.ts';
import { MOST_TRIES, pauseAfterTry } from './rules/retry-rules.ts';
import { jobOf, type OutsideChannels } from './outside-channels.ts';
import { stopUrl } from './stop-mails.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly outside: OutsideChannels;
}

/** Items that one mail spells out; the rest is counted. */
const MOST_ITEMS = 20;

/** Sends everything that is due to the customer's mailbox as one mail. What they have read in the app meanwhile stays out, unless it is about money. */
export async function sendNews(
  { db, clock, outside }: Deps,
  { customerId }: { customerId: string },
): Promise<void> {
  const claimed = await claimDue(db, customerId, 'email', clock.now());
  const isNews = ({ isRead, kind }: ClaimedDelivery): boolean =>
    !isRead || FIXED_NOTIFICATION_KINDS.includes(kind);
  const [news, seen] = [claimed.filter(isNews), claimed.filter((delivery) => !isNews(delivery))];
  const outcome =
    news.length > 0 ? await attempt(outside, db, customerId, news, clock.now()) : undefined;
  if (claimed.length === 0) return;
  await inTransaction(db, async (trx) => {
    await settle(
      trx,
      customerId,
      'email',
      seen,
      { state: 'skipped', detail: 'read in the app' },
      clock.now(),
    );
    if (!outcome) return;
    await settle(trx, customerId, 'email', news, outcome, clock.now());
    if (outcome.state === 'waiting')
      await outside.jobs.add(trx, jobOf.email, { customerId }, { runAt: outcome.dueAt });
  });
}

async function attempt(
  outside: OutsideChannels,
  db: Database,
  customerId: string,
  news: readonly ClaimedDelivery[],
  now: Date,
): Promise<Outcome> {
  const addressee = await outside.readAddressee(db, customerId);
  if (!outside.mail || !addressee?.email)
    return { state: 'skipped', detail: 'no verified address' };
  const kinds = [...new Set(news.map(({ kind }) => kind))];
  const stops = kinds.map((kind) => ({ kind, url: stopUrl(outside, customerId, kind) }));
  const letter = writeLetter({
    name: addressee.fullName,
    publicUrl: outside.publicUrl,
    items: news.slice(0, MOST_ITEMS),
    more: Math.max(0, news.length - MOST_ITEMS),
    stops,
  });
  const [only] = kinds;
  const oneClick =
    kinds.length === 1 && only !== undefined
      ? { unsubscribeUrl: stopUrl(outside, customerId, only, '/api/notification/unsubscribe') }
      : {};
  try {
    await outside.mail.send({ to: addressee.email, ...letter, ...oneClick });
    return { state: 'sent' };
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    if (error.isMaybeApplied) return { state: 'unknown', detail: error.message };
    const tries = Math.max(...news.map((delivery) => delivery.tries));
    if (tries >= MOST_TRIES) return { state: 'failed', detail: error.message };
    return {
      state: 'waiting',
      dueAt: new Date(now.getTime() + pauseAfterTry(tries)),
      detail: error.message,
    };
  }
}
