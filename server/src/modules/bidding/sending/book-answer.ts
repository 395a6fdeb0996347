import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import { meaningOf, type WriteResult } from '../placing/rules/answer-meaning.ts';
import type { Bid, RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND, HAND_REASONS } from '../by-hand/rules/by-hand.ts';
import { isActive } from '@hako/contract/bidding/bid-status';
import { mayMove } from '../rules/bid-life.ts';
import { type Dong, yen } from '../../../kernel/money.ts';
import type { ReceiptFacts } from '../settling/receipt-store.ts';
import { holdForTakenOver, keepLive } from '../placing/keep-live.ts';
import { endBid, moveBid, pushAuction } from '../settling/settle-bid.ts';
import { readAgain } from '../watching/watch-auction.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { type Sent, told } from './sent-bid.ts';

/** Books what came back. Late answers count as well: they are the truth about this one write, whoever held the lease meanwhile. */
export async function bookAnswer(
  deps: BiddingDeps,
  remote: RemoteBid,
  sent: Sent,
  facts: ReceiptFacts = {},
): Promise<Bid> {
  const takenOver =
    sent.result.kind === 'placed' ? undefined : await holdForTakenOver(deps, remote);
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const known = (await deps.stores.auctions.lockKnown(
      trx,
      remote.site,
      remote.code,
    )) as WatchedAuction;
    const bid = (await deps.stores.bids.lock(trx, remote.bidId)) as Bid;
    const booked = await deps.stores.remoteBids.lock(trx, remote.id);
    const wasTaken = await deps.stores.remoteBids.hasTaken(trx, remote.bidId);
    const meaning = meaningOf(sent.result, known.isLeading, wasTaken);
    if (!booked || (booked.status !== 'sending' && booked.status !== 'unknown')) return bid;
    const reason = sent.result.kind === 'placed' ? undefined : sent.result.reason;
    await deps.stores.remoteBids.update(trx, remote.id, meaning.remote, reason, sent.answeredAt);
    await deps.stores.receipts.add(trx, [
      {
        bidId: bid.id,
        customerId: bid.customerId,
        at: sent.sentAt,
        kind: 'sent',
        facts: { maximum: remote.maximum, ...seenBefore(known), ...told(facts) },
      },
      {
        bidId: bid.id,
        customerId: bid.customerId,
        at: sent.answeredAt,
        kind: 'answered',
        facts: {
          result: sent.result.kind,
          reason: reason ?? null,
          ...answerTime(remote, sent),
          price: sent.seen?.price ?? null,
          endsAt: sent.seen?.endsAt.toISOString() ?? null,
          ...(sent.words ? { words: sent.words } : {}),
        },
      },
    ]);
    const auction = await deps.stores.auctions.update(trx, known, {
      ...seenBy(sent),
      ...liveAfter(known, remote, sent.result),
    });
    if (sent.seen) await pushAuction(deps, trx, auction);
    await readAgain(deps, trx, auction, meaning.bid === 'unknown' ? 2_000 : undefined);
    // A reading may have decided meanwhile; then the answer only stands in the receipt.
    const isOurs =
      isActive(bid.status) &&
      bid.status !== 'scheduled' &&
      (bid.status === meaning.bid || mayMove(bid.status, meaning.bid, 'market'));
    return isOurs
      ? moveBy(deps, trx, auction, bid, meaning.bid, { reason, words: sent.words, takenOver })
      : bid;
  });
}
/** What was known of the lot when the write left; the sniper's own reading is newer and stands instead. */
const seenBefore = (auction: WatchedAuction): ReceiptFacts => ({
  offsetMs: auction.clockOffsetMs,
  uncertaintyMs: auction.clockUncertaintyMs,
  endSeen: auction.endsAt.toISOString(),
  priceSeen: auction.price,
});
const NOT_ASKED: readonly string[] = ['account-rests', 'no-agent'];
/** How long the marketplace took, at least; a person's time, a cut connection and what never left say nothing of it. */
function answerTime({ account }: RemoteBid, { result, sentAt, answeredAt }: Sent): ReceiptFacts {
  const isTold =
    result.kind === 'placed' || (result.kind === 'refused' && !NOT_ASKED.includes(result.reason));
  const isWaitedOut = result.kind === 'outage' && result.reason === 'timeout';
  return account !== BY_HAND && (isTold || isWaitedOut)
    ? { answerMs: answeredAt.getTime() - sentAt.getTime() }
    : {};
}
interface Told {
  readonly reason: string | undefined;
  readonly words: string | undefined;
  /** What is held when the maximum that was taken over remains. */
  readonly takenOver: Dong | undefined;
}

