import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import {
  type PricingCallsRig,
  startPricingCalls,
} from '../../../test-support/rigs/pricing-calls-rig.ts';
import { staffCaller } from '../../../test-support/serve-routes.ts';
import type { Caller } from '../../platform/http/route.ts';

const CUSTOMER = '0198a000-0000-7000-8000-0000000000c1';
let rig: PricingCallsRig;
beforeAll(async () => {
  rig = await startPricingCalls();
});
afterAll(() => rig.close());

const post = (url: string, body: object, by?: Caller) => rig.send('POST', url, body, by);
const get = (url: string) => rig.send('GET', url);
const staff = (role: 'accountant' | 'sales') => staffCaller(CUSTOMER, role);

describe('rates over HTTP', () => {
  test('the list of rates still has yen', async () => {
    const { status, body } = await get('/api/exchange-price');
    expect(status).toBe(200);
    expectMobile('exchange.price', body);
    expect(body.data).toEqual([
      { CurrencyCode: 'JPY', CurrencyName: 'JAPANESE YEN', Buy: null, Transfer: null, Sell: null },
    ]);
  });
});

describe('the desk', () => {
  test('lets only accountants set the rate', async () => {
    expect(
      (
        await post(
          '/api/desk/exchange-price',
          { sell_x100: 17_635, reason: 'bảng sáng nay' },
          staff('sales'),
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await post(
          '/api/desk/exchange-price',
          { sell_x100: 1, reason: 'bảng sáng nay' },
          staff('accountant'),
        )
      ).status,
    ).toBe(400);
    expect(
      (
        await post(
          '/api/desk/exchange-price',
          { sell_x100: 17_635, reason: 'bảng sáng nay' },
          staff('accountant'),
        )
      ).status,
    ).toBe(200);
  });
  test('shows the rate in whole đồng, rounded half up, and exactly', async () => {
    const { body } = await get('/api/exchange-price');
    expectMobile('exchange.price', body);
    expect([body.data[0].Sell, body.exact]).toEqual([176, { vnd: 17_635, scale: 100 }]);
  });
  test('has nothing to decide when nothing waits', async () => {
    const { status, body } = await rig.send(
      'PUT',
      '/api/desk/exchange-price',
      { id: 7, accept: true, reason: 'bảng sáng nay' },
      staff('accountant'),
    );
    expect([status, body.code]).toEqual([409, 'pricing.rate-not-waiting']);
  });
});
