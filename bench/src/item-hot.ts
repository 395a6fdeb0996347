import Fastify from 'fastify';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../server/src/demo-people.ts';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { createIdentity, identityParts } from '../../server/src/modules/identity/index.ts';
import { searchRoutes } from '../../server/src/modules/search/index.ts';
import { createIdempotency } from '../../server/src/platform/http/idempotency.ts';
import { noTelemetry } from '../../server/src/platform/telemetry/telemetry.ts';
import { createHttpServer } from '../../server/src/platform/http/server.ts';
import { jobs } from '../../server/src/platform/jobs/jobs.ts';
import { createNews } from '../../server/src/platform/jobs/news.ts';
import { createMemoryStore } from '../../server/src/platform/shared/memory-store.ts';
import { createLive } from '../../server/src/platform/live-news.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';
import { type BenchDatabase, withDatabase } from './support/bench-database.ts';
import { backendsOf, costOf } from './support/items/request-cost.ts';
import { codeOf, searchOver } from './support/items/stored-items.ts';

const WARM = 10_000;
const ROUNDS = 5;
const STRING_BYTES = 4_096;

/**
 * Goal 1: the item call over 10^5 listings that are in memory, asked for by Zipf, signed in by a bearer token, each look counted in PostgreSQL; beside a Fastify
 * that serves one cached string of 4 KB. The figure is CPU of node and PostgreSQL a request; requests come from a process of their own.
 */
export async function run(): Promise<BenchLine[]> {
  return withDatabase(async (database) => {
    const live = createLive(database.pool, database.log);
    try {
      const ours = await serveItems({ ...database, live });
      const bare = await serveString();
      const costs = await measure(ours, bare.url, () => backendsOf(database.dir));
      await ours.close();
      await bare.close();
      const [cost, limit] = [median(costs.ours), median(costs.bare)];
      return [
        {
          name: 'item-hot',
          ours: cost,
          limit,
          unit: 'us CPU/request',
          ratio: limit / cost,
          goal: '>= 0.80 x limit',
          holds: limit / cost >= 0.8,
        },
      ];
    } finally {
      await live.stop();
    }
  }, 8);
}

/** The item call for somebody who is signed in, warm. */
async function serveItems({
  config,
  db,
  pool,
  log,
  live,
}: BenchDatabase & { readonly live: ReturnType<typeof createLive> }) {
  const platform = {
    config,
    db,
    pool,
    clock: systemClock,
    jobs,
    news: createNews(jobs),
    live,
    log,
    reads: db,
    shared: createMemoryStore(systemClock),
    telemetry: noTelemetry,
  };
  await seedDemoPeople(platform);
  const identity = createIdentity(platform);
  const routes = [
    ...identityParts(identity, { ...platform, nameOf: async () => DEMO_CUSTOMER.fullName }).routes,
    ...searchRoutes(searchOver(platform)),
  ];
  const app = await createHttpServer(config, log, routes, {
    authenticate: identity.authenticate,
    idempotency: createIdempotency(db, { me: 1, isAlive: async () => true }, log),
    now: () => systemClock.now(),
    isStrict: false,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  for (let n = 0; n < WARM; n++)
    await app.inject({ url: `/api/catalog/items/mercari/${codeOf(n)}`, headers });
  return { url, token, close: () => app.close() };
}

async function serveString() {
  const bare = Fastify();
  const text = JSON.stringify({ data: 'x'.repeat(STRING_BYTES - 11) });
  bare.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
  const url = await bare.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => bare.close() };
}

/** Turn and turn about; the first two rounds only warm. */
async function measure(
  ours: { readonly url: string; readonly token: string },
  bareUrl: string,
  backends: () => number,
) {
  const costs: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = -2; round < ROUNDS; round++) {
    for (const [name, target] of [
      ['ours', ours.url],
      ['bare', bareUrl],
    ] as const) {
      const cost = await costOf(target, ours.token, backends);
      if (round >= 0) costs[name].push(cost);
    }
  }
  return costs;
}
