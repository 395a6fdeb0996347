import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { LotGone, type MarketClock, type TimeLeft } from '../../marketplaces/index.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createMemory } from '../../../platform/memory.ts';
import { findAuction } from './auction-store.ts';
import { findNewestBid, hasOpenBid } from '../placing/bid-store.ts';
import type { BiddingDeps } from '../deps.ts';
import type { WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { findHandBidOf } from '../by-hand/hand-bid-store.ts';
import { patienceFor } from './rules/watch-pace.ts';
import { readLeadMs } from '../leads/lead-store.ts';
import { readSettings } from './preference-store.ts';
import { noteViewer } from './note-viewers.ts';
import { readLot } from './read-lot.ts';
import { readAgain } from './watch-auction.ts';
import { standingOf } from './standing-view.ts';

const FRESH_MS = 2_500;
/** Where a bid of ours leads, the reader looks that often for viewers, and its turn may come a little late: they wait for it. */
const READER_MS = 4_000;
const MOST_KEPT = 2_000;
/** How fast two clocks may part: a tenth of a millisecond a second is more than cheap quartz does. */
const DRIFT = 0.0001;
type Looked = { readonly auction: WatchedAuction } | { readonly failure: unknown };
/**
 * How a lot stands, for the bid panel. What was read within the last seconds is good enough, so that many viewers cost the
 * marketplace one reading. Refusal `bidding.not-auction`.
 */
export function createStandingReader(
  deps: BiddingDeps,
): (site: string, code: string, customerId: string | undefined) => Promise<AuctionStanding> {
  const seen = createMemory<Looked>(deps.clock, FRESH_MS, MOST_KEPT);
  const lots = new Map<string, WatchedAuction>();
  const clocks = new Map<string, MarketClock>();

  const look = async (site: string, code: string): Promise<WatchedAuction> => {
    const auctions = deps.auctionsOf(site);
    refuseUnless(auctions, 'bidding.not-auction');
    const watched = await findAuction(deps.db, site, code);
    const now = deps.clock.now().getTime();
    if (
      watched &&
      !watched.settledAt &&
      now - watched.readAt.getTime() < (watched.isLeading ? READER_MS : FRESH_MS) &&
      watched.clockUncertaintyMs > 0
    )
      return watched;
    const key = `${site}:${code}`;
    const base = watched ?? lots.get(key) ?? (await readLot(deps, site, code)).seen;
    if (!lots.has(key)) lots.set(key, base);
    if (lots.size > MOST_KEPT) lots.delete(lots.keys().next().value as string);
    const isLed =
      watched !== undefined && (watched.isLeading || (await hasOpenBid(deps.db, site, code)));
    const shownMs = Math.max(base.readAt.getTime(), lots.get(key)?.readAt.getTime() ?? 0);
    const time = await auctions
      .readTimeLeft(code, { patienceMs: patienceFor(isLed, now - shownMs) })
      .catch((failure: unknown) => {
        if (failure instanceof LotGone) return undefined;
        throw failure;
      });
    // Taken off the site: nothing can be bid, and what became of a bid is told by the reader.
    if (!time) return { ...base, isOpen: false };
    if (watched && !watched.settledAt && isNews(watched, time))
      await inTransaction(deps.db, (trx) => readAgain(deps, trx, watched, 0));
    const clock = steadierOf(clocks.get(site), time.clock);
    clocks.set(site, clock);
    const auction = withTime(base, { ...time, clock }, deps.clock.now());
    lots.set(key, auction);
    return auction;
  };

  /** What failed is shared and kept as well: a site in trouble is not asked once by each who looks. */
  const fresh = async (site: string, code: string): Promise<WatchedAuction> => {
    const ask = (): Promise<Looked> =>
      look(site, code).then(
        (auction) => ({ auction }),
        (failure: unknown) => ({ failure }),
      );
    const looked = await seen.read(`${site}:${code}`, ask);
    if ('failure' in looked) throw looked.failure;
    return looked.auction;
  };

  return async (site, code, customerId) => {
    await Promise.all([noteViewer(deps, site, code), deps.accounts?.fresh()]);
    const looked = await fresh(site, code);
    const watched = await findAuction(deps.db, site, code);
    // What an answer to our own bid told is newer than what many viewers share: nobody is asked to raise to what was just outbid.
    const auction =
      watched && watched.readAt > looked.readAt && watched.clockUncertaintyMs > 0
        ? watched
        : looked;
    const bid =
      customerId === undefined ? undefined : await findNewestBid(deps.db, customerId, site, code);
    const leadMs = await readLeadMs(deps.db, site, await readSettings(deps.db));
    const hand =
      bid?.status === 'sending' && bid.account === BY_HAND
        ? await findHandBidOf(deps.db, bid.id)
        : undefined;
    return standingOf(deps, auction, bid, {
      isLeadingLive: watched?.isLeading ?? false,
      leadMs,
      handUntil: hand?.deadlineAt,
    });
  };
}
/** A slow answer must not push a countdown about: a better measurement of the site's clock stands until it is as doubtful with its age. */
export function steadierOf(known: MarketClock | undefined, measured: MarketClock): MarketClock {
  if (!known) return measured;
  const ageMs = measured.measuredAt.getTime() - known.measuredAt.getTime();
  return known.uncertaintyMs + ageMs * DRIFT < measured.uncertaintyMs ? known : measured;
}
/** Somebody who looks sees it first: whoever has a bid on the lot is told now, not at the next regular reading. */
const isNews = (known: WatchedAuction, time: TimeLeft): boolean =>
  known.price !== time.price ||
  known.bidCount !== time.bidCount ||
  known.isOpen !== time.isOpen ||
  known.endsAt.getTime() !== time.endsAt.getTime();
const withTime = (auction: WatchedAuction, time: TimeLeft, now: Date): WatchedAuction => ({
  ...auction,
  price: time.price,
  bidCount: time.bidCount,
  endsAt: time.endsAt,
  isOpen: time.isOpen,
  clockOffsetMs: time.clock.offsetMs,
  clockUncertaintyMs: time.clock.uncertaintyMs,
  readAt: now,
});
