import {
  listRakutenCategoryProductsEndpoint,
  listRakutenDealsEndpoint,
  listRakutenHomeEndpoint,
  listRakutenPopularEndpoint,
  searchRakutenEndpoint,
} from '@hako/contract/marketplaces/rakuten';
import {
  listRakutenRankingEndpoint,
  readRakutenCategoryEndpoint,
  readRakutenItemEndpoint,
} from '@hako/contract/marketplaces/rakuten-items';
import { type Route, route } from '../../../platform/http/route.ts';
import { findShownListing, type Search } from '../../search/index.ts';
import { listDeals } from './list-deals.ts';
import { listHome, listPopular, listRanking } from './list-rankings.ts';
import { listCategoryProducts, searchProducts } from './search-products.ts';
import { rakutenCategoryOf, rakutenItemOf } from './view.ts';

/** Calls about Rakuten, in the shapes of the specification and the mobile client. */
export function rakutenRoutes(search: Search): Route[] {
  const { deps } = search;
  return [
    route(searchRakutenEndpoint, ({ query }) => searchProducts(deps, query)),
    route(listRakutenCategoryProductsEndpoint, ({ params, query }) =>
      listCategoryProducts(deps, params.code, query),
    ),
    route(listRakutenPopularEndpoint, ({ query }) => listPopular(deps, query)),
    route(listRakutenHomeEndpoint, ({ query }) => listHome(search, query)),
    route(listRakutenDealsEndpoint, ({ query }) => listDeals(deps, query)),
    route(listRakutenRankingEndpoint, ({ query }) => listRanking(deps, query)),
    route(readRakutenItemEndpoint, async ({ params: { code }, caller }) => {
      await search.readItem({ site: 'rakuten', code, customerId: caller?.customerId });
      const listing = await findShownListing(deps, 'rakuten', code);
      return { data: rakutenItemOf(deps.translation, listing) };
    }),
    route(readRakutenCategoryEndpoint, async ({ params: { code } }) => {
      return { data: rakutenCategoryOf(code, await search.readCategories('rakuten', code)) };
    }),
  ];
}
