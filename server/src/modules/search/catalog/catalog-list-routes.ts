import {
  listCatalogBrandsEndpoint,
  listCatalogDealsEndpoint,
  listCatalogRankingEndpoint,
  listServedSitesEndpoint,
  readCatalogSellerEndpoint,
  SITE_LISTS,
} from '@hako/contract/search/catalog/lists';
import { listCatalogShopsEndpoint } from '@hako/contract/search/catalog/shops';
import { type Route, route } from '../../../platform/http/route.ts';
import { SITES } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import { listShops } from '../shops/list-shops.ts';
import { shopListOf } from '../shops/shop-view.ts';
import { listBrands, listDeals, listRanking, readSeller } from './read-lists.ts';

/** Lists that the sites keep, and the shops met in them. */
export const catalogListRoutes = (deps: SearchDeps): Route[] => {
  const shops = listShops(deps);
  return [
    route(listServedSitesEndpoint, () => ({
      data: deps.marketplaces.all.map((marketplace) => ({
        site: marketplace.site,
        name: SITES[marketplace.site].name,
        path: SITES[marketplace.site].path,
        lists: SITE_LISTS.filter((list) => marketplace[list] !== undefined),
      })),
    })),
    route(listCatalogRankingEndpoint, async ({ params, query, caller }) => ({
      data: await listRanking(deps, { ...params, ...query, customerId: caller?.customerId }),
    })),
    route(listCatalogDealsEndpoint, async ({ params, query, caller }) => ({
      data: await listDeals(deps, { ...params, ...query, customerId: caller?.customerId }),
    })),
    route(listCatalogBrandsEndpoint, async ({ params, query }) => ({
      data: await listBrands(deps, { ...params, ...query }),
    })),
    route(readCatalogSellerEndpoint, async ({ params, query, caller }) => ({
      data: await readSeller(deps, { ...params, ...query, customerId: caller?.customerId }),
    })),
    route(listCatalogShopsEndpoint, async ({ query: { page = 1, size = 24, ...asked } }) => ({
      data: shopListOf(await shops({ ...asked, page, size })),
    })),
  ];
};
