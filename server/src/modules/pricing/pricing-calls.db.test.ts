import { setRate } from '../../../test-support/world/set-rate.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import {
  post,
  bid,
  rig,
  customer,
  setUpPriceCallsRig,
} from '../../../test-support/rigs/pricing/price-calls-rig.ts';

setUpPriceCallsRig();

const cart = {
  items: [
    {
      exchange_rate: 1,
      mode: 1,
      origin_country_shipping_fee: 0,
      price: 10_000,
      qty: 2,
      route_code: 'AIR-HAN',
      tax: 0,
      weight: 0,
    },
    {
      exchange_rate: 1,
      mode: 1,
      origin_country_shipping_fee: 0,
      price: 3_000,
      qty: 1,
      route_code: 'SEA-HAN',
      tax: 0,
      weight: 0,
    },
  ],
  route_code: 'JP',
};
describe('before there is a rate', () => {
  test('a price is refused with a sentence', async () => {
    const { status, body } = await post('/api/calculate-price', bid);
    expect([status, body.code]).toEqual([503, 'pricing.no-rate']);
  });
});
describe('a price as the bid screens ask', () => {
  beforeAll(() => setRate(rig.pricing, 17_635));
  test('has the shape that they read', async () => {
    const { status, body } = await post('/api/calculate-price', bid, customer);
    expect(status).toBe(200);
    expectMobile('price.calculate.bid', body);
    const [element] = body.data;
    expect(element.goods_value_with_tax_in_foreign_currency).toBe(10_000);
    expect(element.fee_details.map((fee: { code: string }) => fee.code)).toEqual(
      expect.arrayContaining(['phi-dich-vu', 'phi-thanh-toan', 'phi-van-chuyen-quoc-te']),
    );
    expect([element.payment, element.reward]).toEqual([body.payment, body.reward]);
  });
  test('is by the level of the customer, and without one for a guest', async () => {
    const [mine, guests] = [
      (await post('/api/calculate-price', bid, customer)).body,
      (await post('/api/calculate-price', bid)).body,
    ];
    // 10 % of the service fee of ¥800 at 176.35
    expect(guests.payment.total_first - mine.payment.total_first).toBe(14_108);
    expect(mine.payment.first_payment).toBe(Math.round(mine.payment.total_first / 2));
    expect(guests.payment.first_payment).toBe(guests.payment.total_first);
  });
});
describe('delivery in Vietnam', () => {
  const delivery = (body: {
    breakdown: { lines: { code: string; certainty: string; vnd: number; reason: string }[] }[];
  }) => body.breakdown[0]?.lines.find(({ code }) => code === 'phi-giao-hang');
  const heavy = { items: [{ price: 10_000, qty: 1, weight: 2_000, route_code: 'AIR-HAN' }] };

  test('goes to the primary address of the customer, to any place for a guest, and where a client says', async () => {
    const mine = delivery((await post('/api/calculate-price', heavy, customer)).body);
    const same = delivery((await post('/api/calculate-price', { ...heavy, province: '01' })).body);
    const guests = delivery((await post('/api/calculate-price', heavy)).body);
    const elsewhere = delivery(
      (await post('/api/calculate-price', { ...heavy, province: '96' }, customer)).body,
    );
    expect(mine).toEqual(same);
    expect(guests?.reason).toBe('Chưa chọn nơi nhận.');
    expect([mine?.reason, elsewhere?.reason]).not.toContain(guests?.reason);
    expect(elsewhere?.vnd).toBeGreaterThan(mine?.vnd ?? 0);
  });
});
describe('a price as the cart asks', () => {
  test('has one element for each item, which add up to the payment', async () => {
    const { status, body } = await post('/api/calculate-price', cart, customer);
    expect(status).toBe(200);
    expectMobile('price.calculate.cart', body);
    expect(body.data).toHaveLength(2);
    const sum = (
      pick: (element: { payment: { total_first: number; second_payment: number } }) => number,
    ): number => body.data.reduce((total: number, element: never) => total + pick(element), 0);
    expect(sum(({ payment }) => payment.total_first)).toBe(body.payment.total_first);
    expect(sum(({ payment }) => payment.second_payment)).toBe(body.payment.second_payment);
  });
  test('prices each ship mode as a parcel of its own and names the items by their places', async () => {
    const { body } = await post('/api/calculate-price', cart);
    expect(
      body.breakdown.map((one: { ship_mode: string; items: number[] }) => [
        one.ship_mode,
        one.items,
      ]),
    ).toEqual([
      ['AIR-HAN', [0]],
      ['SEA-HAN', [1]],
    ]);
    expect(body.breakdown[1].lines[0].item).toBe(1);
    expect(body.modes).toHaveLength(4);
  });
  test('shows groups whose totals are their lines', async () => {
    const { body } = await post('/api/calculate-price', cart);
    for (const { groups } of body.details)
      for (const { total, lines } of groups)
        expect(lines.reduce((sum: number, { vnd }: { vnd: number }) => sum + vnd, 0)).toBe(total);
  });
  test('does not believe a rate or a total that a client sends', async () => {
    const { body } = await post('/api/calculate-price', cart);
    const cheated = {
      ...cart,
      items: cart.items.map((item) => ({
        ...item,
        exchange_rate: 0.01,
        total: 1,
        goods_value_with_tax_in_vietnam_currency: 1,
      })),
    };
    expect((await post('/api/calculate-price', cheated)).body).toEqual(body);
  });
  test('says so when a ship mode does not exist, and prices by the default one', async () => {
    const { status, body } = await post('/api/calculate-price', {
      items: [{ price: 1_000, qty: 1, route_code: 'ROCKET' }],
      route_code: 'JP',
    });
    expect([status, body.breakdown[0].ship_mode, typeof body.calc_error]).toEqual([
      200,
      'AIR-HAN',
      'string',
    ]);
  });
  test('says so when a route is not served', async () => {
    const { body } = await post('/api/calculate-price', { ...bid, route_code: 'XX' });
    expect(body).toMatchObject({
      calc_error: 'Chưa có tuyến hàng này; giá được tính theo tuyến Nhật Bản.',
    });
    for (const route_code of ['JP', '', null])
      expect((await post('/api/calculate-price', { ...bid, route_code })).body).toMatchObject({
        calc_error: null,
        payment: body.payment,
      });
  });
  test.each([[{ items: null }], [{ items: [] }]])('of %j is empty and says so', async (nothing) => {
    const { status, body } = await post('/api/calculate-price', { ...nothing, route_code: 'JP' });
    expect([status, body.data, body.payment.total_first, typeof body.calc_error]).toEqual([
      200,
      [],
      0,
      'string',
    ]);
    expectMobile('price.calculate.cart', body);
  });
  test.each([
    [{ items: [{ price: -1, qty: 1 }] }],
    [{ items: [{ price: 1.5, qty: 1 }] }],
    [{ items: [{ price: 1, qty: 0 }] }],
    [{ items: [{ price: 1e15, qty: 1 }] }],
    [{ items: [{ price: '1', qty: 1, province: 1 }], province: 'xx' }],
    [{ items: 7 }],
    [{ items: Array.from({ length: 101 }, () => ({ price: 1, qty: 1 })) }],
  ])('of %j is refused with a sentence', async (wrong) => {
    const { status, body } = await post('/api/calculate-price', wrong);
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });
  test('stays in whole numbers that are safe for the greatest order anybody may ask about', async () => {
    const size = { length: 500, width: 500, height: 500 };
    const items = Array.from({ length: 100 }, () => ({
      price: 100_000_000,
      qty: 999,
      tax: 10,
      weight: 1_000_000,
      size_cm: size,
    }));
    const { status, body } = await post('/api/calculate-price', { items });
    expect([status, Number.isSafeInteger(body.landed_total.high)]).toEqual([200, true]);
  });
  test('of an unknown service is refused', async () => {
    expect(
      (await post('/api/calculate-price', { ...cart, services_extra: ['GOLD'] })).body.code,
    ).toBe('pricing.unknown-service');
  });
});
