import type { Trx } from '../../../platform/database/database.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { moveBid } from '../settling/settle-bid.ts';

/**
 * For the reading job: the end that was planned is over, and a sniper claimed the snipe but did not
 * mark its write. Nothing was sent, and
 * from now on nobody can send it: the snipe waits again, and follows the new end or is missed.
 */
export async function giveBackUnsent(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
): Promise<Bid> {
  const now = deps.clock.now();
  const marketNowMs = now.getTime() + auction.clockOffsetMs;
  const isOver = !auction.isOpen || (bid.plannedEndAt?.getTime() ?? Infinity) < marketNowMs;
  if (
    bid.status !== 'firing' ||
    !isOver ||
    !(await deps.stores.remoteBids.closeUnmarked(trx, bid.id, now))
  )
    return bid;
  await deps.stores.bids.endLease(trx, bid.id);
  return moveBid(deps, trx, auction, bid, {
    to: 'scheduled',
    by: 'clock',
    receipt: 'given-back',
  });
}
