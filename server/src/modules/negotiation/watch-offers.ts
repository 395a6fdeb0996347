import { inTransaction } from '../../platform/database/transaction.ts';
import { BUYER_PATIENCE_MS } from '../marketplaces/index.ts';
import { acceptOffer } from './accept-offer.ts';
import type { NegotiationDeps } from './deps.ts';
import { end } from './move-offer.ts';
import { END_REASONS, noticeOf } from './notices.ts';
import { lockOffer } from './offer-store.ts';
import { listToWatch, noteWatched } from './offer-watch-store.ts';

/** Listings that are asked for in one statement. */
const BATCH = 100;
/** One run a minute: it must be over before the next begins. What is left comes first then. */
const BUDGET_MS = 45_000;
/** Readings of a listing that are as old count as new: many requests for one listing cost the site one call. */
const READING_AGE_MS = 30_000;

/**
 * Looks at the listings of all sent requests, those first that were looked at longest ago, as far
 * as the time of one run and the site's own
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
        { site, listing: code, failure: String(failure) },
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
        await acceptOffer(deps, trx, offer, price, { mover: 'system' });
    });
  }
}
