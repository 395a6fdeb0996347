import { afterAll, beforeAll, beforeEach, afterEach } from 'vitest';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { createPaypay } from '../../../src/modules/marketplaces/paypay/paypay.ts';

let simulator: Simulator;
export let site: ReturnType<typeof createPaypay>;

export const open = (hasAuctionsBeside: boolean) =>
  createPaypay({
    baseUrl: `${simulator.url}/paypay`,
    pacePerSecond: 100,
    clock: systemClock,
    timeoutMs: 4_000,
    hasAuctionsBeside,
  });

/** Lets the pretend site fail in this way from now on. */
export const strike = (fault: object) =>
  simulator.world.faults.add({ party: 'paypay', ...fault } as never);
/** Tells the pretend site what to have and to be. */
export const control = async (
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<{ id: string; seller: string }> => {
  const answer = await fetch(`${simulator.url}/_control/paypay${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string; seller: string };
};

/** Registers what the tests of a file need before and after them. */
export function setUpPaypayRig(): void {
  beforeAll(async () => {
    simulator = await startSimulator();
  });
  beforeEach(() => {
    simulator.world.faults.remove({});
    site = open(true);
  });
  afterEach(() => site.close());
  afterAll(() => simulator.stop());
}
