import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(80_000_000);
});
afterAll(() => service.close());

const send = (method: string, path: string, body?: object) =>
  service.asCustomer(method, path, body);
const auction = () => service.sim.world.house.make({ rivals: [] });
const item = () => service.sim.world.market.make({ price: 3_000 });
const close = (which: string) =>
  service.platform.pool.query(`update ship_modes set is_active = false where ${which}`);
const SEA = { ship_mode: 'SEA-HAN' };
const CLOSED = [400, 'pricing.unknown-ship-mode'];

describe('a ship mode that the owner closed', () => {
  const lot = { code: '' };
  let order: string;
  beforeAll(async () => {
    lot.code = auction();
    expect((await send('POST', '/api/bid/now', { ...lot, ...SEA, price: 5_000 })).status).toBe(200);
    const bought = await send('POST', '/api/bid/mercari', { code: item(), price: 3_000 });
    order = bought.body.data.order_code;
    await send('POST', '/api/cart', { site_code: 'mercari', code: item(), ...SEA });
    await close(`value = 'SEA-HAN'`);
  });

  test.each([
    ['a bid', () => send('POST', '/api/bid/now', { code: auction(), ...SEA, price: 5_000 })],
    [
      'the price of a bid',
      () =>
        send('POST', '/api/bid/preview', {
          ...{ site: 'auction', mode: 'bid', price: 5_000, qty: 1, ...SEA },
          code: auction(),
        }),
    ],
    ['a purchase', () => send('POST', '/api/bid/mercari', { code: item(), ...SEA, price: 3_000 })],
    [
      'a line of the cart',
      () => send('POST', '/api/cart', { site_code: 'mercari', code: item(), ...SEA }),
    ],
    [
      'a quote',
      () =>
        send('POST', '/api/quote/user/request', {
          quotes: [{ name: 'Búp bê', price: 1_000, quantity: 1, ...SEA }],
        }),
    ],
    [
      'a request for a price',
      () =>
        send('POST', '/api/desired-price/check', {
          ...{ site: 'mercari', code: item(), desired_price: 2_800, ...SEA },
        }),
    ],
    ['another way of an order', () => send('POST', `/api/me/orders/${order}/choices/price`, SEA)],
  ])('is not promised to %s', async (_, work) => {
    expect(told(await work())).toEqual(CLOSED);
  });

  test('is not paid with the cart that was filled before', async () => {
    const { data } = (await send('GET', '/api/cart/check')).body;
    expect(data).toMatchObject([{ refusal: { code: 'pricing.unknown-ship-mode' } }]);
    const items = data.map(({ id }: { id: string }) => ({ id }));
    expect(told(await send('POST', '/api/user/payment-for-order', { items }))).toEqual(CLOSED);
  });

  test('stays with the bid that is raised', async () => {
    const raised = await send('POST', '/api/bid/now', { ...lot, ...SEA, price: 6_000 });
    expect(raised.status).toBe(200);
  });
});

test('while none is open, a question without one is refused with a sentence', async () => {
  await close('true');
  const items = [{ price: 3_000, qty: 1, route_code: 'AIR-HAN', mode: 1, exchange_rate: 1 }];
  const asked = await send('POST', '/api/calculate-price', {
    items: items.map((one) => ({ ...one, origin_country_shipping_fee: 0, tax: 0, weight: 0 })),
    route_code: 'JP',
  });
  expect(told(asked)).toEqual(CLOSED);
  expect(asked.body.message).toContain('nào đang nhận hàng');
});
