import { setRate } from '../../world/set-rate.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { type TestService, startTestService } from '../../test-service.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import type { Site } from '../../../src/modules/marketplaces/index.ts';

/** Where each marketplace is in the pretend world. */
export const PARTIES: Readonly<Record<Site, string>> = {
  auction: 'yahoo-auctions',
  mercari: 'mercari',
  shopping: 'yahoo-shopping',
  rakuten: 'rakuten',
  paypay: 'paypay',
  surugaya: 'suruga-ya',
  amazon: 'amazon',
};
/** Longer than any rest of a site that was told off once, and than anything is kept. */
const LONG_MS = 20 * 60_000;
/** Real time that tests may push on: what waits, waits really. */
export let pushedMs = 0;
export function setPushedMs(value: typeof pushedMs): void {
  pushedMs = value;
}
const clock: Clock = {
  now: () => new Date(Date.now() + pushedMs),
  monotonicMs: () => performance.now() + pushedMs,
};
export let sim: Simulator;
export let service: TestService;
interface SearchedGroup {
  readonly type: 'results' | 'outage';
  readonly site: Site;
  readonly kind?: string;
  readonly message?: string;
  readonly cards?: readonly { readonly code: string; readonly price_jpy: number | null }[];
  readonly kept?: {
    readonly age_seconds: number;
    readonly kind: string;
    readonly message: string;
  } | null;
}
export const get = async (path: string) => {
  const answer = await service.app.inject({ method: 'GET', url: path });
  return { status: answer.statusCode, body: answer.json() };
};
let asked = 0;
/** A search that nobody asked before, so that every site is asked itself. */
export const search = async (
  query = `q=nikon&size=${10 + (asked++ % 30)}&min_price=${100 + asked}`,
) => {
  const startedMs = performance.now();
  const { body } = await get(`/api/catalog/search-whole?${query}`);
  return { groups: body.groups as SearchedGroup[], tookMs: performance.now() - startedMs };
};
export const strike = (site: Site, fault: object) =>
  sim.world.faults.add({ party: PARTIES[site], ...fault } as never);
/** Searches until nobody is missing: a world that has just begun, or a busy machine, takes its time. */
const allAnswer = async () => {
  for (let attempt = 1; ; attempt++) {
    const missing = (await search()).groups.filter(({ type }) => type === 'outage');
    if (missing.length === 0) return;
    if (attempt === 10) expect(missing).toEqual([]);
    pushedMs += LONG_MS;
  }
};
/** The trouble is over and long past. */
export const recover = async () => {
  sim.world.faults.remove({});
  pushedMs += LONG_MS;
  await allAnswer();
};

/** Registers what the tests of a file need before and after them. */
export function setUpSitesRig(): void {
  beforeAll(async () => {
    sim = await startSimulator();
    service = await startTestService({ clock, settings: pretendSettings(sim.url) });
    await setRate(service.parts.modules.pricing, 17_600);
    await allAnswer();
  });
  afterAll(async () => {
    await service.close();
    await sim.stop();
  });
}
