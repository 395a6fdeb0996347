import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import type { Yen } from '../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { BUYER_PATIENCE_MS } from '../marketplaces/index.ts';
import type { NegotiationDeps } from './deps.ts';
import { buysItself, type Offer } from './rules/offer.ts';
import { END_REASONS, noticeOf } from './notices.ts';
import { lockOffer } from './offer-store.ts';
import { listToWatch, noteWatched } from './offer-watch-store.ts';
import { addBuying, addExpiry, end, move, WAITS_MS } from './move-offer.ts';

export interface OfferAnswer {
  readonly staffId: string;
  readonly id: string;
  readonly answer: 'sent' | 'accepted' | 'rejected';
  readonly price: Yen | undefined;
  readonly reason: string | undefined;
  readonly account: string | undefined;
}

/** The desk sent the request, or tells the seller's answer. Whoever sends it has it from then on. */
export function answerOffer(deps: NegotiationDeps, given: OfferAnswer): Promise<Offer> {
  return inTransaction(deps.db, async (trx) => {
    const offer = await lockOffer(trx, given.id);
    refuseUnless(offer, 'negotiation.not-found');
    const by = { mover: 'staff', moverId: given.staffId } as const;
    await deps.audit(trx, {
      actor: given.staffId,
      action: `offer.${given.answer}`,
      subject: `offer:${offer.id}`,
      reason: given.reason,
      before: { status: offer.status },
      after: { price: given.price ?? null, account: given.account ?? null },
    });
    if (given.answer === 'rejected') {
      refuseUnless(given.reason?.trim(), 'negotiation.needs-reason');
      return end(deps, trx, offer, {
        ...by,
        to: 'cancelled',
        change: { reason: given.reason },
        notice: noticeOf.rejected,
      });
    }
    if (given.answer === 'accepted')
      return accept(deps, trx, offer, given.price ?? offer.desiredPrice, by);
    const expiresAt = new Date(deps.clock.now().getTime() + WAITS_MS);
    await addExpiry(deps, trx, { id: offer.id, expiresAt });
    const change = { assigneeId: given.staffId, account: given.account, expiresAt };
    return move(deps, trx, offer, { ...by, to: 'sent', change, notice: noticeOf.sent });
  });
}

/** The seller agreed to a price, never above the listed one; bought at once when the customer asked for that. */
async function accept(
  deps: NegotiationDeps,
  trx: Trx,
  offer: Offer,
  price: Yen,
  by: { mover: 'staff' | 'system'; moverId?: string | undefined },
): Promise<Offer> {
  if (price > offer.listedPrice)
    throw new Refusal('negotiation.not-sent', {
      reason: NEGOTIATION_MESSAGES.obstacles['not-below-price'].replace(
        '{price}',
        String(offer.listedPrice),
      ),
    });
  // An answer in the last minute leaves as much time to buy as any other.
  const expiresAt = new Date(deps.clock.now().getTime() + WAITS_MS);
  await addExpiry(deps, trx, { id: offer.id, expiresAt });
  const change = { grantedPrice: price, expiresAt };
  const accepted = await move(deps, trx, offer, {
    ...by,
    to: 'accepted',
    change,
    notice: noticeOf.accepted,
  });
  if (buysItself(accepted)) await addBuying(deps, trx, accepted, 0);
  return accepted;
}

/** Listings that are asked for in one statement. */
const BATCH = 100;
/** One run a minute: it must be over before the next begins. What is left comes first then. */
const BUDGET_MS = 45_000;
/** Readings of a listing that are as old count as new: many requests for one listing cost the site one call. */
const READING_AGE_MS = 30_000;

/**
 * Looks at the listings of all sent requests, those first that were looked at longest ago, as far as the time of one run and the site's own
 * pace allow: a seller who lowers the price has agreed, goods that are sold cannot be had any more.
 */
export async function watchOffers(deps: NegotiationDeps): Promise<void> {
  const startMs = deps.clock.monotonicMs();
  const before = deps.clock.now();
  for (;;) {
    const batch = await listToWatch(deps.db, before, BATCH);
    if (batch.length === 0) return;
    for (const { site, code, ids } of batch) {
      if (deps.clock.monotonicMs() - startMs > BUDGET_MS) return;
      await watchListing(deps, site, code, ids);
      await noteWatched(deps.db, site, code, before);
    }
  }
}

async function watchListing(
  deps: NegotiationDeps,
  site: string,
  code: string,
  ids: readonly string[],
): Promise<void> {
  const listing = await deps
    .findListing(site, code, { maxAgeMs: READING_AGE_MS, patienceMs: BUYER_PATIENCE_MS })
    .catch((failure: unknown) => {
      deps.log.warn(
        { site, code, failure: String(failure) },
        'a listing with a price request could not be read',
      );
      return null;
    });
  if (listing === null) return;
  for (const id of ids) {
    await inTransaction(deps.db, async (trx) => {
      const offer = await lockOffer(trx, id);
      if (offer?.status !== 'sent') return;
      const price = listing?.price.current;
      if (listing?.status !== 'open') {
        const change = { reason: END_REASONS.sold };
        await end(deps, trx, offer, {
          to: 'cancelled',
          mover: 'system',
          change,
          notice: noticeOf.rejected,
        });
      } else if (price !== undefined && price <= offer.desiredPrice)
        await accept(deps, trx, offer, price, { mover: 'system' });
    });
  }
}
