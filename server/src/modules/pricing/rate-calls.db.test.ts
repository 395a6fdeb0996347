import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';
import { createIdempotency } from '../../platform/http/idempotency.ts';
import { onlyProcess } from '../../../test-support/only-process.ts';
import type { Caller } from '../../platform/http/route.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { createShipping } from '../shipping/index.ts';
import { createPricing, type Pricing, pricingRoutes } from './index.ts';
import { expectMobile } from '../../../test-support/mobile-shapes.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
const CUSTOMER = '0198a000-0000-7000-8000-0000000000c1';
const level = {
  code: 'VIP 1',
  name: 'VIP 1',
  depositPercent: 50,
  serviceFeeDiscountPercent: 10,
  freightDiscountPercent: 0,
  concurrentAuctions: 2,
  freeStorageDays: 30,
};
let platform: TestPlatform;
let app: FastifyInstance;
let pricing: Pricing;
let caller: Partial<Caller> | undefined;

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  const { db } = platform;
  const shipping = createShipping({ db, clock, freightPerKg: (mode) => pricing.freightPerKg(mode) });
  // Only the level matters here; whose it is is the customers module's matter.
  const customers = { read: async (_reader: unknown, id: string) => ({ id, level }), listAddresses: async () => [] } as never;
  pricing = createPricing({ db, clock, shipping, customers, ratesUrl: undefined });
  app = await createHttpServer(platform.config, platform.log, pricingRoutes(pricing), {
    authenticate: async () => caller as Caller | undefined,
    idempotency: createIdempotency(db, onlyProcess),
    now: () => clock.now(),
    isStrict: true,
  });
});
afterAll(async () => {
  await app?.close();
  await platform?.close();
});

const post = async (url: string, body: object, by?: Partial<Caller>) => {
  caller = by;
  const answer = await app.inject({ method: 'POST', url, payload: body });
  return { status: answer.statusCode, body: answer.json() };
};
const get = async (url: string) => {
  caller = undefined;
  const answer = await app.inject({ method: 'GET', url, headers: { 'content-type': 'application/json' } });
  return { status: answer.statusCode, body: answer.json() };
};
const staff = (role: 'accountant' | 'sales'): Partial<Caller> => ({
  userId: CUSTOMER,
  kind: 'staff',
  customerId: undefined,
  roles: [role],
  canWrite: true,
});

describe('rates over HTTP', () => {
  test('the list of rates still has yen', async () => {
    const { status, body } = await get('/api/exchange-price');
    expect(status).toBe(200);
    expectMobile('exchange.price', body);
    expect(body.data).toEqual([{ CurrencyCode: 'JPY', CurrencyName: 'JAPANESE YEN', Buy: null, Transfer: null, Sell: null }]);
  });
});

describe('the desk', () => {
  test('lets only accountants set the rate', async () => {
    expect((await post('/api/desk/exchange-price', { sell_x100: 17_635 }, staff('sales'))).status).toBe(403);
    expect((await post('/api/desk/exchange-price', { sell_x100: 1 }, staff('accountant'))).status).toBe(400);
    expect((await post('/api/desk/exchange-price', { sell_x100: 17_635 }, staff('accountant'))).status).toBe(200);
  });
  test('shows the rate in whole đồng, rounded half up, and exactly', async () => {
    const { body } = await get('/api/exchange-price');
    expectMobile('exchange.price', body);
    expect([body.data[0].Sell, body.exact]).toEqual([176, { vnd: 17_635, scale: 100 }]);
  });
  test('has nothing to decide when nothing waits', async () => {
    caller = staff('accountant');
    const answer = await app.inject({ method: 'PUT', url: '/api/desk/exchange-price', payload: { id: 7, accept: true } });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pricing.rate-not-waiting']);
  });
});
