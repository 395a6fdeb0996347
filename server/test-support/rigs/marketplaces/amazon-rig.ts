import { afterAll, beforeAll, beforeEach, afterEach } from 'vitest';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import {
  type AmazonSettings,
  createAmazon,
} from '../../../src/modules/marketplaces/amazon/amazon.ts';

export let simulator: Simulator;
export let site: ReturnType<typeof createAmazon>;
const open = (changes: Partial<AmazonSettings['credentials']> = {}) =>
  createAmazon({
    baseUrl: `${simulator.url}/amazon`,
    pacePerSecond: 100,
    clock: systemClock,
    timeoutMs: 5_000,
    suggestionsUrl: `${simulator.url}/amazon/completion`,
    credentials: {
      id: 'hako-amazon',
      secret: 'pretend-amazon-secret',
      partnerTag: 'hako-22',
      tokenUrl: `${simulator.url}/amazon/auth/o2/token`,
      ...changes,
    },
  });

/** Tells the pretend site what to have and to be. */
export const control = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${simulator.url}/_control/amazon${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return (await answer.json()) as { asin: string };
};

/** Opens the site anew, as the customer of Amazon that these credentials name. */
export async function reopen(credentials: Partial<AmazonSettings['credentials']> = {}) {
  await site.close();
  site = open(credentials);
}

/** Registers what the tests of a file need before and after them. */
export function setUpAmazonRig(): void {
  beforeAll(async () => {
    simulator = await startSimulator();
  });
  beforeEach(() => {
    simulator.world.faults.remove({});
    site = open();
  });
  afterEach(() => site.close());
  afterAll(() => simulator.stop());
}
