import { afterAll, beforeAll, beforeEach, afterEach } from 'vitest';
import { APPLICATION } from '../../../../simulator/src/rakuten/gate.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { movableClock } from '../../../src/kernel/clock.ts';
import { createRakuten } from '../../../src/modules/marketplaces/rakuten/rakuten.ts';

export const CREDENTIALS = {
  applicationId: APPLICATION.id,
  accessKey: APPLICATION.accessKey,
  origin: APPLICATION.website,
};
export let simulator: Simulator;
export let site: ReturnType<typeof createRakuten>;
const clock = movableClock(new Date());

const open = (credentials: typeof CREDENTIALS, pacePerSecond: number) =>
  createRakuten({
    baseUrl: `${simulator.url}/rakuten`,
    pacePerSecond,
    clock,
    timeoutMs: 20_000,
    namesTimeoutMs: 20_000,
    credentials,
  });
/** Tells the pretend site what to have and to be. */
export const control = async (method: string, path: string, body: object) => {
  const answer = await fetch(`${simulator.url}/_control/rakuten${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json() as Promise<{ id: string; url: string; shop: string }>;
};

/** Opens the site anew with another key, or at another pace. */
export async function reopen(credentials = CREDENTIALS, pacePerSecond = 200) {
  await site.close();
  site = open(credentials, pacePerSecond);
}

/** Registers what the tests of a file need before and after them. */
export function setUpRakutenRig(): void {
  beforeAll(async () => {
    simulator = await startSimulator();
  });
  beforeEach(() => {
    simulator.world.faults.remove({});
    site = open(CREDENTIALS, 200);
  });
  afterEach(() => site.close());
  afterAll(() => simulator.stop());
}
