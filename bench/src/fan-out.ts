import { Worker } from 'node:worker_threads';
import { Agent } from 'undici';
import { systemClock } from '../../server/src/kernel/clock.ts';
import type { Marketplace, Site } from '../../server/src/modules/marketplaces/index.ts';
import { createYahooAuctions } from '../../server/src/modules/marketplaces/yahoo-auctions/yahoo-auctions.ts';
import { mergedSearchOf } from '../../server/src/modules/search/merged/merged-query.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';
import { searchOverSites } from './support/pretend-search.ts';
import { withoutStalls } from './support/stalls.ts';
import { GUEST } from './support/guest.ts';

const DELAYS_MS = [4, 7, 10, 13, 16, 20, 25];
const SITES: readonly Site[] = [
  'auction',
  'mercari',
  'shopping',
  'rakuten',
  'paypay',
  'surugaya',
  'amazon',
];
const ITEMS_A_SITE = 20;
const ROUNDS = 120;
const PARTS = 6;
const WARM_UP = 40;
const P50_MS = 2.5;
const P99_MS = 8;
const CPU = 2;

/**
 * Goal 4: seven sites with fixed delays, 140 items checked, translated, priced, grouped and ranked, the first page of 40 groups written, beside a bare fan-out that only parses the
 * JSON. Times are milliseconds over the slowest site, without the stalls of the machine, CPU is that of this thread; every round asks another word, so that no page comes from memory,
 * while titles and goods that were seen before are known, as in service.
 */
export async function run(): Promise<BenchLine[]> {
  const worker = new Worker(new URL('./support/seven-sites.mjs', import.meta.url), {
    workerData: { delaysMs: DELAYS_MS, size: ITEMS_A_SITE },
  });
  const ports = await new Promise<number[]>((told) => worker.once('message', told));
  const slowestMs = Math.max(...DELAYS_MS);
  const sites = ports.map((port, index) => ({
    ...createYahooAuctions({
      baseUrl: `http://127.0.0.1:${port}`,
      pacePerSecond: 10_000,
      purchasing: 'desk',
      accounts: [],
      clock: systemClock,
    }),
    site: SITES[index] as Site,
  }));
  const works = { ours: oursOver(sites), bare: bareFanOut(ports) };
  const times: Record<keyof typeof works, number[]> = { ours: [], bare: [] };
  const costs: Record<keyof typeof works, number[]> = { ours: [], bare: [] };
  let turn = 0;
  const once = async (name: keyof typeof works): Promise<number> => {
    const [startedMs, cpu] = [performance.now(), process.threadCpuUsage()];
    const items = await works[name](turn++);
    const tookMs = performance.now() - startedMs - slowestMs;
    const { user, system } = process.threadCpuUsage(cpu);
    if (items !== DELAYS_MS.length * ITEMS_A_SITE) throw new Error(`${name} told ${items} items`);
    costs[name].push((user + system) / 1_000);
    return tookMs;
  };
  for (let round = 0; round < WARM_UP; round++)
    for (const name of ['ours', 'bare'] as const) await once(name);
  costs.ours.length = 0;
  costs.bare.length = 0;
  for (let part = 0; part < PARTS; part++)
    for (const name of ['bare', 'ours'] as const)
      times[name].push(
        ...(await withoutStalls(`fan-out ${name}`, ROUNDS / PARTS, () => once(name))),
      );
  await Promise.all(sites.map((site) => site.close()));
  await worker.terminate();
  const p99Of = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] as number;
  const line = (
    name: string,
    unit: string,
    of: typeof times,
    figure: (values: readonly number[]) => number,
  ) => {
    const [ours, limit] = [figure(of.ours), figure(of.bare)];
    return { name, ours, limit, unit, ratio: ours / limit };
  };
  const p50 = line('fan-out p50', 'ms over the slowest', times, median);
  const p99 = line('fan-out p99', 'ms over the slowest', times, p99Of);
  const cpu = line('fan-out cpu', 'ms CPU/search', costs, median);
  return [
    { ...p50, goal: `<= ${P50_MS} ms`, holds: p50.ours <= P50_MS },
    { ...p99, goal: `<= ${P99_MS} ms`, holds: p99.ours <= P99_MS },
    { ...cpu, goal: `<= ${CPU} x bare`, holds: cpu.ratio <= CPU },
  ];
}

/** The list over all sites with its first page written as it grows, as somebody gets it who asks for nothing else; tells how many listings it ranks. */
function oursOver(sites: readonly Marketplace[]): (round: number) => Promise<number> {
  const search = searchOverSites(sites);
  return async (round) => {
    let bytes = 0;
    const asked = mergedSearchOf({ q: `nikon ${round}` }, GUEST);
    await search.merged.follow(asked, (message) => {
      bytes += Buffer.byteLength(JSON.stringify(message));
      if (message.type === 'site' && message.state !== 'answered')
        throw new Error(String(message.message));
    });
    if (bytes < 50_000) throw new Error('nothing was written');
    return search.merged.begin(asked).run?.list.size ?? 0;
  };
}

function bareFanOut(ports: readonly number[]): () => Promise<number> {
  const agent = new Agent({ connections: 16 });
  return async () => {
    const answers = await Promise.all(
      ports.map(async (port) => {
        const answer = await agent.request({
          origin: `http://127.0.0.1:${port}`,
          path: '/api/search/v3/search/items',
          method: 'GET',
        });
        return JSON.parse(await answer.body.text()) as { items: unknown[] };
      }),
    );
    return answers.reduce((total, { items }) => total + items.length, 0);
  };
}
