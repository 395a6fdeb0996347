import { describe, expect, it } from 'vitest';
import { expectBoughtByHand } from '../../../test-support/people/bought-by-hand.ts';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import {
  get,
  control,
  service,
  setUpPaypayRig,
} from '../../../test-support/rigs/search/paypay-rig.ts';

setUpPaypayRig();

describe('the mobile client', () => {
  it('reads a search as it asks for it', async () => {
    const body = await get('/api/paypay/search?keyword=m%C3%A1y%20%E1%BA%A3nh%20film&query=camera');
    expectMobile('search.paypay', body);
    expect(body.data.japanese).toBe('フィルムカメラ');
    // Goods of the auction house that stand there too are left to it.
    expect(body.data.results.length).toBeGreaterThan(12);
    for (const row of body.data.results) {
      expect(row).toMatchObject({
        status: 'OPEN',
        url: `https://paypayfleamarket.yahoo.co.jp/item/${row.code}`,
      });
      expect(row.name).toMatch(/máy ảnh/i);
      expect(row.category.path[0]).toMatchObject({ id: 2504, named: row.category.path[0].name });
    }
  });

  it('reads the landing page: a group for each asked category, none that breaks it', async () => {
    const nine = ['13457', '2501', '2502', '2504', '2506', '2511', '2497', '2512', '2517'];
    const body = await get(
      `/api/paypay/home/products?size=20&${nine.map((id) => `categories=${id}`).join('&')}`,
    );
    expectMobile('home.paypay', body);
    expect(body.data.map(({ category }: { category: string }) => category)).toEqual(nine);
    expect(
      body.data.find(({ category }: { category: string }) => category === '2504').results.length,
    ).toBeGreaterThan(12);
    const other = await get('/api/paypay/home/products?size=20&categories=2511&categories=999999');
    expectMobile('home.paypay', other);
    expect(other.data.map(({ category }: { category: string }) => category)).toEqual(['2511']);
    const whole = await get('/api/paypay/home/products');
    expectMobile('home.paypay', whole);
    expect(whole.data).toHaveLength(10);
    for (const { category, name, results } of whole.data) {
      expect(results.length, category).toBeGreaterThan(5);
      expect(name, category).toMatch(/^[\p{Script=Latin}, ]+$/u);
    }
  });

  it('finds the flea market in the combined search', async () => {
    const body = await get('/api/products/search?q=nikon');
    expectMobile('search.all', body);
    const group = body.data.results.find(({ type }: { type: string }) => type === 'paypay');
    expect(group.products.length).toBeGreaterThan(5);
    expect(group.products.every(({ code }: { code: string }) => code.startsWith('z'))).toBe(true);
  });
});
describe('the catalogue', () => {
  it('shows the item with what it costs at the door, and follows it to its end', async () => {
    const { id } = await control('POST', '/items', { price: 15_000 });
    const { data } = await get(`/api/catalog/items/paypay/${id}?fresh=true`);
    expect(data).toMatchObject({
      site: 'paypay',
      site_code: 'PFL_JP',
      kind: 'fixed',
      can_buy: true,
      can_bid: false,
      price_jpy: 15_000,
      shipping_jpy: 0,
    });
    expect(data.landed.likely_vnd).toBeGreaterThan(data.price_vnd);
    expect((await get(`/api/catalog/items/paypay/${id}/related`)).data.length).toBeGreaterThan(3);
    expect(
      (await get('/api/catalog/categories/paypay')).data.children.map(
        (child: { id: string }) => child.id,
      ),
    ).toContain('2511');
    const found = await get(
      `/api/catalog/search-whole?q=${encodeURIComponent('カメラ')}&sites=paypay&sort=price-up`,
    );
    expect(found.groups[0]).toMatchObject({ type: 'results', site: 'paypay' });
    expect(
      found.groups[0].cards.every(
        (card: { shipping_payer: string }) => card.shipping_payer === 'seller',
      ),
    ).toBe(true);
  });

  it('buying makes an order that the desk buys by hand, at the price that was agreed', async () => {
    const { id } = await control('POST', '/items', {
      price: 15_000,
      title: 'ニコン FM2 フィルムカメラ',
    });
    await control('PATCH', `/items/${id}`, { price: 16_000 });
    await expectBoughtByHand(service, 'paypay', id, () =>
      control('PATCH', `/items/${id}`, { isSold: true }),
    );
  });
});
