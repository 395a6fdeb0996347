import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRoutes } from '../../../test-support/serve-routes.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';
import { createShipping, shippingRoutes } from './index.ts';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
let platform: TestPlatform;
let app: FastifyInstance;

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  // Air has a tariff here, sea has none.
  const shipping = createShipping({
    db: platform.db,
    clock,
    freightPerKg: async (mode) => (mode.startsWith('AIR') ? 215_000 : undefined),
  });
  app = await serveRoutes(platform, shippingRoutes(shipping));
});
afterAll(async () => {
  await app?.close();
  await platform?.close();
});

const get = async (url: string) => {
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: { 'content-type': 'application/json' },
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('warehouses show their modes with time and price', async () => {
  const { status, body } = await get('/api/warehouse?route=JP');
  expect(status).toBe(200);
  expectMobile('item.warehouse', body);
  const japan = body.data.results[0];
  expect(japan.ship_mode[0]).toMatchObject({
    value: 'AIR-HAN',
    price_est: '215000/kg',
    active: true,
    default: true,
    time_est: { min: 5, max: 9 },
  });
  expect(japan.source_ship_mode).toEqual(japan.ship_mode);
  expect((await get('/api/warehouse?route=US')).body.data.results).toEqual([]);
});
test('extra services show their prices, and packages their children', async () => {
  const { status, body } = await get('/api/service-extras/user');
  expect(status).toBe(200);
  expectMobile('service.extras', body);
  const care = body.data.find(({ code }: { code: string }) => code === 'CARE');
  expect([care.price, care.childrens.map(({ code }: { code: string }) => code)]).toEqual([
    85_000,
    ['PHOTO', 'INSPECT'],
  ]);
  expect(body.data.map(({ code }: { code: string }) => code)).toContain('BASIS');
});
test('routes begin with Japan', async () => {
  const { body } = await get('/api/route');
  expect([body.results[0].code, body.pagination]).toEqual(['JP', { page: 1, size: 10, total: 1 }]);
});

test('a mode without a tariff shows no price', async () => {
  const modes = (await get('/api/warehouse?route=JP')).body.data.results[0].ship_mode;
  expect(modes.map(({ price_est }: { price_est: string | null }) => price_est)).toEqual([
    '215000/kg',
    '215000/kg',
    null,
    null,
  ]);
});

test('a mode out of use is offered no more, and is still told to clients that look for themselves', async () => {
  const japan = async () =>
    (await get('/api/warehouse?route=JP')).body.data.results[0] as Record<
      'ship_mode' | 'source_ship_mode',
      { value: string; active: boolean }[]
    >;
  const before = await japan();
  expect(before.source_ship_mode).toEqual(before.ship_mode);
  expect(new Set(before.source_ship_mode.map(({ value }) => value)).size).toBe(
    before.source_ship_mode.length,
  );
  await platform.db
    .updateTable('ship_modes')
    .set({ is_active: false })
    .where('value', '=', 'SEA-HAN')
    .execute();
  const after = await japan();
  expect(after.source_ship_mode.map(({ value }) => value)).toEqual(
    before.ship_mode.map(({ value }) => value).filter((value) => value !== 'SEA-HAN'),
  );
  expect(after.ship_mode.find(({ value }) => value === 'SEA-HAN')?.active).toBe(false);
});
