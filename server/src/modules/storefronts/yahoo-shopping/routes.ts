import {
  listShoppingBestDealsEndpoint,
  listShoppingDealsEndpoint,
  listShoppingHomeEndpoint,
  readMoreOfShoppingItemEndpoint,
  readShoppingItemEndpoint,
  searchShoppingEndpoint,
} from '@hako/contract/marketplaces/shopping';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Search } from '../../search/index.ts';
import { listBestDeals, listBestsellers, listDeals } from './list-deals.ts';
import { readItem, readMoreOfItem } from './read-item.ts';
import { searchProducts } from './search-products.ts';

/** Calls about Yahoo! Shopping, in the shapes of the specification and the mobile client. */
export function shoppingRoutes(search: Search): Route[] {
  const { deps } = search;
  return [
    route(searchShoppingEndpoint, ({ query }) => searchProducts(deps, query)),
    route(listShoppingHomeEndpoint, ({ query }) => listBestsellers(deps, query)),
    route(listShoppingDealsEndpoint, ({ query }) => listDeals(deps, query)),
    route(listShoppingBestDealsEndpoint, ({ query }) => listBestDeals(deps, query)),
    route(readShoppingItemEndpoint, ({ params, caller }) =>
      readItem(search, params.code, caller?.customerId),
    ),
    route(readMoreOfShoppingItemEndpoint, ({ body }) => readMoreOfItem(deps, body)),
  ];
}
