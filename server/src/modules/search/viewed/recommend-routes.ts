import { LIMITS } from '@hako/contract/kit/limits';
import {
  listRecommendedEndpoint,
  listTopViewedCategoriesEndpoint,
} from '@hako/contract/search/recommendations';
import { type Route, route } from '../../../platform/http/route.ts';
import { itemPathOf, SITES } from '../../marketplaces/index.ts';
import { auctionRowOf } from '../catalog/product-row.ts';
import type { SearchDeps } from '../deps.ts';
import { siteOfType } from '../discovery/site-of-type.ts';
import { recommendListings } from './recommend-listings.ts';
import { listTopCategories } from './viewed-category-store.ts';

/** What people look at most, and what could please whoever asks. */
export const recommendRoutes = (deps: SearchDeps): Route[] => {
  const { marketplaces, translation, db } = deps;
  return [
    route(
      listTopViewedCategoriesEndpoint,
      async ({ query: { site_code, source, page = 1, size = LIMITS.pageSize } }) => {
        const site = siteOfType(site_code ?? source);
        const { rows, total } = await listTopCategories(
          db,
          site ? [site] : marketplaces.all.map((marketplace) => marketplace.site),
          page,
          size,
        );
        const results = rows.map(({ site: own, id, name, parentId, picture, viewCount }) => ({
          ...{
            _id: `${own}:${id}`,
            code: id,
            cat_id: id,
            image: picture,
            image_url: picture,
            product_type: own,
            type: own,
          },
          site_code: site_code ?? own,
          parent_id: parentId,
          name: translation.titleNow(name).text,
          name_ja: name,
          view: viewCount,
          path: `/${SITES[own].path}/search?category=${encodeURIComponent(id)}`,
        }));
        return { data: { results, pagination: { page, size, total } } };
      },
    ),
    route(
      listRecommendedEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, site_code, type }, caller }) => {
        const { basis, listings } = await recommendListings(deps, {
          customerId: caller?.customerId,
          site: siteOfType(type ?? site_code),
        });
        const results = listings.slice((page - 1) * size, page * size).map((card) => ({
          ...auctionRowOf(translation, card),
          type: card.site,
          site_code: SITES[card.site].siteCode,
          path: itemPathOf(card.site, card.code),
        }));
        return { data: { basis, results, pagination: { page, size, total: listings.length } } };
      },
    ),
  ];
};
