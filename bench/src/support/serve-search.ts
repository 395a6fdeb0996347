import pino from 'pino';
import { readConfig } from '../../../server/src/config.ts';
import { systemClock } from '../../../server/src/kernel/clock.ts';
import type { Marketplace } from '../../../server/src/modules/marketplaces/index.ts';
import { searchRoutes } from '../../../server/src/modules/search/index.ts';
import { createHttpServer } from '../../../server/src/platform/http/server.ts';
import { searchOverSites } from './pretend-search.ts';

/** The calls of search on the real HTTP server, for guests, listening on a free port; without the limit of calls a minute, which one measuring caller would hit. */
export async function serveSearch(sites: readonly Marketplace[]) {
  const config = readConfig({
    HAKO_ENV: 'test',
    HAKO_SECRET: 'a secret that only benchmarks know, 32+',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    HAKO_DATA_DIR: '/nonexistent',
    HAKO_PORT: '0',
  });
  const routes = searchRoutes(searchOverSites(sites)).map(
    ({ endpoint: { limitPerMinute: _, ...endpoint }, handler }) => ({ endpoint, handler }),
  );
  const app = await createHttpServer(config, pino({ level: 'silent' }), routes, {
    authenticate: async () => undefined,
    idempotency: {
      begin: async () => undefined,
      finish: async () => undefined,
      forget: async () => undefined,
    },
    now: () => systemClock.now(),
    isStrict: false,
  });
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}
