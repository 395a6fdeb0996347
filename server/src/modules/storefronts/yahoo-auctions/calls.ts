import type { Search } from '../../search/index.ts';
import type { Route } from '../../../platform/http/route.ts';
import { auctionBrandRoutes } from './brand-routes.ts';
import { auctionFactRoutes } from './fact-routes.ts';
import { auctionRoutes } from './routes.ts';
import { createBrandLists } from './brand-lists.ts';

/** All calls about Yahoo! Auctions. */
export function auctionCalls(search: Search): Route[] {
  const brandLists = createBrandLists(search.deps);
  return [
    ...auctionRoutes(search, brandLists),
    ...auctionBrandRoutes(search.deps, brandLists),
    ...auctionFactRoutes(search),
  ];
}
