import { yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { LotGone, type TimeLeft } from '../../marketplaces/index.ts';
import type { BiddingDeps } from '../deps.ts';
import type { WriteResult } from '../placing/rules/answer-meaning.ts';
import type { Bid, RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { HAND_REASONS } from './rules/by-hand.ts';
import { findHandBid, type HandBid, moveHandBid } from './hand-bid-store.ts';
import type { Sent } from '../sending/sent-bid.ts';
import { bookAnswer } from '../sending/book-answer.ts';
import { pushBid } from '../settling/settle-bid.ts';

export interface ByStaff {
  readonly staffId: string;
  readonly id: string;
}
/** What a person saw at the marketplace. `price` is the price there afterwards; `words` are for the customer. */
export type HandAnswer = ByStaff &
  (
    | { readonly result: 'placed'; readonly isHighest: boolean; readonly price: number }
    | { readonly result: 'refused'; readonly words: string }
  );
/**
 * Somebody begins to place it: from now on it cannot be cancelled. What a colleague took and has not answered by the deadline may be taken
 * over, because only a person can tell what became of it. Refusals `bidding.hand-not-found`, `bidding.hand-taken`. */
export async function takeHandBid(deps: BiddingDeps, { staffId, id }: ByStaff): Promise<void> {
  const hand = await readHand(deps, id);
  await deps.stores.inTransaction(deps.db, async (trx) => {
    const { bid } = await lockLot(deps, trx, hand);
    const now = deps.clock.now();
    const taken = { state: 'taken', takenBy: staffId } as const;
    if (hand.state === 'taken' && hand.takenBy !== staffId && hand.deadlineAt <= now) {
      refuseUnless(await moveHandBid(trx, id, 'taken', taken, now), 'bidding.hand-taken');
      return told(deps, trx, { staffId, id }, 'take-over');
    }
    refuseUnless(await moveHandBid(trx, id, 'waiting', taken, now), 'bidding.hand-taken');
    await deps.stores.receipts.add(trx, [
      { bidId: bid.id, customerId: bid.customerId, at: now, kind: 'by-hand-taken' },
    ]);
    await pushBid(
      deps,
      trx,
      await deps.stores.bids.update(trx, bid, { reason: HAND_REASONS.taken }, now),
    );
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
  await deps.stores.inTransaction(deps.db, async (trx) => {
    await moveHandBid(trx, hand.id, 'taken', { state: answer.result, words }, deps.clock.now());
    await told(deps, trx, answer, answer.result, words);
  });
  return bid;
}
/** Nobody took it in time: it is given up, and its money goes back. */
export async function missHandDeadline(deps: BiddingDeps, { id }: { id: string }): Promise<void> {
  const hand = await findHandBid(deps.db, id);
  if (hand?.state !== 'waiting' && hand?.state !== 'late') return;
  const isLate = await deps.stores.inTransaction(deps.db, async (trx) => {
    await lockLot(deps, trx, hand);
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
  await deps.stores.inTransaction(deps.db, (trx) =>
    deps.live.tell(trx, 'desk', { kind: 'hand-bids-changed', id }),
  );
}
export async function readHand(deps: BiddingDeps, id: string): Promise<HandBid> {
  const hand = await findHandBid(deps.db, id);
  if (!hand) throw new Refusal('bidding.hand-not-found');
  return hand;
}
/** The lot and the bid under their locks, in the order of all others. */
async function lockLot(
  deps: BiddingDeps,
  trx: Trx,
  hand: HandBid,
): Promise<{ auction: WatchedAuction; bid: Bid }> {
  const found = (await deps.stores.bids.find(trx, hand.bidId)) as Bid;
  const auction = (await deps.stores.auctions.lockKnown(
    trx,
    found.site,
    found.code,
  )) as WatchedAuction;
  return { auction, bid: (await deps.stores.bids.lock(trx, hand.bidId)) as Bid };
}
export async function lotOf(
  deps: BiddingDeps,
  hand: HandBid,
): Promise<{ auction: WatchedAuction; remote: RemoteBid }> {
  const bid = (await deps.stores.bids.find(deps.db, hand.bidId)) as Bid;
  const remotes = await deps.stores.remoteBids.list(deps.db, bid.site, bid.code);
  return {
    auction: (await deps.stores.auctions.find(deps.db, bid.site, bid.code)) as WatchedAuction,
    remote: remotes.find(({ id }) => id === hand.id) as RemoteBid,
  };
}
/** A lot that was taken off the site is closed, as it was last seen: the person who looks there may still tell what became of it. */
export async function timeOf(deps: BiddingDeps, auction: WatchedAuction): Promise<TimeLeft> {
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
export async function told(
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
    after: { deed },
  });
  await deps.live.tell(trx, 'desk', { kind: 'hand-bids-changed', id });
}
