import {
  listCatalogBrandsEndpoint,
  listCatalogDealsEndpoint,
  listCatalogRankingEndpoint,
  listServedSitesEndpoint,
  readCatalogSellerEndpoint,
  SITE_LISTS,
} from '@hako/contract/search/catalog-lists';
import { listCatalogShopsEndpoint } from '@hako/contract/search/catalog-shops';
import { SHOP_KIND_NAMES } from '@hako/contract/search/shop-messages';
import { type Route, route } from '../../../platform/http/route.ts';
import { findSite, SITES } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import type { KnownShop } from '../shops/shop-store.ts';
import { listShops } from '../shops/list-shops.ts';
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
    route(listCatalogShopsEndpoint, async ({ query: { page = 1, size = 24, ...asked } }) => {
      const found = await shops({ ...asked, page, size });
      return {
        data: {
          kinds: Object.entries(SHOP_KIND_NAMES).map(([kind, name]) => ({ kind, name })),
          places: found.places,
          sites: found.sites,
          shops: found.shops.map(shopOf),
          total: found.total,
          is_partial: found.isPartial,
        },
      };
    }),
  ];
};

function shopOf(shop: KnownShop) {
  const site = SITES[findSite(shop.site) ?? 'auction'];
  return {
    site: shop.site,
    site_code: site.siteCode,
    id: shop.sellerId,
    name: shop.name,
    rating_percent: shop.ratingPercent ?? null,
    prefecture: shop.prefecture ?? null,
    kinds: [...shop.kinds],
    picture: shop.picture,
    goods_seen: shop.goodsSeen,
    path: `/${site.path}/seller/${encodeURIComponent(shop.sellerId)}`,
  };
}
