import { bind } from '../../kernel/bind.ts';
import {
  listPriceWatchesEndpoint,
  type PriceWatch,
  watchPriceEndpoint,
} from '@hako/contract/favorites/price-watches';
import type { Static } from 'typebox';
import { type Route, route } from '../../platform/http/route.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import { listWatches, type PriceWatchRow } from './price-watch-store.ts';
import { runPriceWatches } from './run-price-watches.ts';
import { unwatchPrice, watchPrice } from './watch-price.ts';
import type { PriceWatchDeps } from './price-watch-deps.ts';

export type PriceWatches = ReturnType<typeof createPriceWatches>;

/** The watch over the prices of favourites. */
export const createPriceWatches = (deps: PriceWatchDeps) => ({
  ...bind(deps, { watch: watchPrice, unwatch: unwatchPrice, run: runPriceWatches }),
  list: (customerId: string) => listWatches(deps.db, customerId),
});

const RUN: RepeatedJob = { name: 'favorites.run-price-watches', cron: '* * * * *' };

/** What the price watch adds to the service. */
export const priceWatchParts = (watches: PriceWatches) => ({
  routes: priceWatchRoutes(watches),
  jobs: { [RUN.name]: async () => void (await watches.run()) },
  repeatedJobs: [RUN],
});

const priceWatchRoutes = (watches: PriceWatches): Route[] => [
  route(listPriceWatchesEndpoint, async ({ caller }) => ({
    data: { results: (await watches.list(caller.customerId)).map(rowOf) },
  })),
  route(watchPriceEndpoint, async ({ body: { code, is_watching, wished_price }, caller }) => {
    const watched = { code, wished: wished_price ?? undefined };
    if (is_watching) return { data: rowOf(await watches.watch(caller.customerId, watched)) };
    await watches.unwatch(caller.customerId, code);
    return { data: null };
  }),
];

const rowOf = (row: PriceWatchRow): Static<typeof PriceWatch> => ({
  code: row.code,
  site: row.site,
  base_price: row.base_jpy,
  wished_price: row.wished_jpy,
  last_price: row.last_jpy,
  is_over: row.is_over,
  checked_at: row.last_read_at?.toISOString() ?? null,
});
