import {
  listAuctionRelatesEndpoint,
  listAuctionRelatesV2Endpoint,
  listAuctionSellerProductsEndpoint,
  readAuctionSellerEndpoint,
} from '@hako/contract/marketplaces/auction-sellers';
import {
  listAuctionCategoryEndpoint,
  listAuctionHomeEndpoint,
  readAuctionItemEndpoint,
  searchAuctionEndpoint,
} from '@hako/contract/marketplaces/marketplaces';
import { type Route, route } from '../../../platform/http/route.ts';
import { findShownListing, type Search } from '../../search/index.ts';
import type { BrandLists } from './brand-lists.ts';
import { listCategory, listHome } from './list-home.ts';
import { listRelated } from './list-related.ts';
import { listSellerProducts, readSeller } from './read-seller.ts';
import { searchProducts } from './search-products.ts';
import { auctionItemOf } from './view.ts';

/** Calls about Yahoo! Auctions, in the shapes of the specification and the mobile client. */
export function auctionRoutes(search: Search, brandLists: BrandLists): Route[] {
  const { deps } = search;
  return [
    route(readAuctionItemEndpoint, async ({ params: { code }, caller }) => {
      await search.readItem({ site: 'auction', code, customerId: caller?.customerId });
      const listing = await findShownListing(deps, 'auction', code);
      return { data: auctionItemOf(deps.translation, listing, deps.clock.now()) };
    }),
    route(searchAuctionEndpoint, ({ query }) => searchProducts(search, brandLists, query)),
    route(listAuctionCategoryEndpoint, ({ query }) => listCategory(deps, query)),
    route(listAuctionHomeEndpoint, ({ query }) => listHome(deps, query)),
    route(listAuctionSellerProductsEndpoint, ({ query }) => listSellerProducts(deps, query)),
    route(readAuctionSellerEndpoint, ({ params }) => readSeller(deps, params.code)),
    route(listAuctionRelatesEndpoint, async ({ params }) => ({
      data: await listRelated(search, params.code),
    })),
    route(listAuctionRelatesV2Endpoint, async ({ params, body }) => ({
      rid: body.rid ?? null,
      data: await listRelated(search, params.code),
    })),
  ];
}
