import pino from 'pino';
import { systemClock } from '../../../server/src/kernel/clock.ts';
import type { Marketplace } from '../../../server/src/modules/marketplaces/index.ts';
import { categoryFor } from '../../../server/src/modules/pricing/tables/rules/category-of.ts';
import { prepareTables } from '../../../server/src/modules/pricing/tables/rules/prepare-tables.ts';
import { landedEstimate } from '../../../server/src/modules/pricing/asking/landed-estimate.ts';
import { SEED_ROWS } from '../../../server/src/modules/pricing/seed/seed-rows.ts';
import { createSearch, type Search } from '../../../server/src/modules/search/index.ts';
import { createTranslation } from '../../../server/src/modules/translation/index.ts';
import { GUEST } from './guest.ts';

/** Takes every query and finds nothing: what the search writes down for later is not what is measured here. */
const nowhere: unknown = new Proxy(() => nowhere, {
  get: (_, name) => (name === 'then' ? undefined : name === 'execute' ? async () => [] : nowhere),
  apply: () => nowhere,
});

/** The real search over these sites, with real price tables and the glossary; without a translation service and without a database. */
export function searchOverSites(sites: readonly Marketplace[]): Search {
  const log = pino({ level: 'silent' });
  const db = nowhere as Parameters<typeof createSearch>[0]['db'];
  const tables = prepareTables(SEED_ROWS, '2026-11-21');
  const rate = { vnd: 17_635, scale: 100 };
  return createSearch({
    db,
    clock: systemClock,
    log,
    historyOf: async () => Promise.reject(new Error('nobody asks')),
    marketplaces: {
      all: sites,
      read: (name: string) => sites.find(({ site }) => site === name) as Marketplace,
    } as never,
    translation: {
      ...createTranslation({ db, clock: systemClock, log, service: undefined }),
      completeTitles: async () => new Map<string, string>(),
    },
    pricing: {
      tablesAt: async () => tables,
      currentRate: async () => ({
        rate,
        quotedAt: systemClock.now(),
        isTooOld: false,
        isJumpWaiting: false,
      }),
      askerOf: async () => GUEST,
      landedEstimate,
      categoryOf: categoryFor,
    },
  });
}
