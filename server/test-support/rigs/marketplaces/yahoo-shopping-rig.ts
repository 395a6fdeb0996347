import { afterAll, beforeAll, beforeEach, afterEach } from 'vitest';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import {
  createYahooShopping,
  type YahooShoppingSettings,
} from '../../../src/modules/marketplaces/yahoo-shopping/yahoo-shopping.ts';

export let simulator: Simulator;
export let site: ReturnType<typeof createYahooShopping>;

const connect = (settings: Partial<YahooShoppingSettings> = {}) =>
  createYahooShopping({
    baseUrl: `${simulator.url}/yahoo-shopping`,
    pacePerSecond: 100,
    clock: systemClock,
    // The first call makes the goods of the pretend mall, however busy the machine is.
    timeoutMs: 20_000,
    applicationId: 'pretend-yahoo-application',
    ...settings,
  });
/** Tells the pretend site what to have and to be. */
export const control = async (
  method: string,
  path: string,
  body?: object,
): Promise<{ code: string; jan: string; price: number }> => {
  const answer = await fetch(`${simulator.url}/_control/yahoo-shopping${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (await answer.json()) as { code: string; jan: string; price: number };
};

/** Opens the site anew with other settings. */
export async function reopen(settings: Partial<YahooShoppingSettings> = {}) {
  await site.close();
  site = connect(settings);
}

/** Registers what the tests of a file need before and after them. */
export function setUpYahooShoppingRig(): void {
  beforeAll(async () => {
    simulator = await startSimulator();
  });
  beforeEach(() => {
    simulator.world.reset();
    site = connect();
  });
  afterEach(() => site.close());
  afterAll(() => simulator.stop());
}
