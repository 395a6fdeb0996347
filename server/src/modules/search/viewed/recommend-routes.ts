import { readItemOfTheDayEndpoint } from '@hako/contract/search/item-of-the-day';
import { LIMITS } from '@hako/contract/kit/limits';
import {
  listRecommendedEndpoint,
  listTopViewedCategoriesEndpoint,
} from '@hako/contract/search/recommendations';
import { type Route, route } from '../../../platform/http/route.ts';
import type { SearchDeps } from '../deps.ts';
import { readItemOfTheDay } from '../daily/item-of-the-day.ts';
import { siteOfType } from '../discovery/site-of-type.ts';
import { recommendListings } from './recommend-listings.ts';
import { recommendedRowOf, topCategoryRowOf } from './recommend-view.ts';
import { listTopCategories } from './viewed-category-store.ts';

/** What people look at most, and what could please whoever asks. */
export const recommendRoutes = (deps: SearchDeps): Route[] => {
  const { marketplaces, translation, db } = deps;
  const readOfToday = readItemOfTheDay(deps);
  return [
    route(readItemOfTheDayEndpoint, async () => ({ data: await readOfToday() })),
    route(
      listTopViewedCategoriesEndpoint,
      async ({ query: { site_code, source, page = 1, size = LIMITS.pageSize } }) => {
        const site = siteOfType(site_code ?? source);
        const sites = site ? [site] : marketplaces.all.map((marketplace) => marketplace.site);
        const { rows, total } = await listTopCategories(db, sites, page, size);
        const results = rows.map((row) => topCategoryRowOf(translation, row, site_code));
        return { data: { results, pagination: { page, size, total } } };
      },
    ),
    route(
      listRecommendedEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, site_code, type }, caller }) => {
        const asked = { customerId: caller?.customerId, site: siteOfType(type ?? site_code) };
        const { basis, listings } = await recommendListings(deps, asked);
        const shown = listings.slice((page - 1) * size, page * size);
        const results = shown.map((card) => recommendedRowOf(translation, card));
        return { data: { basis, results, pagination: { page, size, total: listings.length } } };
      },
    ),
  ];
};
