import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { moveBid } from '../settling/settle-bid.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { liveAfter } from './book-answer.ts';

/** For the reading job: a write whose sender is gone may have arrived, and its bid becomes unknown. */
export async function makeUnknown(
  deps: BiddingDeps,
  trx: Trx,
  known: WatchedAuction,
  bid: Bid,
  remote: RemoteBid,
): Promise<{ auction: WatchedAuction; bid: Bid }> {
  const auction = await deps.stores.auctions.update(
    trx,
    known,
    liveAfter(known, remote, { kind: 'outage', isMaybeApplied: true, reason: 'sender-gone' }),
  );
  if (bid.id !== remote.bidId || (bid.status !== 'sending' && bid.status !== 'firing'))
    return { auction, bid };
  const move = {
    to: 'unknown',
    by: 'clock',
    reason: 'sender-gone',
    receipt: 'unknown',
    notice: noticeOf.unknown(auction),
  } as const;
  return { auction, bid: await moveBid(deps, trx, auction, bid, move) };
}
