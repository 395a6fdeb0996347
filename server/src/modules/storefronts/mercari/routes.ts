import {
  listMercariHomeEndpoint,
  listMercariPopularEndpoint,
  listMercariRankingEndpoint,
  readMercariItemEndpoint,
  readMercariSellerEndpoint,
  searchMercariEndpoint,
} from '@hako/contract/marketplaces/mercari';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Search } from '../../search/index.ts';
import { listNewest, listPopular, listRanking } from './list-products.ts';
import { readItem } from './read-item.ts';
import { readSeller } from './read-seller.ts';
import { searchProducts } from './search-products.ts';

/** Calls about Mercari, in the shapes of the specification and the mobile client. */
export function mercariRoutes(search: Search): Route[] {
  const { deps } = search;
  return [
    route(searchMercariEndpoint, ({ query }) => searchProducts(deps, query)),
    route(listMercariHomeEndpoint, ({ query }) => listNewest(deps, query)),
    route(listMercariPopularEndpoint, ({ query }) => listPopular(deps, query)),
    route(listMercariRankingEndpoint, ({ query }) => listRanking(deps, query)),
    route(readMercariItemEndpoint, ({ params, caller }) =>
      readItem(search, params.code, caller?.customerId),
    ),
    route(readMercariSellerEndpoint, ({ params, query }) =>
      readSeller(deps, params.seller_id, query),
    ),
  ];
}
