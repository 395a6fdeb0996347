/**
 * Search: one box for everything in Japan. Asks all marketplaces at once, in Japanese, and tells each answer as it arrives, with
 * Vietnamese titles and what the goods cost at the door; and everything around it: items, categories, suggestions, what was viewed.
 */
import { bind, type Bound } from '../../kernel/bind.ts';
import { listBrandNames } from '../translation/index.ts';
import { createMakers } from './merged/rules/makers.ts';
import { createMergedRuns } from './merged/merged-runs.ts';
import { createPageCache } from './catalog/page-cache.ts';
import { createTitleReader } from './merged/title-reader.ts';
import { createSoldMemory, notingSold } from './sold/sold-memory.ts';
import { createViewQueue } from './viewed/view-queue.ts';
import type { SearchDeps } from './deps.ts';
import { amazonRoutes } from '../storefronts/amazon/routes.ts';
import { auctionCalls } from '../storefronts/yahoo-auctions/calls.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { mercariRoutes } from '../storefronts/mercari/routes.ts';
import { catalogListRoutes } from './catalog/catalog-list-routes.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { paypayRoutes } from '../storefronts/paypay/routes.ts';
import { rakutenRoutes } from '../storefronts/rakuten/routes.ts';
import { shoppingRoutes } from '../storefronts/yahoo-shopping/routes.ts';
import { surugayaRoutes } from '../storefronts/surugaya/routes.ts';
import { siteRoutes } from './catalog/site-routes.ts';
import { categoryNodeRoutes } from './discovery/category-node-routes.ts';
import { linkSearchRoutes } from './discovery/link-search-routes.ts';
import { recommendRoutes } from './viewed/recommend-routes.ts';
import { mercariDatasetRoutes } from '../storefronts/mercari/dataset-routes.ts';
import { typicalPriceRoutes } from './sold/typical-price-routes.ts';
import {
  createRelatedReader,
  listRelated,
  readBids,
  readCategories,
} from './catalog/read-around-item.ts';
import { readCatalogItem } from './catalog/read-catalog-item.ts';
import { readMergedPage } from './merged/read-merged-page.ts';
import { searchCatalog } from './catalog/search-catalog.ts';
import { searchMerged } from './merged/search-merged.ts';
import { createShortLinks } from '../marketplaces/index.ts';
import { createSuggestions } from './suggest/suggestions.ts';
import type { Route } from '../../platform/http/route.ts';
import { searchPersonalData } from './personal-data.ts';

export type { Card, Item } from './catalog/catalog-view.ts';
export type { CatalogSearch, Group, Message, Opening } from './catalog/search-catalog.ts';

export interface Search {
  /** What the calls stand on, for the routes of this module. */
  readonly deps: SearchDeps;
  /** Tells the opening, each site's answer or outage, better titles, and the end. Refuses before the first message only. */
  readonly search: Bound<typeof searchCatalog>;
  /** One list over all sites. */
  readonly merged: ReturnType<typeof searchMerged>;
  readonly readMergedPage: ReturnType<typeof readMergedPage>;
  readonly readItem: ReturnType<typeof readCatalogItem>;
  readonly readBids: Bound<typeof readBids>;
  readonly listRelated: ReturnType<typeof listRelated>;
  readonly listRelatedListings: ReturnType<typeof createRelatedReader>;
  readonly readCategories: ReturnType<typeof readCategories>;
}

export function createSearch(
  given: Omit<SearchDeps, 'pages' | 'links' | 'titles' | 'suggestions' | 'countView' | 'noteSold'>,
): Search {
  const countView = createViewQueue(given.db, (error) =>
    given.log.warn({ error: String(error) }, 'views could not be kept'),
  );
  const noteSold = createSoldMemory(given);
  const deps: SearchDeps = {
    ...given,
    pages: notingSold(createPageCache(given.clock), noteSold),
    titles: createTitleReader(createMakers(listBrandNames())),
    links: createShortLinks(given),
    suggestions: createSuggestions(given),
    countView,
    noteSold,
  };
  const runs = createMergedRuns(given.clock);
  const merged = searchMerged(deps, runs);
  const listRelatedListings = createRelatedReader(deps);
  return {
    deps,
    ...bind(deps, { search: searchCatalog, readBids }),
    merged,
    readMergedPage: readMergedPage(deps, runs, merged),
    readItem: readCatalogItem(deps),
    listRelated: listRelated(deps, listRelatedListings),
    listRelatedListings,
    readCategories: readCategories(deps),
  };
}

/** All calls of this module. */
export const searchRoutes = (search: Search): Route[] => [
  ...catalogRoutes(search),
  ...catalogListRoutes(search.deps),
  ...typicalPriceRoutes(search.deps),
  ...siteRoutes(search.deps),
  ...auctionCalls(search),
  ...mercariRoutes(search),
  ...mercariDatasetRoutes(search.deps),
  ...paypayRoutes(search),
  ...rakutenRoutes(search),
  ...shoppingRoutes(search),
  ...surugayaRoutes(search),
  ...amazonRoutes(search),
  ...discoveryRoutes(search),
  ...categoryNodeRoutes(search),
  ...recommendRoutes(search.deps),
  ...linkSearchRoutes(search),
];

/** What search adds to the service. */
export const searchParts = (search: Search) => ({
  personalData: searchPersonalData,
  routes: searchRoutes(search),
});

export {
  createSavedSearches,
  type SavedSearchDeps,
  type SavedSearches,
  savedSearchParts,
} from './saved/saved-searches.ts';
