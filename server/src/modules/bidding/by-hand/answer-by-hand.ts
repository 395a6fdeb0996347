import { type Yen, yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { LotGone, type TimeLeft } from '../../marketplaces/index.ts';
import { findAuction, lockKnownAuction } from '../watching/auction-store.ts';
import { findBid, lockBid, updateBid } from '../placing/bid-store.ts';
import type { BiddingDeps } from '../deps.ts';
import { closeDoubt } from '../desk/desk-bid-store.ts';
import type { WriteResult } from '../placing/rules/answer-meaning.ts';
import type { Bid, RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { HAND_REASONS } from './rules/by-hand.ts';
import { isOutcomeOpen } from '../desk/rules/desk-case.ts';
import { findHandBid, type HandBid, moveHandBid } from './hand-bid-store.ts';
import { addReceipts } from '../settling/receipt-store.ts';
import { fingerprintOf, listRemoteBids } from '../placing/remote-bid-store.ts';
import { judge } from '../watching/read-auction.ts';
import { bookAnswer, type Sent } from '../placing/send-bid.ts';
import { pushBid } from '../settling/settle-bid.ts';

interface ByStaff {
  readonly staffId: string;
  readonly id: string;
}

/** What a person saw at the marketplace. `price` is the price there afterwards; `words` are for the customer. */
export type HandAnswer = ByStaff &
  (
    | { readonly result: 'placed'; readonly isHighest: boolean; readonly price: number }
    | { readonly result: 'refused'; readonly words: string }
  );

export type HandOutcome = ByStaff &
  (
    | { readonly outcome: 'won'; readonly price: number; readonly orderNumber: string | undefined }
    | { readonly outcome: 'outbid' }
  );

/**
 * Somebody begins to place it: from now on it cannot be cancelled. What a colleague took and has not answered by the deadline may be taken
 * over, because only a person can tell what became of it. Refusals `bidding.hand-not-found`, `bidding.hand-taken`. */
export async function takeHandBid(deps: BiddingDeps, { staffId, id }: ByStaff): Promise<void> {
  const hand = await readHand(deps, id);
  await inTransaction(deps.db, async (trx) => {
    const { bid } = await lockLot(trx, hand);
    const now = deps.clock.now();
    const taken = { state: 'taken', takenBy: staffId } as const;
    if (hand.state === 'taken' && hand.takenBy !== staffId && hand.deadlineAt <= now) {
      refuseUnless(await moveHandBid(trx, id, 'taken', taken, now), 'bidding.hand-taken');
      return told(deps, trx, { staffId, id }, 'take-over');
    }
    refuseUnless(await moveHandBid(trx, id, 'waiting', taken, now), 'bidding.hand-taken');
    await addReceipts(trx, [
      { bidId: bid.id, customerId: bid.customerId, at: now, kind: 'by-hand-taken' },
    ]);
    await pushBid(deps, trx, await updateBid(trx, bid, { reason: HAND_REASONS.taken }, now));
    await told(deps, trx, { staffId, id }, 'take');
  });
}

/** What the marketplace said to the person who placed it. The answer is booked as a program's would be. Refusals `bidding.hand-…`. */
export async function answerHandBid(deps: BiddingDeps, answer: HandAnswer): Promise<Bid> {
  const hand = await readHand(deps, answer.id);
  refuseUnless(hand.state === 'taken' && hand.takenBy === answer.staffId, 'bidding.hand-not-yours');
  const { remote, auction } = await lotOf(deps, hand);
  const seen =
    answer.result === 'placed'
      ? {
          price: yen(answer.price),
          bidCount: auction.bidCount,
          endsAt: (await timeOf(deps, auction)).endsAt,
        }
      : undefined;
  const words = answer.result === 'refused' ? answer.words : undefined;
  const result: WriteResult =
    answer.result === 'placed'
      ? { kind: 'placed', isHighest: answer.isHighest }
      : { kind: 'refused', reason: HAND_REASONS.refused };
  const bid = await bookAnswer(deps, remote, sentByHand(deps, { result, seen, words }), {
    by: 'hand',
  });
  await inTransaction(deps.db, async (trx) => {
    await moveHandBid(trx, hand.id, 'taken', { state: answer.result, words }, deps.clock.now());
    await told(deps, trx, answer, answer.result, words);
  });
  return bid;
}

/** Nobody took it in time: it is given up, and its money goes back. */
export async function missHandDeadline(deps: BiddingDeps, { id }: { id: string }): Promise<void> {
  const hand = await findHandBid(deps.db, id);
  if (hand?.state !== 'waiting' && hand?.state !== 'late') return;
  const isLate = await inTransaction(deps.db, async (trx) => {
    await lockLot(trx, hand);
    return (
      hand.state === 'late' ||
      (await moveHandBid(trx, id, 'waiting', { state: 'late' }, deps.clock.now())) !== undefined
    );
  });
  if (!isLate) return;
  const { remote } = await lotOf(deps, hand);
  await bookAnswer(
    deps,
    remote,
    sentByHand(deps, {
      result: { kind: 'refused', reason: HAND_REASONS.late },
      seen: undefined,
      words: undefined,
    }),
  );
  await inTransaction(deps.db, (trx) =>
    deps.live.tell(trx, 'desk', { kind: 'hand-bids-changed', id }),
  );
}

/**
 * What became of a placed bid, where no program can read it: won after the close, or somebody went above it. Judged like any reading.
 * Refusals `bidding.hand-…`.
 */
export async function reportHandOutcome(deps: BiddingDeps, report: HandOutcome): Promise<void> {
  const hand = await readHand(deps, report.id);
  refuseUnless(hand.state === 'placed', 'bidding.hand-not-placed');
  const { remote, auction } = await lotOf(deps, hand);
  const { time, remotes } = await closingOf(deps, auction);
  if (report.outcome === 'won') refuseUnless(!time.isOpen, 'bidding.hand-still-open');
  await judgeTold(deps, auction, time, remotes, remote.maximum, report);
  await inTransaction(deps.db, (trx) => told(deps, trx, report, report.outcome));
}

/**
 * The same for a bid that a program sent, on a closed lot that no program can read any more: its account is off, or the page is gone.
 * Refusals `bidding.not-found`, `bidding.outcome-known`, `bidding.hand-…`.
 */
export async function reportBidOutcome(deps: BiddingDeps, report: HandOutcome): Promise<void> {
  const bid = await findBid(deps.db, report.id);
  if (!bid) throw new Refusal('bidding.not-found');
  const auction = (await findAuction(deps.db, bid.site, bid.code)) as WatchedAuction;
  const { time, remotes } = await closingOf(deps, auction);
  const live = remotes
    .filter(
      ({ bidId, status }) => bidId === bid.id && (status === 'accepted' || status === 'unknown'),
    )
    .at(-1);
  if (auction.settledAt || !isOutcomeOpen(bid.status) || !live)
    throw new Refusal('bidding.outcome-known');
  refuseUnless(!time.isOpen, 'bidding.hand-still-open');
  await judgeTold(deps, auction, time, remotes, live.maximum, report);
  await inTransaction(deps.db, async (trx) =>
    deps.audit?.(trx, {
      actor: report.staffId,
      action: `bid.${report.outcome}`,
      subject: `bid:${bid.id}`,
    }),
  );
}

/** Our account has the lot, but not by this bid, and a person found out how. The bid stays as it is. Refusal `bidding.not-in-doubt`. */
export async function closeDoubtedWin(
  deps: BiddingDeps,
  { staffId, id, finding }: ByStaff & { readonly finding: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    refuseUnless(await closeDoubt(trx, id, deps.clock.now()), 'bidding.not-in-doubt');
    await deps.audit?.(trx, {
      actor: staffId,
      action: 'bid.close-doubt',
      subject: `bid:${id}`,
      reason: finding,
    });
    await deps.live.tell(trx, 'desk', { kind: 'bids-changed', id });
  });
}

/** How a lot stands now. A write of ours that waits for its answer comes first: what is told before it would be lost. */
async function closingOf(
  deps: BiddingDeps,
  auction: WatchedAuction,
): Promise<{ time: TimeLeft; remotes: RemoteBid[] }> {
  const remotes = await listRemoteBids(deps.db, auction.site, auction.code);
  refuseUnless(!remotes.some(({ status }) => status === 'sending'), 'bidding.hand-raise-waiting');
  return { time: await timeOf(deps, auction), remotes };
}

/** Judged like any reading of our standing. */
async function judgeTold(
  deps: BiddingDeps,
  auction: WatchedAuction,
  time: TimeLeft,
  remotes: readonly RemoteBid[],
  maximum: Yen,
  report: HandOutcome,
): Promise<void> {
  const isWon = report.outcome === 'won';
  if (isWon) refuseUnless(report.price <= maximum, 'bidding.hand-over-maximum', { maximum });
  const standing = {
    code: auction.code,
    hasBid: true,
    ourMaximum: maximum,
    isHighestBidder: isWon,
    isWinner: isWon,
    price: isWon ? yen(report.price) : time.price,
    isOpen: time.isOpen,
    orderNumber: isWon ? report.orderNumber : undefined,
    endsAt: time.endsAt,
  };
  await judge(deps, auction, { time, standing, fingerprint: fingerprintOf(remotes) });
}

async function readHand(deps: BiddingDeps, id: string): Promise<HandBid> {
  const hand = await findHandBid(deps.db, id);
  if (!hand) throw new Refusal('bidding.hand-not-found');
  return hand;
}

/** The lot and the bid under their locks, in the order of all others. */
async function lockLot(trx: Trx, hand: HandBid): Promise<{ auction: WatchedAuction; bid: Bid }> {
  const found = (await findBid(trx, hand.bidId)) as Bid;
  const auction = (await lockKnownAuction(trx, found.site, found.code)) as WatchedAuction;
  return { auction, bid: (await lockBid(trx, hand.bidId)) as Bid };
}

async function lotOf(
  deps: BiddingDeps,
  hand: HandBid,
): Promise<{ auction: WatchedAuction; remote: RemoteBid }> {
  const bid = (await findBid(deps.db, hand.bidId)) as Bid;
  const remotes = await listRemoteBids(deps.db, bid.site, bid.code);
  return {
    auction: (await findAuction(deps.db, bid.site, bid.code)) as WatchedAuction,
    remote: remotes.find(({ id }) => id === hand.id) as RemoteBid,
  };
}

/** A lot that was taken off the site is closed, as it was last seen: the person who looks there may still tell what became of it. */
async function timeOf(deps: BiddingDeps, auction: WatchedAuction): Promise<TimeLeft> {
  const { site, code, price, bidCount, endsAt } = auction;
  const auctions = deps.auctionsOf(site);
  refuseUnless(auctions, 'bidding.not-auction');
  return auctions.readTimeLeft(code).catch((failure: unknown) => {
    if (!(failure instanceof LotGone)) throw failure;
    const clock = {
      offsetMs: auction.clockOffsetMs,
      uncertaintyMs: auction.clockUncertaintyMs,
      roundTripMs: 0,
      measuredAt: deps.clock.now(),
    };
    return { code, price, bidCount, endsAt, isOpen: false, clock };
  });
}

const sentByHand = (deps: BiddingDeps, sent: Pick<Sent, 'result' | 'seen' | 'words'>): Sent => ({
  ...sent,
  sentAt: deps.clock.now(),
  answeredAt: deps.clock.now(),
});

async function told(
  deps: BiddingDeps,
  trx: Trx,
  { staffId, id }: ByStaff,
  deed: string,
  words?: string,
): Promise<void> {
  await deps.audit?.(trx, {
    actor: staffId,
    action: `hand-bid.${deed}`,
    subject: `hand-bid:${id}`,
    ...(words ? { reason: words } : {}),
  });
  await deps.live.tell(trx, 'desk', { kind: 'hand-bids-changed', id });
}
