import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Yen, yen } from '../../../kernel/money.ts';
import { LotGone, PaceUsedUp, type TimeLeft } from '../../marketplaces/index.ts';
import type { BiddingDeps } from '../deps.ts';
import type { RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { patienceFor } from './rules/watch-pace.ts';
import { withoutUsedUp } from '../coupons/without-used-up.ts';
import { fingerprintOf } from '../sending/remote-bid-store.ts';
import { judgeReading } from '../settling/judge-reading.ts';
import { judgeGone } from '../settling/lot-gone.ts';
import { readAgain } from './watch-auction.ts';
import type { Reading } from './reading.ts';

/** Reads a lot once, books what it means, and asks to be called again. The one reader per auction. */
export async function readAuction(
  deps: BiddingDeps,
  { site, code }: { site: string; code: string },
): Promise<void> {
  const auction = await deps.stores.auctions.find(deps.db, site, code);
  if (!auction || auction.settledAt) return;
  const reading = await read(deps, auction).catch((failure: unknown) => {
    if (failure instanceof Outage) return failure;
    throw failure;
  });
  deps.crash?.('read');
  if (reading instanceof LotGone) return judgeAbsence(deps, auction, reading);
  if (reading instanceof Outage) return waitOut(deps, auction, reading);
  await judge(deps, auction, reading);
  deps.crash?.('settled');
}

async function read(deps: BiddingDeps, auction: WatchedAuction): Promise<Reading> {
  const { site, code } = auction;
  const auctions = deps.auctionsOf(site);
  if (!auctions) throw new Outage(site, 'unreachable', 'not set up');
  await deps.accounts?.fresh();
  const remotes = await deps.stores.remoteBids.list(deps.db, site, code);
  const isLed = auction.isLeading || (await deps.stores.bids.hasOpen(deps.db, site, code));
  const patienceMs = patienceFor(isLed, deps.clock.now().getTime() - auction.readAt.getTime());
  const time = await auctions.readTimeLeft(code, { patienceMs });
  const account = auction.liveAccount ?? remotes.at(-1)?.account;
  // Through an account that must not send nothing is read either; nor where a person bids: that person tells.
  const mayAsk =
    account !== undefined &&
    auctions.readStanding !== undefined &&
    account !== BY_HAND &&
    deps.accounts?.maySend(site, account) !== false;
  const standing =
    mayAsk && needsStanding(auction, remotes, time)
      ? await auctions.readStanding?.({ code, account }, { patienceMs })
      : undefined;
  return { time, standing, fingerprint: fingerprintOf(remotes) };
}

/** The second read is only made when the first one leaves something open. */
function needsStanding(
  auction: WatchedAuction,
  remotes: readonly RemoteBid[],
  time: TimeLeft,
): boolean {
  const maybeLive = remotes.some(
    ({ status }) => status === 'accepted' || status === 'unknown' || status === 'sending',
  );
  if (!maybeLive) return false;
  const isOpenQuestion = remotes.some(({ status }) => status === 'unknown' || status === 'sending');
  return (
    !time.isOpen ||
    isOpenQuestion ||
    time.price !== auction.price ||
    time.bidCount !== auction.bidCount ||
    !auction.isLeading
  );
}

/** Books what was read, by a program or by a person. */
export async function judge(
  deps: BiddingDeps,
  auction: WatchedAuction,
  reading: Reading,
): Promise<void> {
  const price = wonPrice(reading);
  const win =
    price === undefined ? undefined : { price, orderNumber: reading.standing?.orderNumber };
  try {
    await withoutUsedUp((leftOut) =>
      judgeReading(deps, auction, reading, win && { ...win, leftOut }, 'order'),
    );
  } catch (failure) {
    // The order of a won lot could not be made: the win is kept without it and tried again, never lost.
    if (!(failure instanceof Refusal) || !win) throw failure;
    deps.log.warn({ lot: auction.code, refusal: failure.code }, 'a won lot waits for its order');
    const waitsFor = failure.code === 'wallet.not-enough' ? 'money' : 'staff';
    await judgeReading(deps, auction, reading, win, { waitsFor });
  }
}

const wonPrice = ({ time, standing }: Reading): Yen | undefined =>
  !time.isOpen && standing?.isWinner ? yen(standing.price) : undefined;

/** The site has no such lot. When it tells how our account stands all the same, the lot is closed and that is how it ended. */
async function judgeAbsence(
  deps: BiddingDeps,
  auction: WatchedAuction,
  outage: LotGone,
): Promise<void> {
  const remotes = await deps.stores.remoteBids.list(deps.db, auction.site, auction.code);
  const gone = await judgeGone(deps, auction);
  if (gone.kind === 'settled') return;
  if (gone.kind !== 'standing') return waitOut(deps, auction, outage);
  const { standing } = gone;
  const now = deps.clock.now();
  const clock = {
    offsetMs: auction.clockOffsetMs,
    uncertaintyMs: auction.clockUncertaintyMs,
    roundTripMs: 0,
    measuredAt: now,
  };
  const { code, bidCount } = auction;
  const time = {
    code,
    bidCount,
    endsAt: standing.endsAt,
    isOpen: false,
    price: yen(standing.price),
    clock,
  };
  await judge(deps, auction, { time, standing, fingerprint: fingerprintOf(remotes) });
}

/** The site did not answer as it should: the lot keeps what it has and is read again later. */
async function waitOut(deps: BiddingDeps, auction: WatchedAuction, outage: Outage): Promise<void> {
  deps.log.warn({ outage: outage.message, lot: auction.code }, 'an auction could not be read');
  await deps.stores.inTransaction(deps.db, async (trx) => {
    // It was not asked: that says nothing about the lot, and who waits twice as long each time is read by nobody.
    if (outage instanceof PaceUsedUp) return readAgain(deps, trx, auction);
    await deps.stores.auctions.addFailure(trx, auction.site, auction.code);
    await readAgain(deps, trx, { ...auction, failures: auction.failures + 1 });
  });
}
