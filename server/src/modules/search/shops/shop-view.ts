import { SHOP_KIND_NAMES } from '@hako/contract/search/shop-messages';
import { findSite, SITES } from '../../marketplaces/index.ts';
import type { ShopsFound } from './list-shops.ts';
import type { KnownShop } from './shop-store.ts';

/** Shops that were found, with the places, sites and kinds to choose from. */
export const shopListOf = (found: ShopsFound) => ({
  kinds: Object.entries(SHOP_KIND_NAMES).map(([kind, name]) => ({ kind, name })),
  places: found.places,
  sites: found.sites,
  shops: found.shops.map(shopOf),
  total: found.total,
  is_partial: found.isPartial,
});

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
