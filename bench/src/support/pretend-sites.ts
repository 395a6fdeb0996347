import { Worker } from 'node:worker_threads';
import { systemClock } from '../../../server/src/kernel/clock.ts';
import type { Marketplace, Site } from '../../../server/src/modules/marketplaces/index.ts';
import { createYahooAuctions } from '../../../server/src/modules/marketplaces/yahoo-auctions/yahoo-auctions.ts';

const NAMES: readonly Site[] = [
  'auction',
  'mercari',
  'shopping',
  'rakuten',
  'paypay',
  'surugaya',
  'amazon',
];

/** Pretend sites in a thread of their own with these delays, each behind a real connector under a name of its own. */
export async function startPretendSites(delaysMs: readonly number[], size: number) {
  const shared = new SharedArrayBuffer(8);
  const control = new Int32Array(shared);
  const worker = new Worker(new URL('./seven-sites.mjs', import.meta.url), {
    workerData: { delaysMs, size, control: shared },
  });
  const ports = await new Promise<number[]>((told) => worker.once('message', told));
  const opened = ports.map((port) =>
    createYahooAuctions({
      baseUrl: `http://127.0.0.1:${port}`,
      pacePerSecond: 10_000,
      purchasing: 'desk',
      accounts: [],
      clock: systemClock,
    }),
  );
  return {
    ports,
    sites: opened.map((site, index): Marketplace => ({ ...site, site: NAMES[index] as Site })),
    /** How many searches came to all of them. */
    searches: (): number => Atomics.load(control, 0),
    /** Of a thousand answers so many take ten times as long from now on. */
    setLatePerMille: (share: number): void => void Atomics.store(control, 1, share),
    async close() {
      await Promise.all(opened.map((site) => site.close()));
      await worker.terminate();
    },
  };
}
