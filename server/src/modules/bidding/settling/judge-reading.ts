import type { Trx } from '../../../platform/database/database.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { whyUnfired } from '../sniper/rules/snipe-schedule.ts';
import { fingerprintOf } from '../sending/remote-bid-store.ts';
import { HAND_DEADLINE_JOB } from '../by-hand/ask-by-hand.ts';
import { makeUnknown } from '../sending/make-unknown.ts';
import { giveBackUnsent } from '../sniper/give-back.ts';
import { endBid, pushAuction } from './settle-bid.ts';
import { readAgain } from '../watching/watch-auction.ts';
import { type JudgedWin, lookUpWin, type OnWin, settleWin, type Win } from './judge-win.ts';
import type { Reading } from '../watching/reading.ts';
import { judgeOpen } from './judge-open.ts';
import { isPassed, reconcile } from './reconcile-lot.ts';

/** A closed lot of which nobody may ask how we stand: a person has to look first. */
const UNREAD_MS = 15_000;
/** Books what a reading means, under the lock of the lot. */
export async function judgeReading(
  deps: BiddingDeps,
  before: WatchedAuction,
  reading: Reading,
  win: Win | undefined,
  onWin: OnWin,
): Promise<void> {
  const judged = win && (await lookUpWin(deps, before, win, onWin));
  await deps.stores.inTransaction(deps.db, async (trx) => {
    const known = await deps.stores.auctions.lockKnown(trx, before.site, before.code);
    if (!known || known.settledAt) return;
    const active = await deps.stores.bids.lockActive(trx, known.site, known.code);
    const writes = await deps.stores.remoteBids.list(trx, known.site, known.code);
    // What we looked like before a write was answered is no news any more.
    const isCurrent = fingerprintOf(writes) === reading.fingerprint;
    const noted = await noteReading(
      deps,
      trx,
      known,
      isCurrent ? reading : { ...reading, standing: undefined },
    );
    const { auction, bid, remotes } = await expire(deps, trx, noted, active, writes);
    // Written or answered since the reading began: it says nothing about that. Read again soon.
    if (fingerprintOf(remotes) !== reading.fingerprint) return readAgain(deps, trx, auction, 1_000);
    const sending = remotes.find(({ status }) => status === 'sending');
    if (sending) return waitForAnswer(deps, trx, auction, sending);
    if (!auction.isOpen) return close(deps, trx, auction, bid, remotes, reading, judged);
    await judgeOpen(deps, trx, auction, bid, remotes, reading);
  });
}
/** A program answers within seconds. A person has until the deadline, or until the lot closed before it. */
async function waitForAnswer(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  sending: RemoteBid,
): Promise<void> {
  if (sending.account !== BY_HAND) return readAgain(deps, trx, auction, 1_000);
  if (!auction.isOpen)
    await deps.jobs.add(
      trx,
      HAND_DEADLINE_JOB,
      { id: sending.id },
      { key: `hand:${sending.id}`, inMs: 0 },
    );
  return readAgain(deps, trx, auction, auction.isOpen ? undefined : UNREAD_MS);
}
interface Expired {
  readonly auction: WatchedAuction;
  readonly bid: Bid | undefined;
  readonly remotes: readonly RemoteBid[];
}
async function noteReading(
  deps: BiddingDeps,
  trx: Trx,
  known: WatchedAuction,
  { time, standing }: Reading,
): Promise<WatchedAuction> {
  const isChanged =
    known.price !== time.price ||
    known.bidCount !== time.bidCount ||
    known.endsAt.getTime() !== time.endsAt.getTime() ||
    known.isOpen !== time.isOpen;
  const auction = await deps.stores.auctions.update(trx, known, {
    price: time.price,
    bidCount: time.bidCount,
    endsAt: time.endsAt,
    isOpen: time.isOpen,
    clockOffsetMs: time.clock.offsetMs,
    clockUncertaintyMs: time.clock.uncertaintyMs,
    readAt: deps.clock.now(),
    failures: 0,
    ...(standing && time.isOpen ? { isLeading: standing.isHighestBidder } : {}),
  });
  if (isChanged) await pushAuction(deps, trx, auction);
  return auction;
}
/** What is over of the writes that are being sent, and the writes after that; most lots have none. */
async function expire(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid | undefined,
  writes: readonly RemoteBid[],
): Promise<Expired> {
  if (!writes.some(({ status }) => status === 'sending')) return { auction, bid, remotes: writes };
  const { site, code } = auction;
  await deps.senders?.endLeaseOfGone(trx, site, code);
  const [gone] = await deps.stores.remoteBids.expireSending(trx, site, code, deps.clock.now());
  const after =
    bid &&
    (gone
      ? await makeUnknown(deps, trx, auction, bid, gone)
      : { auction, bid: await giveBackUnsent(deps, trx, auction, bid) });
  const remotes = await deps.stores.remoteBids.list(trx, site, code);
  return { ...(after ?? { auction, bid }), remotes };
}
/** Closed was read first and our standing second: now, and only now, what is not shown is surely absent. */
async function close(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid | undefined,
  remotes: readonly RemoteBid[],
  reading: Reading,
  win: JudgedWin | undefined,
): Promise<void> {
  const maybeLive = remotes.some(({ status }) => status === 'accepted' || status === 'unknown');
  if (maybeLive && !reading.standing && !isPassed(auction, remotes))
    return readAgain(deps, trx, auction, UNREAD_MS);
  // Somebody took the lot over since the winner was looked up: look again.
  if (win && bid && bid.id !== win.winner?.id) return readAgain(deps, trx, auction, 200);
  const wasApplied = (remote: RemoteBid): boolean =>
    (reading.standing?.hasBid ?? false) &&
    (reading.standing?.ourMaximum ?? remote.maximum) >= remote.maximum;
  for (const remote of remotes) {
    if (remote.status === 'unknown')
      await reconcile(deps, trx, bid, remote, wasApplied(remote) ? 'accepted' : 'absent');
  }
  const winner = win && (await settleWin(deps, trx, auction, win));
  // What was kept from it is over already.
  if (bid && bid.id !== win?.winner?.id) {
    const reason =
      bid.status === 'scheduled'
        ? whyUnfired(
            bid,
            auction.endsAt,
            deps.clock.now().getTime() + auction.clockOffsetMs,
            remotes.some(({ bidId, isMarked }) => bidId === bid.id && !isMarked),
          )
        : 'lost';
    // Again when this transaction is tried again: rather one alarm too many.
    if (reason === 'missed')
      deps.telemetry?.count('hako_snipes_missed_total', { site: auction.site });
    await endBid(deps, trx, auction, bid, {
      to: 'lost',
      by: 'market',
      why: 'lost',
      reason,
      receipt: 'lost',
      notice: noticeOf.lost(auction, bid),
    });
  }
  await deps.stores.auctions.update(trx, auction, {
    settledAt: deps.clock.now(),
    isLeading: winner !== undefined,
  });
  await pushAuction(deps, trx, auction);
}
