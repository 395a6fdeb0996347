import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { siteAt } from '../../../../test-support/world/site-at.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { connectorsOf, createMarketplaces, type Marketplaces } from '../index.ts';

let simulator: Simulator;
let platform: TestPlatform;
let aheadMs = 0;
const opened: Marketplaces[] = [];
/** A process of its own over the one database, on a clock that can be set ahead. */
function startProcess(process: number, role: string) {
  const clock = {
    now: () => new Date(systemClock.now().getTime() + aheadMs),
    monotonicMs: () => systemClock.monotonicMs() + aheadMs,
  };
  const sites = { mercari: siteAt(`${simulator.url}/mercari`) };
  const marketplaces = createMarketplaces({
    ...platform,
    clock,
    connectors: connectorsOf({ sites }),
  });
  opened.push(marketplaces);
  return { marketplaces, end: marketplaces.startTelling({ process, roles: [role] }) };
}

beforeAll(async () => {
  simulator = await startSimulator();
  platform = await createTestPlatform();
});
afterAll(async () => {
  for (const marketplaces of opened) await marketplaces.close();
  await platform.close();
  await simulator.stop();
});

test('the desk sees the lines of every process, until it ends or falls silent', async () => {
  const api = startProcess(1, 'api');
  const worker = startProcess(2, 'worker');
  const sniper = startProcess(3, 'sniper');
  const seen = async () =>
    (await api.marketplaces.listHealth()).map(({ process, roles, calls }) => [
      process,
      roles[0],
      calls > 0,
    ]);
  await worker.marketplaces.tellHealth();
  expect(await seen(), 'who has not called yet is not told of').toEqual([[1, 'api', false]]);

  for (const { marketplaces } of [worker, sniper]) {
    await marketplaces.read('mercari').search({ keyword: 'ニコン' });
    await marketplaces.tellHealth();
  }
  expect(await seen()).toEqual([
    [1, 'api', false],
    [2, 'worker', true],
    [3, 'sniper', true],
  ]);
  // Mercari's tree is read beside a search, and may come after it.
  const isToldAsKnown = async (): Promise<boolean> => {
    await worker.marketplaces.tellHealth();
    const own = (await worker.marketplaces.listHealth())[0];
    const told = (await api.marketplaces.listHealth()).find(({ process }) => process === 2);
    return isDeepStrictEqual(told, own);
  };
  await expect.poll(isToldAsKnown, { timeout: 10_000 }).toBe(true);

  await sniper.end();
  expect((await seen()).map(([process]) => process)).toEqual([1, 2]);
  aheadMs += 61_000;
  expect((await seen()).map(([process]) => process)).toEqual([1]);
});
