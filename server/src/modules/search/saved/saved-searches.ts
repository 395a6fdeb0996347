import { bind } from '../../../kernel/bind.ts';
import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Reader, Trx } from '../../../platform/database/database.ts';
import type { RepeatedJob } from '../../../platform/jobs/worker.ts';
import type { Marketplaces, Site } from '../../marketplaces/index.ts';
import type { Translation } from '../../translation/index.ts';
import type { FindsNotice } from './saved-search-notices.ts';
import { savedSearchRoutes } from './saved-search-routes.ts';
import { findSavedSearch, listFinds, listSavedSearches } from './saved-search-store.ts';
import { runSavedSearches } from './run-saved-searches.ts';
import { changeSavedSearch, forgetSavedSearch, saveSearch } from './save-search.ts';

export interface SavedSearchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly marketplaces: Pick<Marketplaces, 'all' | 'find'>;
  readonly translation: Pick<Translation, 'readKeyword' | 'titleNow'>;
  /** Calls a second that we allow ourselves towards a site. */
  readonly pacePerSecond: (site: Site) => number;
  readonly notify: (
    trx: Trx,
    notice: FindsNotice & { readonly customerId: string },
  ) => Promise<void>;
}

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

const RUN: RepeatedJob = { name: 'search.run-saved-searches', cron: '* * * * *' };

/** What saved searches add to the service. */
export const savedSearchParts = (saved: SavedSearches) => ({
  routes: savedSearchRoutes(saved),
  jobs: { [RUN.name]: async () => void (await saved.run()) },
  repeatedJobs: [RUN],
});
