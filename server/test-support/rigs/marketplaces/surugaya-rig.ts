import { afterAll, beforeAll, beforeEach, afterEach } from 'vitest';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { createSurugaya } from '../../../src/modules/marketplaces/surugaya/surugaya.ts';

export let simulator: Simulator;
export let site: ReturnType<typeof createSurugaya>;

/** Tells the pretend site what to have and to be. */
export const control = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${simulator.url}/_control/suruga-ya${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return (await answer.json()) as { code: string };
};

const open = (settings: { timeoutMs?: number } = {}) =>
  createSurugaya({
    baseUrl: `${simulator.url}/suruga-ya`,
    pacePerSecond: 100,
    clock: systemClock,
    ...settings,
  });
/** Opens the site anew with all the patience that it has by itself. */
export async function reopen() {
  await site.close();
  site = open();
}

/** Registers what the tests of a file need before and after them. */
export function setUpSurugayaRig(): void {
  beforeAll(async () => {
    simulator = await startSimulator();
  });
  beforeEach(() => {
    simulator.world.faults.remove({});
    site = open({ timeoutMs: 5_000 });
  });
  afterEach(() => site.close());
  afterAll(() => simulator.stop());
}
