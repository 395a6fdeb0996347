import { Outage } from '../../../kernel/outage.ts';
import { bidStepAt } from '../../pricing/index.ts';
import type { TimeLeft } from '../../marketplaces/index.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, RemoteBid } from '../rules/bid.ts';
import { minimumBid } from '../placing/rules/next-bids.ts';
import type { LeasedSnipe } from './lease-store.ts';
import { moveSnipe } from './move-snipe.ts';
import { endBid, pushAuction } from '../settling/settle-bid.ts';

const SAME_END_MS = 1_500;

/** Whether the lot ends when the snipe was planned for, and its price leaves room for the maximum. */
export const isAsPlanned = (
  { endOnMarket, maximum }: Pick<LeasedSnipe, 'endOnMarket' | 'maximum'>,
  seen: TimeLeft,
): boolean =>
  Math.abs(seen.endsAt.getTime() - endOnMarket) < SAME_END_MS &&
  minimumBid(seen, bidStepAt) <= maximum;

/** The lot was read just before firing and is not as planned: follow the end, give up, or let go when the price has passed. */
export function recheckSnipe(deps: BiddingDeps, bidId: string, time: TimeLeft): Promise<void> {
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const waiting = await deps.stores.bids.find(trx, bidId);
    if (!waiting) return;
    const known = await deps.stores.auctions.lockKnown(trx, waiting.site, waiting.code);
    const bid = await deps.stores.bids.lock(trx, bidId);
    if (!known || bid?.status !== 'scheduled' || !time.isOpen) return;
    const auction = await deps.stores.auctions.update(trx, known, {
      price: time.price,
      bidCount: time.bidCount,
      endsAt: time.endsAt,
      readAt: deps.clock.now(),
    });
    await pushAuction(deps, trx, auction);
    const moved = await moveSnipe(deps, trx, auction, bid, time.endsAt);
    if (
      moved.status !== 'scheduled' ||
      auction.isLeading ||
      minimumBid(auction, bidStepAt) <= bid.maximum
    )
      return;
    await endBid(deps, trx, auction, moved, {
      to: 'outbid',
      by: 'market',
      why: 'price-passed',
      reason: 'price-passed',
      receipt: 'price-passed',
      facts: { maximum: bid.maximum },
      notice: noticeOf.pricePassed(auction, bid),
    });
  });
}

/** The marketplace surely did not take the write because it is congested: the next one is booked. Undefined when the bid is decided already. */
export function bookNextTry(deps: BiddingDeps, remote: RemoteBid): Promise<RemoteBid | undefined> {
  return deps.stores.inTransaction(deps.db, async (trx) => {
    await deps.stores.auctions.lockKnown(trx, remote.site, remote.code);
    const bid = (await deps.stores.bids.lock(trx, remote.bidId)) as Bid;
    const booked = await deps.stores.remoteBids.lock(trx, remote.id);
    if (booked?.status !== 'sending' || bid.status !== 'firing') return undefined;
    const now = deps.clock.now();
    await deps.stores.remoteBids.update(trx, remote.id, 'refused', 'congested', now);
    await deps.stores.receipts.add(trx, [
      {
        bidId: bid.id,
        customerId: bid.customerId,
        at: now,
        kind: 'answered',
        facts: { result: 'refused', reason: 'congested' },
      },
    ]);
    return deps.stores.remoteBids.book(trx, bid, now, {
      snipeLease: booked.leaseNumber,
      process: deps.senders?.me(),
    });
  });
}

/** Reads a lot for its end and the marketplace's clock; undefined when it could not be read in time. */
export async function readTime(
  deps: Pick<BiddingDeps, 'auctionsOf'>,
  site: string,
  code: string,
  timeoutMs: number,
): Promise<TimeLeft | undefined> {
  try {
    return await deps.auctionsOf(site)?.readTimeLeft(code, { timeoutMs, patienceMs: timeoutMs });
  } catch (failure) {
    if (failure instanceof Outage) return undefined;
    throw failure;
  }
}
