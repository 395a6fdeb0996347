import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { type ObservedProcess, startObserved } from '../../server/test-support/observed-process.ts';
import { startSimulator } from '../../simulator/src/start.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';
import { type BenchDatabase, withDatabase } from './support/bench-database.ts';

const ROUNDS = 5;
const WARM = 20;
/** Of each kind a round. */
const REQUESTS = 60;
const MOST = 0.2;

/**
 * The home page as a browser of a guest asks for it (with what Chromium takes), drawn for each one
 * beside kept for all, by two real processes over the pretend world, turn and turn about. The
 * figure is CPU of the process for each request; of what PostgreSQL does nothing is counted.
 */
export async function run(): Promise<BenchLine[]> {
  return withDatabase(async (database) => {
    const sim = await startSimulator();
    const start = (seconds: string) => startApi(database, sim.url, seconds);
    const both = [await start('3600'), await start('0')] as const;
    try {
      const [kept, drawn] = await measure(both);
      return [
        {
          name: 'guest-page',
          ours: kept,
          limit: drawn,
          unit: 'ms CPU/request',
          ratio: kept / drawn,
          goal: `<= ${MOST} x a drawn page`,
          holds: kept <= MOST * drawn,
        },
      ];
    } finally {
      for (const one of both) await one.end();
      await sim.stop();
    }
  });
}

const startApi = (
  { config, url }: BenchDatabase,
  sim: string,
  seconds: string,
): Promise<ObservedProcess> =>
  startObserved(
    { config, databaseUrl: url },
    { ...pretendSettings(sim), HAKO_ROLES: 'api', HAKO_GUEST_PAGE_SECONDS: seconds },
  );

/** Milliseconds of CPU for a kept page and for a drawn one; the first round only warms. */
async function measure(both: readonly [ObservedProcess, ObservedProcess]) {
  const costs: [number[], number[]] = [[], []];
  for (let round = -1; round < ROUNDS; round++)
    for (const [n, one] of both.entries()) {
      const cost = await costOf(one, round < 0 ? WARM : REQUESTS);
      if (round >= 0) costs[n as 0 | 1].push(cost);
    }
  return costs.map(median) as [number, number];
}

async function costOf(one: ObservedProcess, requests: number): Promise<number> {
  const cpuSeconds = async () => (await one.valuesOf('hako_process_cpu_seconds_total'))[0] ?? 0;
  const before = await cpuSeconds();
  for (let n = 0; n < requests; n++) {
    const answer = await fetch(`${one.url}/`, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the page was answered with ${answer.status}`);
  }
  return (1_000 * ((await cpuSeconds()) - before)) / requests;
}
