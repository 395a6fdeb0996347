import type { Route } from '../../platform/http/route.ts';
import { auctionBrandRoutes } from './auction-brand-routes.ts';
import { auctionFactRoutes } from './auction-fact-routes.ts';
import { auctionRoutes } from './auction-routes.ts';
import { createBrandLists } from './brand-lists.ts';
import type { Search } from './index.ts';

/** All calls about Yahoo! Auctions. */
export function auctionCalls(search: Search): Route[] {
  const brandLists = createBrandLists(search.deps);
  return [...auctionRoutes(search, brandLists), ...auctionBrandRoutes(search.deps, brandLists), ...auctionFactRoutes(search)];
}
