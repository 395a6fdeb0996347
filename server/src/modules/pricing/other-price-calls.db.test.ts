import { setRate } from '../../../test-support/world/set-rate.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  rig,
  post,
  bid,
  customer,
  setUpPriceCallsRig,
} from '../../../test-support/rigs/pricing/price-calls-rig.ts';

setUpPriceCallsRig();
beforeAll(() => setRate(rig.pricing, 17_635));

const get = (url: string) => rig.send('GET', url);
describe('the other calls', () => {
  test('the public estimate ignores the level', async () => {
    expect((await post('/api/estimate-price', bid, customer)).body).toEqual(
      (await post('/api/calculate-price', bid)).body,
    );
  });
  test('services are priced by themselves', async () => {
    const { body } = await post('/api/price-service/calc', {
      items: [{ price: 10_000, qty: 3 }],
      services_extra: ['PHOTO', 'COUNT'],
    });
    expect([
      body.data.map(({ code, price }: { code: string; price: number }) => [code, price]),
      body.total,
    ]).toEqual([
      [
        ['PHOTO', 40_000],
        ['COUNT', 15_000],
      ],
      55_000,
    ]);
  });
  test('the price list says every rule that price lines say', async () => {
    const { body } = await get('/api/price-list/by-route?route=JP');
    const rules = body.data.groups.flatMap(({ rows }: { rows: { rule: string }[] }) =>
      rows.map(({ rule }) => rule),
    );
    const priced = await post('/api/calculate-price', {
      items: [{ price: 250_000, qty: 1, tax: 10, site_code: 'YAC_JP', category: 'watch' }],
      services_extra: ['CRATE'],
      province: '01',
    });
    const codes = [
      'phi-dich-vu',
      'phi-thanh-toan',
      'thue-nhat-ban',
      'phi-van-chuyen-quoc-te',
      'khai-bao-xuat-khau',
      'phu-thu-gia-tri-cao',
      'dich-vu-crate',
      'thue-nhap-khau',
      'thue-gtgt',
      'phi-giao-hang',
    ];
    for (const code of codes) {
      const line = priced.body.breakdown[0].lines.find(
        (one: { code: string }) => one.code === code,
      );
      expect(rules, code).toContain(line?.rule);
    }
    type Group = { code: string; rows: { code: string; steps?: unknown }[] };
    const stepsOf = (group: string, row: string) =>
      body.data.groups
        .find(({ code }: Group) => code === group)
        .rows.find(({ code }: Group['rows'][number]) => code === row).steps;
    expect(stepsOf('service-fee', 'auction')).toEqual({
      of: 'jpy',
      rate: 'basis-points',
      steps: [
        { from: 0, rate: 800 },
        { from: 50_000, rate: 700 },
        { from: 200_000, rate: 600 },
      ],
    });
    expect(stepsOf('mode', 'AIR-HAN')).toMatchObject({ of: 'gram', rate: 'dong-per-kg' });
    expect(stepsOf('payment-fee', 'auction')).toBeUndefined();
  });
  test('a route that is not served has no price list', async () => {
    expect((await get('/api/price-list/by-route?route=XX')).body).toMatchObject({
      code: 'shipping.route-not-found',
      message: 'Không có tuyến nào mang mã XX.',
    });
    expect((await get('/api/price-list/by-route')).body.data.route).toBe('JP');
  });
  test('a ceiling gives a maximum on the steps, or none', async () => {
    const item = {
      price: 1,
      qty: 1,
      site_code: 'YAC_JP',
      category: 'camera',
      origin_country_shipping_fee: 900,
    };
    const { body } = await post('/api/price/ceiling', {
      item,
      ceiling_vnd: 3_000_000,
      province: '01',
    });
    expect(body.maximum_jpy % 500).toBe(0);
    expect(body.landed_total.likely).toBeLessThanOrEqual(3_000_000);
    const dear = await post('/api/price/ceiling', {
      item,
      ceiling_vnd: 3_000_000,
      province: '01',
      against: 'high',
    });
    expect(dear.body.maximum_jpy).toBeLessThan(body.maximum_jpy);
    expect(
      (await post('/api/price/ceiling', { item, ceiling_vnd: 1_000 })).body.maximum_jpy,
    ).toBeNull();
    expect(
      (await post('/api/price/ceiling', { item, ceiling_vnd: 1_000, ship_mode: 'ROCKET' })).body
        .code,
    ).toBe('pricing.unknown-ship-mode');
  });
});
