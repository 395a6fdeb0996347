import { Agent } from 'undici';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';
import { startPretendSites } from './support/pretend-sites.ts';
import { serveSearch } from './support/serve-search.ts';
import { withoutStalls } from './support/stalls.ts';

const FASTEST_MS = 8;
const ROUNDS = 60;
const PARTS = 3;
const WARM_UP = 30;
const OVER_MS = 3;
const GROWTH = 1.3;

/**
 * Goal 5: until the first site's 20 listings are on the wire, over HTTP through the real server, over that site's delay; the limit is a bare request to
 * that site, the peer waits for all. Once with sites that follow soon, once with a site that takes a second: the first results must not notice.
 */
export async function run(): Promise<BenchLine[]> {
  const soon = await measure([FASTEST_MS, 40, 50, 60, 70, 80, 90]);
  const late = await measure([FASTEST_MS, 40, 50, 60, 70, 80, 1_000]);
  const growth = late.ours / soon.ours;
  return [
    {
      name: 'first-results',
      ours: soon.ours,
      limit: soon.bare,
      unit: 'ms over the fastest',
      ratio: soon.ours / soon.bare,
      goal: `<= ${OVER_MS} ms`,
      holds: soon.ours <= OVER_MS,
    },
    {
      name: 'first-results, slow last',
      ours: late.ours,
      limit: soon.ours,
      unit: 'ms over the fastest',
      ratio: growth,
      goal: `<= ${GROWTH} x without it`,
      holds: growth <= GROWTH || late.ours <= OVER_MS,
    },
    {
      name: 'first-results, waits for all',
      ours: soon.ours + FASTEST_MS,
      limit: soon.all,
      unit: 'ms until results',
      ratio: soon.all / (soon.ours + FASTEST_MS),
      goal: '>= 3 x sooner',
      holds: soon.all >= 3 * (soon.ours + FASTEST_MS),
    },
  ];
}

function expectTwenty(text: string): void {
  const list = text.split('\n').find((line) => line.includes('"type":"list"')) ?? '{}';
  const told = (JSON.parse(list) as { groups: { members: unknown[] }[] }).groups.reduce(
    (sum, { members }) => sum + members.length,
    0,
  );
  if (told !== 20) throw new Error(`${told} listings told first`);
}

interface Asked {
  readonly agent: Agent;
  readonly url: string;
  /** Where the fastest of the sites listens. */
  readonly sitePort: number | undefined;
}
/** One request of each kind; each gives how long it took, the first two without the delay of the site itself. */
function askersOf({ agent, url, sitePort }: Asked) {
  let turn = 0;
  const oursOnce = async (): Promise<number> => {
    const startedMs = performance.now();
    const { body } = await agent.request({
      origin: url,
      path: `/api/catalog/merged?q=nikon${turn++}`,
      method: 'GET',
    });
    let text = '';
    let firstMs: number | undefined;
    for await (const part of body) {
      text += String(part);
      if (firstMs === undefined && /"type":"list".*\n/.test(text)) {
        firstMs = performance.now();
        expectTwenty(text);
      }
    }
    if (firstMs === undefined) throw new Error('no list');
    return firstMs - startedMs - FASTEST_MS;
  };
  const bareOnce = async (): Promise<number> => {
    const startedMs = performance.now();
    const { body } = await agent.request({
      origin: `http://127.0.0.1:${sitePort}`,
      path: '/api/search/v3/search/items',
      method: 'GET',
    });
    await body.text();
    return performance.now() - startedMs - FASTEST_MS;
  };
  const allOnce = async (): Promise<number> => {
    const startedMs = performance.now();
    const { body } = await agent.request({
      origin: url,
      path: `/api/catalog/merged-page?q=canon${turn++}`,
      method: 'GET',
    });
    await body.text();
    return performance.now() - startedMs;
  };
  return { ours: oursOnce, bare: bareOnce, all: allOnce };
}

async function measure(
  delaysMs: readonly number[],
): Promise<{ ours: number; bare: number; all: number }> {
  const market = await startPretendSites(delaysMs, 20);
  const { app, url } = await serveSearch(market.sites);
  const agent = new Agent({ connections: 16 });
  const works = askersOf({ agent, url, sitePort: market.ports[0] });
  const times = { ours: [] as number[], bare: [] as number[], all: [] as number[] };
  for (let n = 0; n < WARM_UP; n++) await Promise.all([works.ours(), works.bare()]);
  const slow = (delaysMs.at(-1) ?? 0) > 500;
  for (let part = 0; part < PARTS; part++)
    for (const name of ['bare', 'ours', ...(slow ? [] : (['all'] as const))] as const)
      times[name].push(
        ...(await withoutStalls(
          `first-results ${name}`,
          Math.ceil((slow ? 9 : ROUNDS) / PARTS),
          works[name],
        )),
      );
  await agent.close();
  await app.close();
  await market.close();
  return {
    ours: median(times.ours),
    bare: median(times.bare),
    all: times.all.length > 0 ? median(times.all) : Number.NaN,
  };
}
