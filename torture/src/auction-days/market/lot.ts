import { yen } from '../../../../server/src/kernel/money.ts';
import { minimumBid } from '../../../../server/src/modules/bidding/placing/rules/next-bids.ts';
import { bidStepAt } from '../../../../server/src/modules/pricing/index.ts';

/** One lot of the marketplace: proxy bidding at second prices, automatic extension, a reserve, an early end. `endMs` is virtual time. */
export interface Lot {
  readonly code: string;
  readonly startPrice: number;
  readonly reserve: number;
  readonly isAutoExtension: boolean;
  endMs: number;
  isEnded: boolean;
  bidCount: number;
  /** Highest maximum of each bidder, with the turn in which it came. */
  readonly maximums: Map<string, { maximum: number; turn: number }>;
  /** The seller took a rival's bid away: what had been lost may be won again. */
  isTouched: boolean;
  extensions: number;
}

export interface Leader {
  readonly bidder: string;
  readonly maximum: number;
}

/** Our accounts at the marketplace. */
export const isOurs = (bidder: string): boolean => bidder.startsWith('hako');

const EXTENSION_MS = 300_000;

export const isOpen = (lot: Lot, nowMs: number): boolean => !lot.isEnded && nowMs < lot.endMs;

/** The two highest; of equals the earlier is the higher. */
export function topTwo(lot: Lot): [Leader | undefined, Leader | undefined] {
  let first: (Leader & { turn: number }) | undefined;
  let second: (Leader & { turn: number }) | undefined;
  for (const [bidder, { maximum, turn }] of lot.maximums) {
    const one = { bidder, maximum, turn };
    if (!first || isAbove(one, first)) [first, second] = [one, first];
    else if (!second || isAbove(one, second)) second = one;
  }
  return [first, second];
}

const isAbove = (
  a: { maximum: number; turn: number },
  b: { maximum: number; turn: number },
): boolean => a.maximum > b.maximum || (a.maximum === b.maximum && a.turn < b.turn);

export function priceOf(lot: Lot): number {
  const [first, second] = topTwo(lot);
  if (!first) return lot.startPrice;
  const price = second
    ? Math.min(first.maximum, second.maximum + bidStepAt(second.maximum))
    : lot.startPrice;
  return lot.reserve > price && first.maximum >= lot.reserve ? lot.reserve : price;
}

/** Who gets it when it ends like this: nobody below the reserve. */
export const winnerOf = (lot: Lot): Leader | undefined => {
  const [first] = topTwo(lot);
  return first && first.maximum >= lot.reserve ? first : undefined;
};

export type Applied =
  | { readonly isPlaced: true; readonly isHighest: boolean }
  | { readonly isPlaced: false; readonly reason: 'auction-closed' | 'bid-too-low' };

export function applyBid(lot: Lot, bidder: string, maximum: number, nowMs: number): Applied {
  if (!isOpen(lot, nowMs)) return { isPlaced: false, reason: 'auction-closed' };
  const before = priceOf(lot);
  const [leader] = topTwo(lot);
  const least = minimumBid({ price: yen(before), bidCount: lot.bidCount }, bidStepAt);
  if (leader?.bidder === bidder ? maximum <= leader.maximum : maximum < least)
    return { isPlaced: false, reason: 'bid-too-low' };
  lot.bidCount++;
  lot.maximums.set(bidder, { maximum, turn: lot.bidCount });
  // The end moves when the price rises in the last five minutes, not with every bid.
  if (lot.isAutoExtension && priceOf(lot) > before && lot.endMs - nowMs < EXTENSION_MS) {
    lot.endMs += EXTENSION_MS;
    lot.extensions++;
  }
  return { isPlaced: true, isHighest: topTwo(lot)[0]?.bidder === bidder };
}

/** The seller deletes the highest bid of somebody else; not behind a close. */
export function removeRival(lot: Lot): void {
  const [first] = topTwo(lot);
  if (lot.isEnded || !first || isOurs(first.bidder)) return;
  lot.maximums.delete(first.bidder);
  lot.isTouched = true;
}
