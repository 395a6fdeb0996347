/**
 * Search: one box for everything in Japan. Asks all marketplaces at once, in Japanese, and tells each answer as it arrives, with
 * Vietnamese titles and what the goods cost at the door; and everything around it: items, categories, suggestions, what was viewed.
 */
import { bind } from '../../kernel/bind.ts';
import type { Route } from '../../platform/http/route.ts';
import { createShortLinks } from '../marketplaces/index.ts';
import { listBrandNames } from '../translation/index.ts';
import { catalogListRoutes } from './catalog/catalog-list-routes.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { createPageCache } from './catalog/page-cache.ts';
import { createSharedPages } from './catalog/shared-pages.ts';
import {
  createRelatedReader,
  listRelated,
  readBids,
  readCategories,
} from './catalog/item/read-around-item.ts';
import { blockReason } from './block-reason.ts';
import { readCatalogItem } from './catalog/item/read-catalog-item.ts';
import { searchCatalog, searchWhole } from './catalog/search-catalog.ts';
import { siteRoutes } from './catalog/site-routes.ts';
import type { SearchDeps } from './deps.ts';
import { categoryNodeRoutes } from './discovery/category-node-routes.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { linkSearchRoutes } from './discovery/link-search-routes.ts';
import { createMergedRuns } from './merged/merged-runs.ts';
import { readMergedPage } from './merged/read-merged-page.ts';
import { createMakers } from './merged/rules/makers.ts';
import { searchMerged } from './merged/search-merged.ts';
import { createTitleReader } from './merged/title-reader.ts';
import { searchPersonalData } from './personal-data.ts';
import type { Search } from './search.ts';
import { readLandedSpread } from './spread/read-landed-spread.ts';
import { createSoldMemory, notingSold } from './sold/sold-memory.ts';
import { vainSearchRoutes } from './vain/routes.ts';
import { typicalPriceRoutes } from './sold/typical-price-routes.ts';
import { createSuggestions } from './suggest/suggestions.ts';
import { recommendRoutes } from './viewed/recommend-routes.ts';
import { createViewQueue } from './viewed/view-queue.ts';

export { auctionRowOf, endOf } from './catalog/product-row.ts';
export { findShownListing } from './catalog/item/read-catalog-item.ts';
export { readDomesticFee } from './catalog/item/read-domestic-fee.ts';
export { ofCondition, readWords } from './catalog/read-words.ts';
export { tidyKeyword } from './catalog/rules/keyword-rules.ts';
export { searchSite } from './catalog/search-site.ts';
export type { SearchDeps } from './deps.ts';
export { byInitial, initialOf } from './suggest/rules/kana-initials.ts';
export type { Item } from './catalog/catalog-view.ts';
export type { CatalogSearch, Group, Message, Opening } from './catalog/search-catalog.ts';

export function createSearch(
  given: Omit<SearchDeps, 'pages' | 'links' | 'titles' | 'suggestions' | 'countView' | 'noteSold'>,
): Search {
  const countView = createViewQueue(given.db, (error) =>
    given.log.warn({ error: String(error) }, 'views could not be kept'),
  );
  const noteSold = createSoldMemory(given);
  const deps: SearchDeps = {
    ...given,
    pages: notingSold(
      createPageCache(given.clock, createSharedPages(given.shared, given.clock)),
      noteSold,
    ),
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
    ...bind(deps, { search: searchCatalog, searchWhole, readBids, blockReason }),
    merged,
    readMergedPage: readMergedPage(deps, runs, merged),
    readLandedSpread: readLandedSpread(merged),
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
  ...discoveryRoutes(search),
  ...categoryNodeRoutes(search),
  ...recommendRoutes(search.deps),
  ...linkSearchRoutes(search),
  ...vainSearchRoutes(search.deps),
];

/** What search adds to the service. */
export const searchParts = (search: Search) => ({
  personalData: searchPersonalData,
  routes: searchRoutes(search),
});

export {
  createSavedSearches,
  type SavedSearches,
} from './saved/saved-searches.ts';
export type { Search } from './search.ts';
export type { SavedSearchDeps } from './saved/saved-search-deps.ts';
export type { Card } from './catalog/card.ts';
export { savedSearchParts } from './saved/saved-search-parts.ts';
