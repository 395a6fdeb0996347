import { refuseUnless } from '../../../kernel/refusal.ts';
import {
  type AuctionCapability,
  LotGone,
  type MarketClock,
  type TimeLeft,
} from '../../marketplaces/index.ts';
import type { BiddingDeps } from '../deps.ts';
import type { WatchedAuction } from '../rules/bid.ts';
import { readLot } from './read-lot.ts';
import { patienceFor } from './rules/watch-pace.ts';
import { readAgain } from './watch-auction.ts';

export const FRESH_MS = 2_500;
/**
 * Where a bid of ours leads, the reader looks that often for viewers, and its turn may come a
 * little late: they wait for it.
 */
const READER_MS = 4_000;
export const MOST_KEPT = 2_000;
/** How fast two clocks may part: a tenth of a millisecond a second is more than cheap quartz does. */
const DRIFT = 0.0001;

/**
 * Looks at a lot for who sits before it: as the reader saw it a moment ago, else at the site.
 * Refusal `bidding.not-auction`.
 */
export function createLotLook(
  deps: BiddingDeps,
): (site: string, code: string) => Promise<WatchedAuction> {
  const lots = new Map<string, WatchedAuction>();
  const clocks = new Map<string, MarketClock>();
  const keep = (key: string, lot: WatchedAuction): void => {
    lots.set(key, lot);
    if (lots.size > MOST_KEPT) lots.delete(lots.keys().next().value as string);
  };
  return async (site, code) => {
    const auctions = deps.auctionsOf(site);
    refuseUnless(auctions, 'bidding.not-auction');
    const watched = await deps.stores.auctions.find(deps.db, site, code);
    const nowMs = deps.clock.now().getTime();
    if (watched && isReadJustNow(watched, nowMs)) return watched;
    const key = `${site}:${code}`;
    const base = watched ?? lots.get(key) ?? (await readLot(deps, site, code)).seen;
    if (!lots.has(key)) keep(key, base);
    const isLed =
      watched !== undefined &&
      (watched.isLeading || (await deps.stores.bids.hasOpen(deps.db, site, code)));
    const shownMs = Math.max(base.readAt.getTime(), lots.get(key)?.readAt.getTime() ?? 0);
    const time = await timeLeft(auctions, code, patienceFor(isLed, nowMs - shownMs));
    // Taken off the site: nothing can be bid, and what became of a bid is told by the reader.
    if (!time) return { ...base, isOpen: false };
    if (watched && !watched.settledAt && isNews(watched, time))
      await deps.stores.inTransaction(deps.db, (trx) => readAgain(deps, trx, watched, 0));
    const clock = steadierOf(clocks.get(site), time.clock);
    clocks.set(site, clock);
    const auction = withTime(base, { ...time, clock }, deps.clock.now());
    lots.set(key, auction);
    return auction;
  };
}

const isReadJustNow = (watched: WatchedAuction, nowMs: number): boolean =>
  !watched.settledAt &&
  nowMs - watched.readAt.getTime() < (watched.isLeading ? READER_MS : FRESH_MS) &&
  watched.clockUncertaintyMs > 0;

/** Undefined when the site has no such lot any more. */
const timeLeft = (
  auctions: AuctionCapability,
  code: string,
  patienceMs: number,
): Promise<TimeLeft | undefined> =>
  auctions.readTimeLeft(code, { patienceMs }).catch((failure: unknown) => {
    if (failure instanceof LotGone) return undefined;
    throw failure;
  });

/**
 * A slow answer must not push a countdown about: a better measurement of the site's clock stands
 * until it is as doubtful with its age.
 */
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
