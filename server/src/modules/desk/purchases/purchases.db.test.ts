import type { PurchaseRow } from '@hako/contract/desk/purchases';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../../../test-support/read-sheet.ts';
import {
  bought,
  desk,
  rig,
  setUpFallThroughRig,
} from '../../../../test-support/rigs/orders/fall-through-rig.ts';

setUpFallThroughRig();

let [cheap, dear]: string[] = [];
beforeAll(async () => {
  cheap = (await bought(3_000)).code;
  rig.clock.advanceMs(1_000);
  dear = (await bought(9_000)).code;
});

const table = async (query = '', as = 'buyer') =>
  (await rig.call('GET', `/api/desk/purchases?${query}`, `staff ${as}`)).body.data;
const codes = async (query: string): Promise<string[]> =>
  (await table(query)).rows.map(({ code }: PurchaseRow) => code);
const file = (query: string, as = 'buyer') =>
  rig.app.inject({
    method: 'GET',
    url: `/api/desk/purchases/export?${query}`,
    headers: { 'x-test-caller': `staff ${as}` },
  });
const means = (label: string, as = 'buyer', code = cheap) =>
  rig.call('PUT', `/api/desk/purchases/${code}/means`, `staff ${as}`, { label });

describe('the table of purchases', () => {
  it('tells account, yen, rate and who it is for, sorted as asked', async () => {
    expect(await codes('sort=paid')).toEqual([cheap, dear]);
    expect(await codes('sort=-paid')).toEqual([dear, cheap]);
    expect(await codes('')).toEqual([dear, cheap]);
    expect((await table('sort=paid')).rows[0]).toMatchObject({
      account: 'hako-01',
      paid_jpy: 3_000,
      rate: 176,
      means: null,
      tracking: [],
      state: 'BOUGHT',
    });
  });

  it('finds what no seller has told a number of', async () => {
    const tracking = { carrier: 'yamato', tracking_number: '123456789013' };
    await desk(`orders/${cheap}/seller-parcels`, 'buyer', tracking);
    expect(await codes('untracked=yes')).toEqual([dear]);
    expect((await table('sort=paid')).rows[0].tracking).toEqual(['Yamato 123456789013']);
    expect(await codes('account=hako-01&site=mercari')).toHaveLength(2);
    expect(await codes('account=hako-09')).toEqual([]);
    expect(await codes('from=2020-01-01&to=2020-01-02')).toEqual([]);
    expect(
      (await rig.call('GET', '/api/desk/purchases?from=2026-02-31', 'staff buyer')).status,
    ).toBe(400);
  });

  it('leaves as a sheet and as CSV with the same rows, and never with none', async () => {
    const sheet = await readSheet((await file('kind=xlsx&sort=paid')).rawPayload);
    expect(sheet.rows.slice(1).map(([code]) => code)).toEqual([cheap, dear]);
    const csv = await file('kind=csv&sort=paid');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(String(csv.headers['content-name'])).toMatch(/^mua-hang-.*\.csv$/);
    const text = csv.rawPayload.toString('utf8');
    expect(text.startsWith('\uFEFFMã đơn,Mua lúc,')).toBe(true);
    const lines = text.trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([cheap, dear]);
    expect((await file('kind=csv&account=nobody')).json().code).toBe('request.nothing-to-export');
  });

  it('tells no sum to whoever may not see them, also not by the order of its rows', async () => {
    const asked = (path: string) =>
      rig.call('GET', `/api/desk/purchases${path}sort=paid`, 'own tables.read');
    const { rows } = (await asked('?')).body.data;
    expect(rows.map(({ code }: PurchaseRow) => code)).toEqual([dear, cheap]);
    expect(rows[0].paid_jpy).toBeNull();
    const mark = '3000~0192f000-0000-7000-8000-000000000000';
    expect((await asked(`?after=${mark}&`)).body.code).toBe('request.invalid');
  });

  it('is for sales, buyers and accountants', async () => {
    for (const as of ['sales', 'buyer', 'accountant', 'admin'])
      expect((await rig.call('GET', '/api/desk/purchases', `staff ${as}`)).status).toBe(200);
    expect((await rig.call('GET', '/api/desk/purchases', 'staff warehouse')).status).toBe(403);
    expect((await file('kind=xlsx', 'warehouse')).statusCode).toBe(403);
  });
});

describe('the page of a purchase', () => {
  const page = async (code = dear) =>
    (await rig.call('GET', `/api/desk/purchases/${code}`, 'staff warehouse')).body;

  it('has the address in Japan with the code of the order on its last line', async () => {
    const { address } = (await page()).data;
    expect(address).toMatchObject({ postal_code: '530-0000', building: `箱ビル2階 ${dear}` });
    expect(address.text.split('\n')).toEqual([
      '〒530-0000',
      '大阪府架空市見本町0-0',
      `箱ビル2階 ${dear}`,
      '山田 花子',
      '0600001234',
    ]);
    expect((await page('HKNOTHERE')).code).toBe('orders.not-found');
  });

  it('keeps the name of a card and never its number', async () => {
    expect((await means('4111 1111 1111 1111')).body.code).toBe('orders.means-is-number');
    expect((await means(' Thẻ JCB công ty ')).status).toBe(200);
    expect((await means('Thẻ JCB công ty')).status).toBe(200);
    expect((await page(cheap)).data.means).toBe('Thẻ JCB công ty');
    // The next purchase by the same account is offered it.
    expect((await page(dear)).data).toMatchObject({ means: null, usual_means: 'Thẻ JCB công ty' });
    expect((await means('x', 'buyer', 'HKNOTHERE')).body.code).toBe('orders.not-found');
    expect((await means('x', 'warehouse')).status).toBe(403);
    const audited = await rig.db
      .selectFrom('staff_audit')
      .select('after')
      .where('action', '=', 'order.means')
      .execute();
    expect(audited).toEqual([{ after: { means: 'Thẻ JCB công ty' } }]);
  });
});

it('the page of a purchase names no sum to a warehouse', async () => {
  const { data } = (await rig.call('GET', `/api/desk/purchases/${dear}`, 'staff warehouse')).body;
  expect([data.paid_jpy, data.rate, data.domestic_shipping_jpy]).toEqual([null, null, null]);
  const own = (await rig.call('GET', `/api/desk/purchases/${dear}`, 'staff buyer')).body.data;
  expect(own.rate).toBeGreaterThan(0);
});
