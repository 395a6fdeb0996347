import {
  listBrandRankingEndpoint,
  listOutstandingEndpoint,
  listUserProductsEndpoint,
  readBrandEndpoint,
  searchAuctionBrandsEndpoint,
} from '@hako/contract/marketplaces/auction-brands';
import { type Route, route } from '../../../platform/http/route.ts';
import type { SearchDeps } from '../../search/index.ts';
import type { BrandLists } from './brand-lists.ts';
import { listBrandRanking, readBrand, searchBrands } from './list-brands.ts';
import { listOutstanding } from './list-home.ts';
import { listUserProducts } from './list-user-products.ts';

/** Brands of Yahoo! Auctions, what is watched most there, and what one seller of any site offers. */
export const auctionBrandRoutes = (deps: SearchDeps, brandLists: BrandLists): Route[] => [
  route(searchAuctionBrandsEndpoint, ({ query }) => searchBrands(deps, brandLists, query)),
  route(listBrandRankingEndpoint, ({ query }) => listBrandRanking(deps, brandLists, query)),
  route(readBrandEndpoint, ({ params, query }) =>
    readBrand(deps, brandLists, params.brand_id, query),
  ),
  route(listOutstandingEndpoint, ({ query }) => listOutstanding(deps, query)),
  route(listUserProductsEndpoint, ({ query }) => listUserProducts(deps, query)),
];
