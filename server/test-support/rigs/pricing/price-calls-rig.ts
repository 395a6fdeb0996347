import { afterAll, beforeAll } from 'vitest';
import { type PricingCallsRig, startPricingCalls } from '../pricing-calls-rig.ts';
import { customerCaller } from '../../serve-routes.ts';
import type { Caller } from '../../../src/platform/http/route.ts';

const CUSTOMER = '0198a000-0000-7000-8000-0000000000c1';
export let rig: PricingCallsRig;
export const post = (url: string, body: object, by?: Caller) => rig.send('POST', url, body, by);
export const customer = customerCaller(CUSTOMER);
export const bid = { items: [{ price: 10_000, tax: 0, qty: 1 }], route_code: null };

/** Registers what the tests of a file need before and after them. */
export function setUpPriceCallsRig(): void {
  beforeAll(async () => {
    rig = await startPricingCalls();
  });
  afterAll(() => rig.close());
}
