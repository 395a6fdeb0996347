import { readDomesticFee, type Search } from '../../search/index.ts';
import { bound } from '../../../kernel/bind.ts';
import {
  listLatestBidsEndpoint,
  readDomesticFeeEndpoint,
  readDomesticFeeV2Endpoint,
  readTimeLeftEndpoint,
} from '@hako/contract/bidding/auction-facts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { createMemory } from '../../../platform/memory.ts';
import type { TimeLeft } from '../../marketplaces/index.ts';

/** Anybody may ask for them as often as they like; the site is asked that seldom. */
const SHARED_MS = 2_500;
const MOST_KEPT = 2_000;

/** Single facts about a lot of Yahoo! Auctions: what delivery costs, who bid last, how long it still runs. */
export const auctionFactRoutes = (search: Search): Route[] => {
  const { marketplaces } = search.deps;
  const fee = bound(search.deps, readDomesticFee);
  const { clock } = search.deps;
  const timesLeft = createMemory<TimeLeft>(clock, SHARED_MS, MOST_KEPT);
  const timeLeft = (code: string): Promise<TimeLeft> => {
    const { auctions } = marketplaces.read('auction');
    if (!auctions) throw new Refusal('marketplaces.not-at-this-site');
    return timesLeft.read(code, () => auctions.readTimeLeft(code));
  };
  return [
    route(readDomesticFeeEndpoint, async ({ params, query }) => ({
      data: await fee('auction', params.code, query.prefecture),
    })),
    route(readDomesticFeeV2Endpoint, async ({ params, body }) => ({
      rid: body.rid ?? null,
      data: await fee('auction', params.code, body.prefecture),
    })),
    route(listLatestBidsEndpoint, async ({ params: { code } }) => {
      const history = await search.readBids('auction', code);
      return {
        data: {
          code,
          price: history.price_jpy,
          bids: history.bid_count,
          is_open: history.is_open,
          results: history.bids.map(({ price_jpy, at, ...bid }) => ({
            ...bid,
            price: price_jpy,
            time: at,
          })),
        },
      };
    }),
    route(readTimeLeftEndpoint, async ({ params, query }) => {
      const code = params.code ?? query.code;
      if (code === undefined) throw new Refusal('request.invalid', { field: 'code' });
      const left = await timeLeft(code);
      const marketNowMs = clock.now().getTime() + left.clock.offsetMs;
      return {
        data: {
          code,
          time_left: Math.max(0, Math.floor((left.endsAt.getTime() - marketNowMs) / 1000)),
          end_time: left.endsAt.toISOString(),
          is_open: left.isOpen,
          price: left.price,
          bids: left.bidCount,
          clock_offset_ms: left.clock.offsetMs,
          clock_uncertainty_ms: left.clock.uncertaintyMs,
        },
      };
    }),
  ];
};
