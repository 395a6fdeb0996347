import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { findHandBidOf, moveHandBid } from '../by-hand/hand-bid-store.ts';
import { endBid } from '../settling/settle-bid.ts';

/**
 * Cancels a snipe that waits, or a bid that waits for a person. Once a sniper has claimed it, or while something of ours is live at the marketplace, it is too late.
 * Whoever had to give way for it hears that the lot is free. Refusals `bidding.not-found`, `bidding.too-late`.
 */
export function cancelBid(deps: BiddingDeps, customerId: string, bidId: string): Promise<Bid> {
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const found = await deps.stores.bids.find(trx, bidId, customerId);
    if (!found) throw new Refusal('bidding.not-found');
    const auction = (await deps.stores.auctions.lockKnown(
      trx,
      found.site,
      found.code,
    )) as WatchedAuction;
    const bid = (await deps.stores.bids.lock(trx, bidId)) as Bid;
    if (bid.status === 'cancelled') return bid;
    const isWaiting = bid.status === 'scheduled' || (await isGivenUpByHand(deps, trx, bid));
    refuseUnless(isWaiting && !auction.isLeading, 'bidding.too-late');
    const cancelled = await endBid(deps, trx, auction, bid, {
      to: 'cancelled',
      by: 'customer',
      reason: 'cancelled',
      why: 'cancelled',
      receipt: 'cancelled',
    });
    await deps.stores.bids.endLease(trx, bidId);
    return cancelled;
  });
}

/** Takes back what waits for a person who has not begun; in the same transaction as the cancelling, or not at all. */
async function isGivenUpByHand(deps: BiddingDeps, trx: Trx, bid: Bid): Promise<boolean> {
  const hand =
    bid.account === BY_HAND && bid.status === 'sending'
      ? await findHandBidOf(trx, bid.id)
      : undefined;
  const now = deps.clock.now();
  if (!hand || !(await moveHandBid(trx, hand.id, 'waiting', { state: 'cancelled' }, now)))
    return false;
  await deps.stores.remoteBids.update(trx, hand.id, 'refused', 'cancelled', now);
  await deps.live.tell(trx, 'desk', { kind: 'hand-bids-changed', id: hand.id });
  return true;
}
