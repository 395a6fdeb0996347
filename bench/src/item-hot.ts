import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import pino from 'pino';
import { freePort } from '../../scripts/free-port.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../server/src/demo-people.ts';
import { readConfig } from '../../server/src/config.ts';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { yen } from '../../server/src/kernel/money.ts';
import { createIdentity, identityParts } from '../../server/src/modules/identity/index.ts';
import { fixedPrice, type Listing } from '../../server/src/modules/marketplaces/index.ts';
import { categoryFor } from '../../server/src/modules/pricing/tables/rules/category-of.ts';
import { prepareTables } from '../../server/src/modules/pricing/tables/rules/prepare-tables.ts';
import { landedEstimate } from '../../server/src/modules/pricing/asking/landed-estimate.ts';
import { SEED_ROWS } from '../../server/src/modules/pricing/seed/seed-rows.ts';
import { createSearch, searchRoutes } from '../../server/src/modules/search/index.ts';
import { createTranslation } from '../../server/src/modules/translation/index.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createIdempotency } from '../../server/src/platform/http/idempotency.ts';
import { createHttpServer } from '../../server/src/platform/http/server.ts';
import { jobs } from '../../server/src/platform/jobs/jobs.ts';
import { createNews } from '../../server/src/platform/jobs/news.ts';
import { createLive } from '../../server/src/platform/live.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './statistics.ts';
import { GUEST } from './support/guest.ts';

const ITEMS = 100_000;
const WARM = 10_000;
const ROUNDS = 5;
const ROUND_SECONDS = 2;
const STRING_BYTES = 4_096;
const TICKS_A_SECOND = 100;

/**
 * Goal 1: the item call over 10^5 listings that are in memory, asked for by Zipf, signed in by a bearer token, each look counted in PostgreSQL; beside a Fastify
 * that serves one cached string of 4 KB. The figure is CPU of node and PostgreSQL a request; requests come from a process of their own.
 */
export async function run(): Promise<BenchLine[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'hako-bench-item-'));
  const postgres = await startEmbeddedPostgres({ dir, port: await freePort(), isThrowAway: true });
  const log = pino({ level: 'silent' });
  const { db, pool } = openDatabase({ url: postgres.url, poolSize: 8, log });
  const config = {
    ...readConfig({
      HAKO_ENV: 'test',
      HAKO_SECRET: 'a secret that only benchmarks know, 32+',
      DATABASE_URL: postgres.url,
      HAKO_DATA_DIR: dir,
      HAKO_PORT: '0',
    }),
  };
  const platform = {
    config,
    db,
    pool,
    clock: systemClock,
    jobs,
    news: createNews(jobs),
    live: createLive(pool, log),
    log,
  };
  try {
    await migrate(pool);
    await seedDemoPeople(platform);
    const identity = createIdentity(platform);
    const routes = [
      ...identityParts(identity, { ...platform, nameOf: async () => DEMO_CUSTOMER.fullName })
        .routes,
      ...searchRoutes(searchOver(platform)),
    ];
    const app = await createHttpServer(config, log, routes, {
      authenticate: identity.authenticate,
      idempotency: createIdempotency(db, { me: 1, isAlive: async () => true }),
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
    const bare = Fastify();
    const text = JSON.stringify({ data: 'x'.repeat(STRING_BYTES - 11) });
    bare.get('/*', (_, reply) => reply.type('application/json; charset=utf-8').send(text));
    const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
    const backends = () =>
      backendsOf(Number(readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]));
    const costs: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (let round = -2; round < ROUNDS; round++) {
      for (const [name, target] of [
        ['ours', url],
        ['bare', bareUrl],
      ] as const) {
        const cost = await costOf(target, token, backends);
        if (round >= 0) costs[name].push(cost);
      }
    }
    await app.close();
    await bare.close();
    const [ours, limit] = [median(costs.ours), median(costs.bare)];
    return [
      {
        name: 'item-hot',
        ours,
        limit,
        unit: 'us CPU/request',
        ratio: limit / ours,
        goal: '>= 0.80 x limit',
        holds: limit / ours >= 0.8,
      },
    ];
  } finally {
    await platform.live.stop();
    await db.destroy();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Microseconds of CPU that one request costs node and PostgreSQL together. */
async function costOf(url: string, token: string, backends: () => number): Promise<number> {
  const [node, postgres] = [process.cpuUsage(), backends()];
  const child = fork(
    path.join(import.meta.dirname, 'support/item-load.mjs'),
    [url, token, String(ITEMS), String(ROUND_SECONDS)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const { requests, errors } = await new Promise<{ requests: number; errors: number }>((told) =>
    child.once('message', (message) => told(message as never)),
  );
  if (errors > 0 || requests === 0) throw new Error(`${errors} of ${requests} requests failed`);
  const { user, system } = process.cpuUsage(node);
  return (user + system + (backends() - postgres)) / requests;
}

/** Microseconds of CPU that the processes of this PostgreSQL have used; 0 where the system does not tell. */
function backendsOf(postmaster: number): number {
  let ticks = 0;
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      if (Number(pid) === postmaster || Number(fields[1]) === postmaster)
        ticks += Number(fields[11]) + Number(fields[12]);
    }
  } catch {
    // A process that ended while we looked: what it had used is missing in both readings.
  }
  return (ticks * 1_000_000) / TICKS_A_SECOND;
}

/** The real search; the marketplaces are a memory in which every listing is fresh. */
function searchOver(platform: { db: Parameters<typeof createSearch>[0]['db']; log: pino.Logger }) {
  const { db, log } = platform;
  const listings = new Map(Array.from({ length: ITEMS }, (_, n) => [codeOf(n), listingOf(n)]));
  const tables = prepareTables(SEED_ROWS, '2026-11-21');
  return createSearch({
    db,
    log,
    clock: systemClock,
    historyOf: async () => Promise.reject(new Error('nobody asks')),
    translation: {
      ...createTranslation({ db, clock: systemClock, log, service: undefined }),
      completeTitles: async () => new Map<string, string>(),
    },
    marketplaces: {
      all: [],
      findListing: async (_: string, code: string) => listings.get(code),
      listPrices: async () => [],
    } as never,
    pricing: {
      tablesAt: async () => tables,
      currentRate: async () => ({
        rate: { vnd: 17_635, scale: 100 },
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

const codeOf = (n: number): string => `m${String(n).padStart(11, '0')}`;

function listingOf(n: number): Listing {
  const price = yen(1_000 + n);
  const text = `フィルムカメラです。動作確認済み。${n} `.repeat(40);
  return {
    site: 'mercari',
    code: codeOf(n),
    url: `https://jp.mercari.com/item/${codeOf(n)}`,
    title: `ニコン Nikon FM2 ${n} ブラック ボディ`,
    pictures: ['https://static.mercdn.net/1.jpg', 'https://static.mercdn.net/2.jpg'],
    price: fixedPrice(price),
    condition: 'good',
    categoryPath: [{ id: '7', name: 'カメラ' }],
    brand: 'Nikon',
    seller: {
      id: `s${n % 5_000}`,
      name: 'seller',
      ratingPercent: 99,
      goodCount: 100,
      badCount: 1,
      isStore: false,
    },
    shipping: { payer: 'seller', fee: yen(0), isFeeLowest: false, fromPrefecture: 13 },
    auction: undefined,
    status: 'open',
    isShopItem: false,
    readAt: new Date(),
    quantity: 1,
    descriptionHtml: text,
    descriptionText: text,
    dispatch: undefined,
    checksum: undefined,
    variants: [],
    isOfferable: false,
    likeCount: 3,
    updatedAt: undefined,
  };
}