/** The bid makes the step that the answer means. */
function moveBy(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  to: 'leading' | 'outbid' | 'failed' | 'unknown',
  told: Told,
): Promise<Bid> {
  const { reason } = told;
  switch (to) {
    case 'outbid':
      return endBid(deps, trx, auction, bid, {
        to,
        by: 'market',
        why: 'outbid',
        receipt: 'outbid',
        notice: noticeOf.outbid(auction, bid),
      });
    case 'failed':
      return endBid(deps, trx, auction, bid, {
        to,
        by: 'market',
        why: 'failed',
        reason: reason ?? 'refused',
        receipt: 'failed',
        notice:
          reason === HAND_REASONS.refused || reason === HAND_REASONS.late
            ? noticeOf.notByHand(auction, told.words)
            : noticeOf.failed(auction, bid),
      });
    case 'unknown':
      return moveBid(deps, trx, auction, bid, {
        to,
        by: 'market',
        reason: reason ?? 'timeout',
        receipt: 'unknown',
        notice: noticeOf.unknown(auction),
      });
    case 'leading':
      return reason === undefined
        ? takeLead(deps, trx, auction, bid)
        : keepLead(deps, trx, auction, bid, reason, told);
  }
}

const takeLead = (deps: BiddingDeps, trx: Trx, auction: WatchedAuction, bid: Bid): Promise<Bid> =>
  moveBid(deps, trx, auction, bid, {
    to: 'leading',
    by: 'market',
    ...(bid.account === BY_HAND ? { reason: HAND_REASONS.placed } : {}),
    receipt: 'leading',
    notice: bid.mode === 'snipe' ? noticeOf.placed(auction, bid) : undefined,
  });

/** A refused raise leaves what was live before; nobody may believe in the higher maximum, or pay for it. */
async function keepLead(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  reason: string,
  { words, takenOver }: Told,
): Promise<Bid> {
  const change = await keepLive(deps, trx, auction, bid, takenOver);
  return moveBid(deps, trx, auction, bid, {
    to: 'leading',
    by: 'market',
    reason: `raise-${reason}`,
    change,
    receipt: 'leading',
    facts: { released: bid.hold - change.hold },
    notice: noticeOf.notRaised(auction, { ...bid, ...change }, words),
  });
}

const seenBy = ({ seen, answeredAt }: Sent): Partial<WatchedAuction> =>
  seen
    ? { price: yen(seen.price), bidCount: seen.bidCount, endsAt: seen.endsAt, readAt: answeredAt }
    : {};
/** What may be live in our name. A write that may have arrived counts; only the close makes it certain. */
export function liveAfter(
  auction: WatchedAuction,
  remote: RemoteBid,
  result: WriteResult,
): Partial<WatchedAuction> {
  if (result.kind === 'refused' || (result.kind === 'outage' && !result.isMaybeApplied)) return {};
  const liveMaximum = yen(Math.max(auction.liveMaximum ?? 0, remote.maximum));
  return {
    liveAccount: remote.account,
    liveMaximum,
    isLeading: result.kind === 'placed' ? result.isHighest : auction.isLeading,
  };
}
