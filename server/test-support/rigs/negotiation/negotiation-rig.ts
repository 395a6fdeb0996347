import { afterAll, afterEach, beforeAll } from 'vitest';
import { type PretendService, startPretendService } from '../../world/pretend-service.ts';
import { expectSameWork } from '../../same-work.ts';
import { staffToken } from '../../people/sign-in.ts';

export let service: PretendService;
export let sales: string;
export const item = (price = 10_000) => service.sim.world.market.make({ price });
export const ask = (code: string, desired: number, more: object = {}) =>
  service.asCustomer('POST', '/api/desired-price', { code, desired_price: desired, ...more });
export const held = async (): Promise<number> =>
  (await service.asCustomer('GET', '/api/user/wallet')).body.data.freeze;

/** Registers what the tests of a file need before and after them. */
export function setUpNegotiationRig(): void {
  beforeAll(async () => {
    service = await startPretendService(50_000_000);
    sales = await staffToken(service, 'sales');
  });
  afterEach(async () => {
    await expectSameWork(service, sales);
  });
  afterAll(() => service.close());
}
