import { Outage } from '../../src/kernel/outage.ts';
import { yen } from '../../src/kernel/money.ts';
import { type Listing, LotGone } from '../../src/modules/marketplaces/index.ts';
import type {
  AuctionCapability,
  BidAnswer,
  OwnBidStatus,
  TimeLeft,
} from '../../src/modules/marketplaces/index.ts';
import { bidStepAt } from '../../src/modules/pricing/index.ts';
import { listingOf } from './pretend-listing.ts';
import type { PretendLot } from './pretend-lot.ts';

/** What goes wrong with one write: lost before or after it was applied, applied late, an answer that means nothing, a definite no. */
export type WriteFault =
  | 'none'
  | 'lost-before'
  | 'lost-after'
  | 'late'
  | 'garbage'
  | 'congested'
  | 'restricted';
interface AppliedWrite {
  readonly code: string;
  readonly account: string;
  readonly maximum: number;
  readonly arrivedAtMs: number;
  readonly answer: BidAnswer;
}
const FIVE_MINUTES_MS = 300_000;
/**
 * A marketplace with proxy bidding, second prices, automatic extension and a clock of its own, and with every fault of the outside on
 * demand. It has no idempotency keys: what is sent twice is bid twice.
 */
export function createPretendMarket(options: {
  readonly nowMs: () => number;
  readonly offsetMs?: number;
  readonly lateMs?: number;
}) {
  const lots = new Map<string, PretendLot>();
  const faults = new Map<string, WriteFault[]>();
  const applied: AppliedWrite[] = [];
  const arrived: { code: string; account: string; maximum: number; atMs: number }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const marketNow = (): number => options.nowMs() + (options.offsetMs ?? 0);

  const lotOf = (code: string): PretendLot => {
    const lot = lots.get(code);
    if (!lot) throw new LotGone('pretend', code);
    return lot;
  };
  const isOpen = (lot: PretendLot): boolean => !lot.isEnded && marketNow() < lot.endsAtMs;
  /** Highest maximum of each bidder, highest first, the earlier of equals first. */
  const ranked = (lot: PretendLot) => {
    const best = new Map<string, { bidder: string; maximum: number; atMs: number }>();
    for (const bid of lot.bids)
      if (bid.maximum > (best.get(bid.bidder)?.maximum ?? 0)) best.set(bid.bidder, bid);
    return [...best.values()].sort(
      (a, b) => b.maximum - a.maximum || lot.bids.indexOf(a) - lot.bids.indexOf(b),
    );
  };
  const priceOf = (lot: PretendLot): number => {
    const [first, second] = ranked(lot);
    if (!first) return lot.startPrice;
    return second
      ? Math.min(first.maximum, second.maximum + bidStepAt(second.maximum))
      : lot.startPrice;
  };

  function apply(code: string, bidder: string, maximum: number): BidAnswer {
    const lot = lotOf(code);
    if (!isOpen(lot)) return { isPlaced: false, reason: 'auction-closed', detail: '' };
    const price = priceOf(lot);
    const [leader] = ranked(lot);
    const least = lot.bids.length === 0 ? lot.startPrice : price + bidStepAt(price);
    if (leader?.bidder === bidder ? maximum <= leader.maximum : maximum < least)
      return { isPlaced: false, reason: 'bid-too-low', detail: '' };
    lot.bids.push({ bidder, maximum, atMs: marketNow() });
    if (lot.isAutoExtension && priceOf(lot) > price && lot.endsAtMs - marketNow() < FIVE_MINUTES_MS)
      lot.endsAtMs += FIVE_MINUTES_MS;
    return {
      isPlaced: true,
      isHighestBidder: ranked(lot)[0]?.bidder === bidder,
      price: yen(priceOf(lot)),
      bidCount: lot.bids.length,
      endsAt: new Date(lot.endsAtMs),
    };
  }

  function write(code: string, account: string, maximum: number): BidAnswer {
    arrived.push({ code, account, maximum, atMs: options.nowMs() });
    const fault = faults.get(code)?.shift() ?? 'none';
    const take = (): BidAnswer => {
      const answer = apply(code, account, maximum);
      if (answer.isPlaced)
        applied.push({ code, account, maximum, arrivedAtMs: options.nowMs(), answer });
      return answer;
    };
    if (fault === 'lost-before') throw new Outage('pretend', 'unreachable', 'cut', undefined, true);
    if (fault === 'congested') return { isPlaced: false, reason: 'congested', detail: '991' };
    if (fault === 'restricted') return { isPlaced: false, reason: 'bidder-restricted', detail: '' };
    if (fault === 'late') {
      const timer = setTimeout(() => {
        timers.delete(timer);
        take();
      }, options.lateMs ?? 300);
      timers.add(timer);
      throw new Outage('pretend', 'timeout', 'slow', undefined, true);
    }
    const answer = take();
    if (fault === 'lost-after') throw new Outage('pretend', 'unreachable', 'cut', undefined, true);
    if (fault === 'garbage') throw new Outage('pretend', 'broken', 'html', 'body', true);
    return answer;
  }

  const timeLeft = (code: string): TimeLeft => {
    const lot = lotOf(code);
    return {
      code,
      endsAt: new Date(lot.endsAtMs),
      isOpen: isOpen(lot),
      price: yen(priceOf(lot)),
      bidCount: lot.bids.length,
      clock: {
        offsetMs: options.offsetMs ?? 0,
        uncertaintyMs: 2,
        roundTripMs: 2,
        measuredAt: new Date(options.nowMs()),
      },
    };
  };
  const standing = (code: string, account: string): OwnBidStatus => {
    const lot = lotOf(code);
    const mine = ranked(lot).find(({ bidder }) => bidder === account);
    const isHighest = ranked(lot)[0]?.bidder === account;
    return {
      code,
      hasBid: mine !== undefined,
      ourMaximum: mine && yen(mine.maximum),
      isHighestBidder: isHighest,
      price: yen(priceOf(lot)),
      isOpen: isOpen(lot),
      isWinner: isHighest && !isOpen(lot),
      orderNumber: isHighest && !isOpen(lot) ? `N-${code}` : undefined,
      endsAt: new Date(lot.endsAtMs),
    };
  };

  const auctions: AuctionCapability = {
    readTimeLeft: async (code) => timeLeft(code),
    readStanding: async ({ code, account }) => standing(code, account),
    listBids: async (code) => {
      const lot = lotOf(code);
      const bids = lot.bids.map(({ bidder, maximum, atMs }) => ({
        bidder,
        rating: 1,
        price: yen(maximum),
        at: new Date(atMs),
        isOurs: bidder.startsWith('hako'),
        isHighest: ranked(lot)[0]?.bidder === bidder,
      }));
      return {
        code,
        isOpen: isOpen(lot),
        price: yen(priceOf(lot)),
        bidCount: lot.bids.length,
        bids: bids.reverse(),
      };
    },
    placeBid: async ({ code, account, maximum }) => write(code, account, maximum),
  };

  return {
    auctions,
    applied,
    arrived,
    write,
    timeLeft,
    standing,
    marketNow,
    open(lot: {
      code: string;
      endsInMs: number;
      startPrice?: number;
      isAutoExtension?: boolean;
    }): PretendLot {
      const made: PretendLot = {
        code: lot.code,
        title: `ニコン ${lot.code}`,
        startPrice: lot.startPrice ?? 1_000,
        endsAtMs: marketNow() + lot.endsInMs,
        isAutoExtension: lot.isAutoExtension ?? false,
        isEnded: false,
        bids: [],
      };
      lots.set(lot.code, made);
      return made;
    },
    rival: (code: string, maximum: number, bidder = 'rival'): BidAnswer =>
      apply(code, bidder, maximum),
    /** The seller takes everybody's bid away but ours; what we had there stands again. */
    removeRivals(code: string): void {
      const { bids } = lotOf(code);
      bids.splice(0, bids.length, ...bids.filter(({ bidder }) => bidder.startsWith('hako')));
    },
    /** The seller takes it off the site. */
    remove: (code: string): boolean => lots.delete(code),
    fail(code: string, ...plan: WriteFault[]): void {
      faults.set(code, plan);
    },
    /** The seller, or a late bid, moves the end. */
    extend(code: string, byMs: number): void {
      lotOf(code).endsAtMs += byMs;
    },
    end(code: string): void {
      lotOf(code).isEnded = true;
    },
    winnerOf: (code: string): string | undefined => ranked(lotOf(code))[0]?.bidder,
    priceOf: (code: string): number => priceOf(lotOf(code)),
    listing: (code: string): Listing | undefined => {
      const lot = lots.get(code);
      return lot && listingOf(lot, isOpen(lot), priceOf(lot), new Date(options.nowMs()));
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type PretendMarket = ReturnType<typeof createPretendMarket>;
