import type { RefusalCode } from '@hako/contract/refusals';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { lowReputationMessage } from '../watching/bid-texts.ts';
import type { BiddingDeps } from '../deps.ts';
import {
  type BidRequestStatus,
  findBidRequest,
  insertBidRequest,
} from '../watching/preference-store.ts';

export interface Restrictions {
  readonly mayBid: boolean;
  readonly open: number;
  readonly limit: number;
  readonly unpaidWins: number;
  readonly reasons: readonly { readonly code: RefusalCode; readonly message: string }[];
}

/** What a customer may not do now, and why, in the words that a bid would be refused with. */
export async function readRestrictions(
  deps: BiddingDeps,
  customerId: string,
): Promise<Restrictions> {
  const [{ open, unpaidWins }, bidder] = await Promise.all([
    deps.stores.bids.countOpen(deps.db, customerId),
    deps.bidderOf(customerId),
  ]);
  const limit = bidder.concurrentAuctions;
  const reasons: Restrictions['reasons'][number][] = [];
  const add = (code: RefusalCode, facts: Record<string, number> = {}) =>
    reasons.push({ code, message: new Refusal(code, facts).sentence });
  if (unpaidWins > 0) add('bidding.unpaid-win');
  if (open >= limit) add('bidding.too-many-auctions', { limit });
  return { mayBid: reasons.length === 0, open, limit, unpaidWins, reasons };
}

export interface SellerCheck {
  readonly isNeeded: boolean;
  readonly isWarned: boolean;
  readonly threshold: number;
  readonly reputation: number | undefined;
  readonly status: BidRequestStatus | undefined;
  readonly message: string | undefined;
}

/** Whether the lot's seller stands under the owner's threshold, and what became of the customer's request. */
export async function checkSeller(
  deps: BiddingDeps,
  customerId: string,
  site: string,
  code: string,
): Promise<SellerCheck> {
  const listing = await deps.findListing(site, code, { maxAgeMs: 60_000 });
  refuseUnless(listing, 'marketplaces.no-such-listing', { code });
  refuseUnless(listing.auction, 'bidding.not-auction');
  const settings = await deps.stores.settings.read(deps.db);
  const reputation = listing.seller.ratingPercent;
  const threshold = settings.reputationThresholdPercent;
  const isWarned = reputation !== undefined && reputation < threshold;
  const request = await findBidRequest(deps.db, customerId, site, code);
  return {
    isNeeded: isWarned && settings.needsBidRequest,
    isWarned,
    threshold,
    reputation,
    status: request?.status,
    message: isWarned ? lowReputationMessage(threshold) : undefined,
  };
}

/** Asks once for each lot; asking again answers with the first request. */
export async function sendBidRequest(
  deps: BiddingDeps,
  request: { customerId: string; site: string; code: string; note: string },
): Promise<{ id: string; status: BidRequestStatus }> {
  const listing = await deps.findListing(request.site, request.code, { maxAgeMs: 60_000 });
  refuseUnless(listing, 'marketplaces.no-such-listing', { code: request.code });
  refuseUnless(listing.auction, 'bidding.not-auction');
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const made = await insertBidRequest(trx, {
      ...request,
      sellerId: listing.seller.id,
      at: deps.clock.now(),
    });
    await deps.live.tell(trx, 'desk', { kind: 'bid-request-changed', id: made.id });
    return made;
  });
}
