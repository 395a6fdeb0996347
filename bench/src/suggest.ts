import { fork } from 'node:child_process';
import path from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { createSearch, type Search, searchRoutes } from '../../server/src/modules/search/index.ts';
import { createTranslation } from '../../server/src/modules/translation/index.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { createIdempotency } from '../../server/src/platform/http/idempotency.ts';
import { createHttpServer } from '../../server/src/platform/http/server.ts';
import type { BenchLine } from './bench-line.ts';
import { type BenchDatabase, withDatabase } from './support/bench-database.ts';
import { median } from './support/figures/statistics.ts';

const KEYWORDS = 1_000_000;
const PORTION = 5_000;
const ROUNDS = 5;
const ROUND_SECONDS = 1;

/**
 * Goal 22: suggestions over 10^6 searched keywords, typed letter by letter with and without diacritics, through the whole server; beside a Fastify that
 * writes the same ten rows as JSON. The figure is CPU of node a request; the 99th percentile is that of the lookups themselves, each prefix for the
 * first time, because on a busy machine the network's tells about the machine.
 */
export async function run(): Promise<BenchLine[]> {
  return withDatabase(async (database) => {
    await fill(database.db);
    const { search, url, close } = await serveSuggestions(database);
    const reply = (await (
      await fetch(`${url}/api/keyword/autocomplete?keyword=may%20a`)
    ).json()) as { data: { results: unknown[] } };
    if (reply.data.results.length !== 10)
      throw new Error(`only ${reply.data.results.length} suggestions`);
    const bare = Fastify();
    bare.get('/*', async () => reply);
    const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
    const costs = await measure(url, bareUrl);
    const lookupMs = await slowestLookups(search);
    await close();
    await bare.close();
    const [ours, limit] = [median(costs.ours), median(costs.bare)];
    return [
      {
        name: 'suggest',
        ours,
        limit,
        unit: 'us CPU/request',
        ratio: limit / ours,
        goal: '>= 0.75 x limit',
        holds: limit / ours >= 0.75,
      },
      {
        name: 'suggest lookup p99',
        ours: lookupMs,
        limit: 2,
        unit: 'ms',
        ratio: lookupMs / 2,
        goal: '<= 2 ms',
        holds: lookupMs <= 2,
      },
    ];
  }, 4);
}

async function serveSuggestions({ db, log, config }: BenchDatabase) {
  const translation = createTranslation({ db, clock: systemClock, log, service: undefined });
  const nobody = async () => Promise.reject(new Error('nobody asks'));
  const search = createSearch({
    db,
    log,
    clock: systemClock,
    translation,
    marketplaces: { all: [] } as never,
    historyOf: nobody,
    pricing: {
      tablesAt: nobody,
      currentRate: nobody,
      landedEstimate: nobody,
      categoryOf: nobody,
    } as never,
  });
  await search.deps.suggestions.load();
  const app = await createHttpServer(config, log, searchRoutes(search), {
    authenticate: async () => undefined,
    idempotency: createIdempotency(db, { me: 1, isAlive: async () => true }, log),
    now: () => systemClock.now(),
    isStrict: false,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { search, url, close: () => app.close() };
}

/** Turn and turn about; the first round only warms. */
async function measure(oursUrl: string, bareUrl: string) {
  const costs: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, target] of [
      ['ours', oursUrl],
      ['bare', bareUrl],
    ] as const) {
      const microseconds = await load(target, 8);
      if (round >= 0) costs[name].push(microseconds);
    }
  }
  return costs;
}

/** Milliseconds within which 99 of 100 prefixes that nobody asked for before are answered. */
async function slowestLookups(search: Search): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < 20_000; n++) {
    const prefix = `${BEGINNINGS[n % BEGINNINGS.length]} ${n.toString(16)}`.slice(0, 1 + (n % 12));
    const startedMs = performance.now();
    await search.deps.suggestions.suggest(prefix, 10 + (n % 3));
    took.push(performance.now() - startedMs);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] as number;
}
const BEGINNINGS = [
  'may anh',
  'dong ho',
  'tui xach',
  'giay',
  'mo hinh',
  'ong kinh',
  'loa',
  'the pokemon',
];

/** A million keywords that crowd under a few beginnings, as people's do, each searched a different number of times. */
async function fill(db: Database): Promise<void> {
  for (let at = 0; at < KEYWORDS / 8; at += PORTION) {
    await sql`insert into searched_keywords (type_code, folded, keyword, japanese, search_count, last_searched_at)
    select 'all', f.folded || ' ' || g.model, f.keyword || ' ' || g.model, 'カメラ', 1 + (g.n * 7919) % 10007, now() - interval '1 day'
    from (select n, substr(md5(n::text), 1, 4) || n as model from generate_series(${at + 1}::int, ${at + PORTION}::int) n) g,
      (values ('may anh', 'máy ảnh'), ('dong ho', 'đồng hồ'), ('tui xach', 'túi xách'), ('giay', 'giày'), ('mo hinh', 'mô hình'),
        ('ong kinh', 'ống kính'), ('loa', 'loa'), ('the pokemon', 'thẻ pokemon')) f(folded, keyword)`.execute(
      db,
    );
  }
}

async function load(url: string, atOnce: number): Promise<number> {
  const before = process.cpuUsage();
  const child = fork(
    path.join(import.meta.dirname, 'support/suggest-load.mjs'),
    [url, String(ROUND_SECONDS), String(atOnce)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const { requests, errors } = await new Promise<{ requests: number; errors: number }>((told) =>
    child.once('message', (message) => told(message as never)),
  );
  if (errors > 0 || requests === 0) throw new Error(`${errors} of ${requests} requests failed`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}
