import { yen } from '../src/kernel/money.ts';
import { minimumBid } from '../src/modules/bidding/domain/next-bids.ts';
import { bidStepAt } from '../src/modules/pricing/index.ts';

export interface VirtualLot {
  /** On the market's clock, milliseconds. */
  end: number;
  isEnded: boolean;
  readonly start: number;
  readonly list: { bidder: string; maximum: number }[];
}

const FIVE_MINUTES_MS = 300_000;

/** Proxy bidding with automatic extension over one lot, in virtual time. */
export function createVirtualMarket(lot: VirtualLot, marketNow: () => number) {
  const best = () => {
    const byBidder = new Map([...lot.list].sort((a, b) => a.maximum - b.maximum).map((bid) => [bid.bidder, bid]));
    return [...byBidder.values()].sort((a, b) => b.maximum - a.maximum || lot.list.indexOf(a) - lot.list.indexOf(b));
  };
  const price = (): number => {
    const [first, second] = best();
    return first && second ? Math.min(first.maximum, second.maximum + bidStepAt(second.maximum)) : lot.start;
  };
  const isOpen = (): boolean => !lot.isEnded && marketNow() < lot.end;
  function apply(bidder: string, maximum: number): { kind: 'refused'; reason: string } | { kind: 'placed'; isHighest: boolean } {
    if (!isOpen()) return { kind: 'refused', reason: 'auction-closed' };
    const before = price();
    const [leader] = best();
    const least = minimumBid({ price: yen(before), bidCount: lot.list.length }, bidStepAt);
    if (leader?.bidder === bidder ? maximum <= leader.maximum : maximum < least) return { kind: 'refused', reason: 'bid-too-low' };
    lot.list.push({ bidder, maximum });
    if (price() > before && lot.end - marketNow() < FIVE_MINUTES_MS) lot.end += FIVE_MINUTES_MS;
    return { kind: 'placed', isHighest: best()[0]?.bidder === bidder };
  }
  return { best, price, isOpen, apply };
}

/** Something that happens at a virtual moment. */
export interface Event {
  readonly at: number;
  readonly run: () => void;
}

/** Latest first, so that the next is the last; of equals the one that was put in first comes first. */
export function putInOrder(queue: Event[], event: Event): void {
  let index = queue.length;
  while (index > 0 && (queue[index - 1] as Event).at <= event.at) index--;
  queue.splice(index, 0, event);
}
