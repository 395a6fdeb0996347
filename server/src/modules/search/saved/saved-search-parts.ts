import type { RepeatedJob } from '../../../platform/jobs/worker.ts';
import { savedSearchRoutes } from './saved-search-routes.ts';
import type { SavedSearches } from './saved-searches.ts';

const RUN: RepeatedJob = { name: 'search.run-saved-searches', cron: '* * * * *' };

/** What saved searches add to the service. */
export const savedSearchParts = (saved: SavedSearches) => ({
  routes: savedSearchRoutes(saved),
  jobs: { [RUN.name]: async () => void (await saved.run()) },
  repeatedJobs: [RUN],
});
