import { yen } from '../../src/kernel/money.ts';
import type { BidAnswer, BidHistory, OwnBidStatus } from '../../src/modules/marketplaces/index.ts';
import { bidStepAt } from '../../src/modules/pricing/index.ts';

/** A lot of the pretend market. */
export interface PretendLot {
  readonly code: string;
  readonly title: string;
  readonly startPrice: number;
  endsAtMs: number;
  readonly isAutoExtension: boolean;
  isEnded: boolean;
  readonly bids: { bidder: string; maximum: number; atMs: number }[];
}

const FIVE_MINUTES_MS = 300_000;

/** Whether bids are taken at that time of the market. */
export const isOpenAt = (lot: PretendLot, nowMs: number): boolean =>
  !lot.isEnded && nowMs < lot.endsAtMs;
/** Highest maximum of each bidder, highest first, the earlier of equals first. */
export const ranked = (lot: PretendLot) => {
  const best = new Map<string, { bidder: string; maximum: number; atMs: number }>();
  for (const bid of lot.bids)
    if (bid.maximum > (best.get(bid.bidder)?.maximum ?? 0)) best.set(bid.bidder, bid);
  return [...best.values()].sort(
    (a, b) => b.maximum - a.maximum || lot.bids.indexOf(a) - lot.bids.indexOf(b),
  );
};
/** What the lot stands at: the second highest maximum and a step, within the highest. */
export const priceOf = (lot: PretendLot): number => {
  const [first, second] = ranked(lot);
  if (!first) return lot.startPrice;
  return second
    ? Math.min(first.maximum, second.maximum + bidStepAt(second.maximum))
    : lot.startPrice;
};

/** A bid at that time, taken when the rules of the site allow it; one in the last minutes moves the end. */
export function bidOn(lot: PretendLot, bidder: string, maximum: number, nowMs: number): BidAnswer {
  if (!isOpenAt(lot, nowMs)) return { isPlaced: false, reason: 'auction-closed', detail: '' };
  const price = priceOf(lot);
  const [leader] = ranked(lot);
  const least = lot.bids.length === 0 ? lot.startPrice : price + bidStepAt(price);
  if (leader?.bidder === bidder ? maximum <= leader.maximum : maximum < least)
    return { isPlaced: false, reason: 'bid-too-low', detail: '' };
  lot.bids.push({ bidder, maximum, atMs: nowMs });
  if (lot.isAutoExtension && priceOf(lot) > price && lot.endsAtMs - nowMs < FIVE_MINUTES_MS)
    lot.endsAtMs += FIVE_MINUTES_MS;
  return {
    isPlaced: true,
    isHighestBidder: ranked(lot)[0]?.bidder === bidder,
    price: yen(priceOf(lot)),
    bidCount: lot.bids.length,
    endsAt: new Date(lot.endsAtMs),
  };
}

/** How the lot stands for one of our accounts. */
export function standingOf(lot: PretendLot, account: string, nowMs: number): OwnBidStatus {
  const mine = ranked(lot).find(({ bidder }) => bidder === account);
  const isHighest = ranked(lot)[0]?.bidder === account;
  return {
    code: lot.code,
    hasBid: mine !== undefined,
    ourMaximum: mine && yen(mine.maximum),
    isHighestBidder: isHighest,
    price: yen(priceOf(lot)),
    isOpen: isOpenAt(lot, nowMs),
    isWinner: isHighest && !isOpenAt(lot, nowMs),
    orderNumber: isHighest && !isOpenAt(lot, nowMs) ? `N-${lot.code}` : undefined,
    endsAt: new Date(lot.endsAtMs),
  };
}
/** The history that the site shows, the newest bid first. */
export function historyOf(lot: PretendLot, nowMs: number): BidHistory {
  const bids = lot.bids.map(({ bidder, maximum, atMs }) => ({
    bidder,
    rating: 1,
    price: yen(maximum),
    at: new Date(atMs),
    isOurs: bidder.startsWith('hako'),
    isHighest: ranked(lot)[0]?.bidder === bidder,
  }));
  return {
    code: lot.code,
    isOpen: isOpenAt(lot, nowMs),
    price: yen(priceOf(lot)),
    bidCount: lot.bids.length,
    bids: bids.reverse(),
  };
}
