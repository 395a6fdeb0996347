import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import { dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { NegotiationDeps } from './deps.ts';
import { mayMove, type Offer, type OfferMover, type OfferStatus } from './rules/offer.ts';
import { END_REASONS, noticeOf, type Notice, RELEASE_REASON } from './notices.ts';
import { lockOffer, updateOffer } from './offer-store.ts';

/** A seller has a day to answer (Mercari's help, 値下げ依頼); the desk has as long to send. */
export const WAITS_MS = 24 * 3_600_000;
interface Step {
  readonly to: OfferStatus;
  readonly mover: OfferMover;
  readonly moverId?: string | undefined;
  readonly change?: Partial<Offer>;
  readonly notice?: (offer: Offer, name: string) => Notice;
}
/** One step of a locked offer with its message. Refusal `negotiation.too-late` where its life knows no such step. */
export async function move(
  deps: NegotiationDeps,
  trx: Trx,
  offer: Offer,
  { to, mover, moverId, change, notice }: Step,
): Promise<Offer> {
  refuseUnless(mayMove(offer.status, to, mover), 'negotiation.too-late', {
    status: NEGOTIATION_MESSAGES.statuses[offer.status],
  });
  const moved = await updateOffer(
    trx,
    { ...offer, ...change, status: to },
    { mover, moverId, at: deps.clock.now() },
  );
  if (notice) {
    // The hold as it was: the message tells whether money came back.
    const text = notice({ ...moved, hold: offer.hold }, deps.titleNow(offer.title));
    const link = `/account/negotiations?offer=${offer.id}`;
    await deps.notifications.notify(trx, {
      customerId: offer.customerId,
      kind: 'negotiation',
      ...text,
      link,
      key: `offer:${offer.id}:${moved.version}`,
    });
  }
  await deps.live.tell(trx, `customer:${offer.customerId}`, {
    kind: 'offer',
    id: offer.id,
    state: to,
  });
  await tellDesk(deps, trx, moved);
  return moved;
}
/** Ends it without the goods: what is held goes back in the same transaction. */
export async function end(
  deps: NegotiationDeps,
  trx: Trx,
  offer: Offer,
  step: Step,
): Promise<Offer> {
  const ended = await move(deps, trx, offer, {
    ...step,
    change: { ...step.change, hold: dong(0) },
  });
  if (offer.hold > 0)
    await deps.wallet.release(trx, {
      cause: { type: 'offer', id: offer.id },
      reason: RELEASE_REASON,
    });
  return ended;
}
export async function tellDesk(
  deps: Pick<NegotiationDeps, 'live'>,
  trx: Trx,
  { id, status }: Offer,
): Promise<void> {
  await deps.live.tell(trx, 'desk', { kind: 'offer-changed', id, state: status });
}
/** Ends it when its time is over; an end that was set before is replaced. */
export function addExpiry(
  { jobs }: Pick<NegotiationDeps, 'jobs'>,
  trx: Trx,
  { id, expiresAt }: Pick<Offer, 'id' | 'expiresAt'>,
): Promise<void> {
  return jobs.add(
    trx,
    'negotiation.expire',
    { offerId: id },
    { runAt: expiresAt, key: `offer-expires:${id}` },
  );
}
/** Buys it by itself, after a while. */
export function addBuying(
  { jobs }: Pick<NegotiationDeps, 'jobs'>,
  trx: Trx,
  { id }: Pick<Offer, 'id'>,
  inMs: number,
): Promise<void> {
  return jobs.add(trx, 'negotiation.buy', { offerId: id }, { inMs, key: `offer-buys:${id}` });
}
export function cancelOffer(deps: NegotiationDeps, customerId: string, id: string): Promise<Offer> {
  return inTransaction(deps.db, async (trx) => {
    const offer = await lockOffer(trx, id);
    refuseUnless(offer && offer.customerId === customerId, 'negotiation.not-found');
    return end(deps, trx, offer, {
      to: 'cancelled',
      mover: 'customer',
      moverId: customerId,
      change: { reason: END_REASONS.cancelled },
    });
  });
}
/** When nobody answered in time, or nobody bought what was granted. */
export function expireOffer(
  deps: NegotiationDeps,
  { offerId }: { offerId: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const offer = await lockOffer(trx, offerId);
    if (!offer || !mayMove(offer.status, 'expired', 'system')) return;
    // The database starts jobs by its own clock: one that comes before our time must not be the last, or the money would stay held.
    if (offer.expiresAt > deps.clock.now()) return addExpiry(deps, trx, offer);
    await end(deps, trx, offer, {
      to: 'expired',
      mover: 'system',
      notice: noticeOf.expired(offer.status),
    });
  });
}
