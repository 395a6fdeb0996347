import type { Trx } from '../../../platform/database/database.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { minimumBid } from '../placing/rules/next-bids.ts';
import { judgeStanding } from './rules/settle-rule.ts';
import { bidStepAt } from '../../pricing/index.ts';
import { endBid, moveBid, tell } from './settle-bid.ts';
import { moveSnipe } from '../sniper/move-snipe.ts';
import { readAgain } from '../watching/watch-auction.ts';
import type { Reading } from '../watching/reading.ts';
import { isPassed, reconcile } from './reconcile-lot.ts';

const LAST_MINUTES_MS = 10 * 60_000;
/** A bid whose lot was read, its last write that was not refused, and what the list says. */
interface Seen {
  readonly bid: Bid;
  readonly last: RemoteBid;
  readonly standing: NonNullable<Reading['standing']>;
}
/** Open: leading, outbid, or wait. A scheduled snipe follows the end and gives way when the price has passed it. */
export async function judgeOpen(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid | undefined,
  remotes: readonly RemoteBid[],
  { standing }: Reading,
): Promise<void> {
  if (!bid) {
    // Nobody of ours is in it. What is live (an outbid maximum) can still win when a rival is removed, so it is watched to the end.
    if (auction.liveAccount === undefined)
      await deps.stores.auctions.update(trx, auction, { settledAt: deps.clock.now() });
    else await readAgain(deps, trx, auction);
    return;
  }
  await tellLastMinutes(deps, trx, auction, bid);
  if (bid.status === 'scheduled') {
    const moved = await moveSnipe(deps, trx, auction, bid, auction.endsAt);
    if (
      moved.status === 'scheduled' &&
      !auction.isLeading &&
      minimumBid(auction, bidStepAt) > bid.maximum
    )
      await givePrice(deps, trx, auction, moved);
    return readAgain(deps, trx, auction);
  }
  const last = remotes
    .filter(({ bidId, status }) => bidId === bid.id && status !== 'refused')
    .at(-1);
  if (!standing && bid.status === 'leading' && isPassed(auction, remotes)) {
    const passed = await deps.stores.auctions.update(trx, auction, { isLeading: false });
    await giveLead(deps, trx, passed, bid);
  }
  if (standing && last) await followStanding(deps, trx, auction, { bid, last, standing });
  await readAgain(deps, trx, auction);
}
/**
 * What our account's list says of the last write: the bid leads, is outbid, or has its answer at
 * last.
 */
async function followStanding(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  { bid, last, standing }: Seen,
): Promise<void> {
  const verdict = judgeStanding(
    {
      wasClosed: false,
      standing: {
        isHighest: standing.isHighestBidder,
        isWinner: false,
        ourMaximum: standing.hasBid ? (standing.ourMaximum ?? last.maximum) : undefined,
      },
    },
    last.maximum,
    last.status === 'unknown',
  );
  if (last.status === 'unknown' && (verdict === 'leading' || verdict === 'outbid'))
    await reconcile(deps, trx, bid, last, 'accepted');
  if (verdict === 'outbid') {
    await giveLead(deps, trx, auction, bid);
  } else if (verdict === 'leading' && bid.status !== 'leading') {
    await moveBid(deps, trx, auction, bid, {
      to: 'leading',
      by: 'market',
      reason: 'seen-in-list',
      receipt: 'leading',
      notice: noticeOf.placed(auction, bid),
    });
  }
}
const giveLead = (deps: BiddingDeps, trx: Trx, auction: WatchedAuction, bid: Bid): Promise<Bid> =>
  endBid(deps, trx, auction, bid, {
    to: 'outbid',
    by: 'market',
    why: 'outbid',
    reason: 'outbid',
    receipt: 'outbid',
    notice: noticeOf.outbid(auction, bid),
  });
const givePrice = (deps: BiddingDeps, trx: Trx, auction: WatchedAuction, bid: Bid): Promise<Bid> =>
  endBid(deps, trx, auction, bid, {
    to: 'outbid',
    by: 'market',
    why: 'price-passed',
    reason: 'price-passed',
    receipt: 'price-passed',
    facts: { maximum: bid.maximum },
    notice: noticeOf.pricePassed(auction, bid),
  });
async function tellLastMinutes(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
): Promise<void> {
  const leftMs = auction.endsAt.getTime() - (deps.clock.now().getTime() + auction.clockOffsetMs);
  if (
    leftMs > LAST_MINUTES_MS ||
    leftMs < 0 ||
    !(await deps.stores.settings.isToldLastMinute(trx, bid.customerId))
  )
    return;
  await tell(deps, trx, auction, bid, noticeOf.lastMinutes(auction), `last-minutes:${bid.id}`);
}
