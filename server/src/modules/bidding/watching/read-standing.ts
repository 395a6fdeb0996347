import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { LotGone, type MarketClock, type TimeLeft, withTax } from '../../marketplaces/index.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createMemory } from '../../../platform/memory.ts';
import { bidStepAt } from '../../pricing/index.ts';
import { findAuction } from './auction-store.ts';
import { findNewestBid, hasOpenBid } from '../placing/bid-store.ts';
import { movesOf } from '../placing/bid-rows.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND, handDeadline } from '../by-hand/rules/by-hand.ts';
import { findHandBidOf } from '../by-hand/hand-bid-store.ts';
import { nextBids } from '../placing/rules/next-bids.ts';
import { patienceFor } from './rules/watch-pace.ts';
import { readLeadMs } from '../sniper/lead-store.ts';
import { readSettings } from './preference-store.ts';
import { endsOnOurClock } from '../by-hand/ask-by-hand.ts';
import { noteViewer } from './note-viewers.ts';
import { readLot } from './read-lot.ts';
import { readAgain } from './watch-auction.ts';

const FRESH_MS = 2_500;
/** Where a bid of ours leads, the reader looks that often for viewers, and its turn may come a little late: they wait for it. */
const READER_MS = 4_000;
const CHIPS = 5;
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

/** Whether a person bids here: no program can, every account is closed, or a person has begun with this lot. */
function isBidByHand(deps: BiddingDeps, { site, liveAccount }: WatchedAuction): boolean {
  if (liveAccount !== undefined) return liveAccount === BY_HAND;
  return (
    !deps.auctionsOf(site)?.placeBid ||
    deps.accountsOf(site).every((name) => deps.accounts?.isClosed(site, name))
  );
}

/** What is live there can only be raised through the account that has it. */
const mayCarry = (deps: BiddingDeps, { site, liveAccount }: WatchedAuction): boolean =>
  liveAccount === undefined || deps.accounts?.maySend(site, liveAccount) !== false;

function standingOf(
  deps: BiddingDeps,
  auction: WatchedAuction,
  bid: Bid | undefined,
  {
    isLeadingLive,
    leadMs,
    handUntil,
  }: { isLeadingLive: boolean; leadMs: number; handUntil: Date | undefined },
): AuctionStanding {
  const isByHand = isBidByHand(deps, auction);
  const canBid =
    auction.isOpen &&
    (isByHand
      ? handDeadline(deps.clock.now(), endsOnOurClock(auction)) !== undefined
      : mayCarry(deps, auction));
  return {
    site: auction.site,
    code: auction.code,
    is_open: auction.isOpen,
    price: auction.price,
    price_paid: withTax(auction.price, auction.taxPercent),
    bid_count: auction.bidCount,
    end_time: auction.endsAt.toISOString(),
    clock_offset_ms: Math.round(auction.clockOffsetMs),
    clock_uncertainty_ms: Math.round(auction.clockUncertaintyMs),
    server_time: deps.clock.now().toISOString(),
    read_at: auction.readAt.toISOString(),
    buy_now: auction.listing.buyNow ?? null,
    tax_percent: auction.taxPercent,
    is_auto_extension: auction.listing.isAutoExtension ?? null,
    can_bid: canBid,
    is_by_hand: isByHand,
    lead_ms: leadMs,
    next_bids: chipsOf(auction, bid),
    mine: bid
      ? {
          id: bid.id,
          mode: bid.mode,
          state: bid.status,
          reason: bid.reason ?? null,
          maximum: bid.maximum,
          hold: bid.isHeld ? bid.hold : 0,
          fire_at: bid.fireAt?.toISOString() ?? null,
          lead_ms: bid.leadMs ?? null,
          extension_rule: bid.extensionRule,
          follow_steps: bid.followSteps,
          order_code: bid.orderCode ?? null,
          group_id: bid.groupId ?? null,
          won_price: bid.wonPrice ?? null,
          by_hand_until: handUntil?.toISOString() ?? null,
          may: movesOf({
            status: bid.status,
            reason: bid.reason ?? null,
            isLeadingLive,
            isLotOpen: auction.isOpen,
          }),
        }
      : null,
  };
}

/** Who leads raises above the own maximum; everybody else above the price. */
function chipsOf(auction: WatchedAuction, bid: Bid | undefined): number[] {
  const isOwn = bid?.status === 'leading' && bid.maximum > auction.price;
  return isOwn
    ? nextBids({ price: bid.maximum, bidCount: 1 }, bidStepAt, CHIPS)
    : nextBids(auction, bidStepAt, CHIPS);
}
