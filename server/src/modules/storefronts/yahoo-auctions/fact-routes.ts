import { latestBidsOf, timeLeftOf } from './fact-view.ts';
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
      return { data: latestBidsOf(code, await search.readBids('auction', code)) };
    }),
    route(readTimeLeftEndpoint, async ({ params, query }) => {
      const code = params.code ?? query.code;
      if (code === undefined) throw new Refusal('request.invalid', { field: 'code' });
      const left = await timeLeft(code);
      return { data: timeLeftOf(code, left, clock.now()) };
    }),
  ];
};
