import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { HAND_REASONS, handDeadline } from './rules/by-hand.ts';
import { insertHandBid } from './hand-bid-store.ts';
import { tell } from '../settling/settle-bid.ts';

export const HAND_DEADLINE_JOB = 'bidding.hand-deadline';
/** So long after the close a person may still tell what became of a write; then its bid is unknown. */
const AFTER_END_MS = 10 * 60_000;

/** When a lot ends on our clock. */
export const endsOnOurClock = ({
  endsAt,
  clockOffsetMs,
}: Pick<WatchedAuction, 'endsAt' | 'clockOffsetMs'>): Date =>
  new Date(endsAt.getTime() - clockOffsetMs);

/**
 * Gives a booked bid to the desk instead of sending it: money held, a deadline before the close, the customer told what happens now.
 * Refusal `bidding.by-hand-too-late`.
 */
export async function askByHand(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  booked: Bid,
): Promise<Bid> {
  const now = deps.clock.now();
  const ends = endsOnOurClock(auction);
  const deadlineAt = handDeadline(now, ends);
  refuseUnless(deadlineAt, 'bidding.by-hand-too-late');
  const remote = await deps.stores.remoteBids.book(trx, booked, now, {
    leaseMs: ends.getTime() - now.getTime() + AFTER_END_MS,
  });
  const bid = await deps.stores.bids.update(
    trx,
    booked,
    { reason: auction.isLeading ? HAND_REASONS.raising : HAND_REASONS.waiting },
    now,
  );
  await insertHandBid(
    trx,
    { id: remote.id, bidId: bid.id, customerId: bid.customerId, deadlineAt },
    now,
  );
  await deps.jobs.add(
    trx,
    HAND_DEADLINE_JOB,
    { id: remote.id },
    { key: `hand:${remote.id}`, inMs: deadlineAt.getTime() - now.getTime() },
  );
  await deps.stores.receipts.add(trx, [
    {
      bidId: bid.id,
      customerId: bid.customerId,
      at: now,
      kind: 'by-hand',
      facts: { deadline: deadlineAt.toISOString() },
    },
  ]);
  await tell(
    deps,
    trx,
    auction,
    bid,
    noticeOf.askedByHand(auction, bid, deadlineAt),
    `by-hand:${remote.id}`,
  );
  await deps.live.tell(trx, 'desk', { kind: 'hand-bids-changed', id: remote.id });
  return bid;
}
