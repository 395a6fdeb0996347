import { bind } from '../../../kernel/bind.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { findSavedSearch, listFinds, listSavedSearches } from './saved-search-store.ts';
import { runSavedSearches } from './run-saved-searches.ts';
import { changeSavedSearch, forgetSavedSearch, saveSearch } from './save-search.ts';
import type { SavedSearchDeps } from './saved-search-deps.ts';

export type SavedSearches = ReturnType<typeof createSavedSearches>;

/** Searches that customers saved, and the watch over all sites that tells them what is new. */
export const createSavedSearches = (deps: SavedSearchDeps) => ({
  deps,
  ...bind(deps, {
    save: saveSearch,
    change: changeSavedSearch,
    forget: forgetSavedSearch,
    run: runSavedSearches,
  }),
  list: (customerId: string) => listSavedSearches(deps.db, customerId),
  find: (customerId: string, id: string) => findSavedSearch(deps.db, customerId, id),
  listFinds: (reader: Reader, id: string) => listFinds(reader, id),
});
