import { Worker } from 'node:worker_threads';
import pino from 'pino';
import { Agent } from 'undici';
import { systemClock } from '../../server/src/kernel/clock.ts';
import type { Marketplace } from '../../server/src/modules/marketplaces/index.ts';
import { createYahooAuctions } from '../../server/src/modules/marketplaces/yahoo-auctions/yahoo-auctions.ts';
import { prepareTables } from '../../server/src/modules/pricing/domain/prepare-tables.ts';
import { landedEstimate } from '../../server/src/modules/pricing/landed-estimate.ts';
import { SEED_ROWS } from '../../server/src/modules/pricing/seed/seed-rows.ts';
import { createSearch } from '../../server/src/modules/search/index.ts';
import { createTranslation } from '../../server/src/modules/translation/index.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './statistics.ts';

const DELAYS_MS = [4, 7, 10, 13, 16, 20, 25];
const ITEMS_A_SITE = 20;
const ROUNDS = 120;
const P50_MS = 2.5;
const P99_MS = 8;

/**
 * Goal 4: seven sites with fixed delays, 140 items checked, translated, priced and told, beside a bare fan-out that only parses the JSON. Both
 * figures are milliseconds over the slowest site; titles come from the glossary, whose readings are warm after the first rounds as in service.
 */
export async function run(): Promise<BenchLine[]> {
  const worker = new Worker(new URL('./support/seven-sites.mjs', import.meta.url), { workerData: { delaysMs: DELAYS_MS, size: ITEMS_A_SITE } });
  const ports = await new Promise<number[]>((told) => worker.once('message', told));
  const slowestMs = Math.max(...DELAYS_MS);
  const sites = ports.map((port) =>
    createYahooAuctions({ baseUrl: `http://127.0.0.1:${port}`, pacePerSecond: 10_000, purchasing: 'desk', accounts: [], clock: systemClock }),
  );
  const ours = searcherOver(sites);
  const bare = bareFanOut(ports);
  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = -20; round < ROUNDS; round++) {
    for (const [name, work] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const startedMs = performance.now();
      const items = await work(round);
      if (items !== DELAYS_MS.length * ITEMS_A_SITE) throw new Error(`${name} told ${items} items`);
      if (round >= 0) times[name].push(performance.now() - startedMs - slowestMs);
    }
  }
  await Promise.all(sites.map((site) => site.close()));
  await worker.terminate();
  const [p50, limit] = [median(times.ours), median(times.bare)];
  const p99Of = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.99)] as number;
  const [p99, limit99] = [p99Of(times.ours), p99Of(times.bare)];
  return [
    { name: 'fan-out p50', ours: p50, limit, unit: 'ms over the slowest', ratio: p50 / limit, goal: `<= ${P50_MS} ms`, holds: p50 <= P50_MS },
    {
      name: 'fan-out p99',
      ours: p99,
      limit: limit99,
      unit: 'ms over the slowest',
      ratio: p99 / limit99,
      goal: `<= ${P99_MS} ms`,
      holds: p99 <= P99_MS,
    },
  ];
}

/** The real search over these sites; every round asks another word, so that no page comes from memory. */
function searcherOver(sites: readonly Marketplace[]): (round: number) => Promise<number> {
  const log = pino({ level: 'silent' });
  const tables = prepareTables(SEED_ROWS, '2026-11-21');
  const translation = {
    ...createTranslation({ db: undefined as never, clock: systemClock, log, service: undefined }),
    completeTitles: async () => new Map<string, string>(),
  };
  // Each connector answers under the same name, so they are handed out one after the other.
  let turn = 0;
  const marketplaces = { all: sites, read: () => sites[turn++ % sites.length] as Marketplace };
  const search = createSearch({
    db: undefined as never,
    clock: systemClock,
    log,
    marketplaces: marketplaces as never,
    translation,
    pricing: {
      tablesAt: async () => tables,
      currentRate: async () => ({ rate: { vnd: 17_635, scale: 100 }, quotedAt: systemClock.now(), isTooOld: false, isJumpWaiting: false }),
      landedEstimate,
    },
  });
  const pages = { search: (marketplace: Marketplace, query: object, timeoutMs: number) => marketplace.search(query, { timeoutMs }) };
  Object.assign(search.deps, { pages });
  return async (round) => {
    let items = 0;
    let bytes = 0;
    await search.search({ keyword: `nikon ${round}`, isKeywordTranslated: true, filters: { size: ITEMS_A_SITE } }, (message) => {
      if (message.type === 'outage') throw new Error(message.kind);
      if (message.type === 'results') {
        items += message.cards.length;
        bytes += JSON.stringify(message).length;
      }
    });
    if (bytes < 10_000) throw new Error('nothing was written');
    return items;
  };
}

function bareFanOut(ports: readonly number[]): () => Promise<number> {
  const agent = new Agent({ connections: 16 });
  return async () => {
    const answers = await Promise.all(
      ports.map(async (port) => {
        const answer = await agent.request({ origin: `http://127.0.0.1:${port}`, path: '/api/search/v3/search/items', method: 'GET' });
        return JSON.parse(await answer.body.text()) as { items: unknown[] };
      }),
    );
    return answers.reduce((total, { items }) => total + items.length, 0);
  };
}
