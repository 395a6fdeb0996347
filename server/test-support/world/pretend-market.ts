import { yen } from '../../src/kernel/money.ts';
import {
  type AuctionCapability,
  type BidAnswer,
  type Listing,
  LotGone,
  type TimeLeft,
} from '../../src/modules/marketplaces/index.ts';
import { listingOf } from './pretend-listing.ts';
import {
  bidOn,
  historyOf,
  isOpenAt,
  type PretendLot,
  priceOf,
  ranked,
  standingOf,
} from './pretend-lot.ts';
import { createPretendWrites } from './pretend-writes.ts';

interface MarketOptions {
  readonly nowMs: () => number;
  readonly offsetMs?: number;
  readonly lateMs?: number;
}
export type PretendMarket = ReturnType<typeof createPretendMarket>;

/**
 * A marketplace with proxy bidding, second prices, automatic extension and a clock of its own, and with every fault of the outside on
 * demand. It has no idempotency keys: what is sent twice is bid twice.
 */
export function createPretendMarket({ nowMs, offsetMs = 0, lateMs }: MarketOptions) {
  const lots = new Map<string, PretendLot>();
  const marketNow = (): number => nowMs() + offsetMs;
  const lotOf = (code: string): PretendLot => {
    const lot = lots.get(code);
    if (!lot) throw new LotGone('pretend', code);
    return lot;
  };
  const apply = (code: string, bidder: string, maximum: number): BidAnswer =>
    bidOn(lotOf(code), bidder, maximum, marketNow());
  const writes = createPretendWrites({ nowMs, lateMs, take: apply });
  const timeLeft = (code: string): TimeLeft => {
    const lot = lotOf(code);
    return {
      code,
      endsAt: new Date(lot.endsAtMs),
      isOpen: isOpenAt(lot, marketNow()),
      price: yen(priceOf(lot)),
      bidCount: lot.bids.length,
      clock: { offsetMs, uncertaintyMs: 2, roundTripMs: 2, measuredAt: new Date(nowMs()) },
    };
  };
  const standing = (code: string, account: string) => standingOf(lotOf(code), account, marketNow());
  const auctions: AuctionCapability = {
    readTimeLeft: async (code) => timeLeft(code),
    readStanding: async ({ code, account }) => standing(code, account),
    listBids: async (code) => historyOf(lotOf(code), marketNow()),
    placeBid: async ({ code, account, maximum }) => writes.write(code, account, maximum),
  };

  return {
    ...writes,
    ...sellersOf(lots, lotOf, marketNow),
    auctions,
    timeLeft,
    standing,
    marketNow,
    rival: (code: string, maximum: number, bidder = 'rival'): BidAnswer =>
      apply(code, bidder, maximum),
    winnerOf: (code: string): string | undefined => ranked(lotOf(code))[0]?.bidder,
    priceOf: (code: string): number => priceOf(lotOf(code)),
    listing: (code: string): Listing | undefined => {
      const lot = lots.get(code);
      return lot && listingOf(lot, isOpenAt(lot, marketNow()), priceOf(lot), new Date(nowMs()));
    },
  };
}

/** What sellers, and the site itself, do with their lots. */
const sellersOf = (
  lots: Map<string, PretendLot>,
  lotOf: (code: string) => PretendLot,
  marketNow: () => number,
) => ({
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
  /** The seller takes everybody's bid away but ours; what we had there stands again. */
  removeRivals(code: string): void {
    const { bids } = lotOf(code);
    bids.splice(0, bids.length, ...bids.filter(({ bidder }) => bidder.startsWith('hako')));
  },
  /** The seller takes it off the site. */
  remove: (code: string): boolean => lots.delete(code),
  /** The seller, or a late bid, moves the end. */
  extend(code: string, byMs: number): void {
    lotOf(code).endsAtMs += byMs;
  },
  end(code: string): void {
    lotOf(code).isEnded = true;
  },
});
