import type { TimeLeft } from '../../marketplaces/index.ts';
import type { Search } from '../../search/index.ts';

/** Who bid last on a lot. */
export const latestBidsOf = (code: string, history: Awaited<ReturnType<Search['readBids']>>) => ({
  code,
  price: history.price_jpy,
  bids: history.bid_count,
  is_open: history.is_open,
  results: history.bids.map(({ price_jpy, at, ...bid }) => ({
    ...bid,
    price: price_jpy,
    time: at,
  })),
});

/** How long a lot still runs, in whole seconds of the site's clock. */
export function timeLeftOf(code: string, left: TimeLeft, now: Date) {
  const marketNowMs = now.getTime() + left.clock.offsetMs;
  return {
    code,
    time_left: Math.max(0, Math.floor((left.endsAt.getTime() - marketNowMs) / 1000)),
    end_time: left.endsAt.toISOString(),
    is_open: left.isOpen,
    price: left.price,
    bids: left.bidCount,
    clock_offset_ms: left.clock.offsetMs,
    clock_uncertainty_ms: left.clock.uncertaintyMs,
  };
}
