import { describe, expect, it } from 'vitest';
import { expectBoughtByHand } from '../../../test-support/people/bought-by-hand.ts';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import {
  get,
  type Row,
  control,
  service,
  setUpShoppingRig,
} from '../../../test-support/rigs/search/shopping-rig.ts';

setUpShoppingRig();

describe('the mobile client', () => {
  it('reads a search as it asks for it, with its words in Vietnamese', async () => {
    const body = await get(
      '/api/shopping/search?keyword=m%C3%A1y%20%E1%BA%A3nh%20phim&query=camera&price_from=10000&price_to=90000&condition=used&sort=-score&size=20&page',
    );
    expectMobile('search.shopping', body);
    expect(body.data.japanese).toBe('フィルムカメラ');
    const rows: Row[] = body.data.results;
    expect(rows).toHaveLength(20);
    expect(
      rows.every(
        ({ price, condition }) => price >= 10_000 && price <= 90_000 && condition === 'used',
      ),
    ).toBe(true);
    expect(rows[0]?.name).toMatch(/máy ảnh phim/i);
    expect(rows[0]?.name_ja).toMatch(/[ァ-ヶ]/);
    expect(body.data.pagination).toMatchObject({ page: 1, size: 20, total: expect.any(Number) });
    expectMobile(
      'home.shopping-search',
      await get(
        '/api/shopping/search?query=%E3%83%AC%E3%83%87%E3%82%A3%E3%83%BC%E3%82%B9&size=20&page=1&type_code',
      ),
    );
  });

  it('walks from a search to an item and to other goods of its store', async () => {
    const [card] = (
      await get('/api/shopping/search?keyword=gi%C3%A0y%20th%E1%BB%83%20thao&condition=new&size=20')
    ).data.results;
    const item = await get(`/api/shopping/item/${card.code}`);
    expectMobile('item.shopping', item);
    expect(item.data).toMatchObject({
      code: card.code,
      name: card.name_ja,
      price: card.price,
      condition: 'new',
      availability: 'instock',
    });
    expect(item.data.orders.map(({ Name }: { Name: string }) => Name)).toEqual([
      'サイズ',
      'カラー',
    ]);
    for (const { name_vi, Options } of item.data.orders)
      expect(
        [name_vi, ...Options.map(({ value_vi }: { value_vi: string }) => value_vi)].join(' '),
      ).not.toMatch(/[ぁ-ヿ一-龯]/);
    expect(item.data.orders[0].Options.length).toBeGreaterThan(2);
    expect(item.data.variants.length).toBeGreaterThan(2);
    const beside = await get(
      `/api/shopping/search?size=20&sort=-score&seller_id=${item.data.store.id}&type_code`,
    );
    expectMobile('search.shopping.seller', beside);
    expect(
      beside.data.results.every(({ seller }: Row) => seller.sellerId === item.data.store.id),
    ).toBe(true);
  });

  it('finds the mall in the combined search', async () => {
    const body = await get('/api/products/search?q=nikon');
    expectMobile('search.all', body);
    const group = body.data.results.find(({ type }: { type: string }) => type === 'shopping');
    expect(group.products.length).toBeGreaterThan(5);
  });
});
describe('the catalogue', () => {
  it('shows an item with what it costs at the door, and finds it in the search', async () => {
    const { code } = await control('POST', '/items', {
      name: 'ニコン FM2 フィルムカメラ 特選',
      price: 15_000,
      shippingCode: 2,
    });
    const { data } = await get(`/api/catalog/items/shopping/${code}?fresh=true`);
    expect(data).toMatchObject({
      site: 'shopping',
      site_code: 'YSP_JP',
      kind: 'fixed',
      can_buy: true,
      can_bid: false,
      price_jpy: 15_000,
      shipping_jpy: 0,
    });
    expect(data.landed.likely_vnd).toBeGreaterThan(data.price_vnd);
    expect((await get(`/api/catalog/items/shopping/${code}/related`)).data.length).toBeGreaterThan(
      3,
    );
    expect(
      (await get('/api/catalog/categories/shopping')).data.children.map(
        (child: { id: string }) => child.id,
      ),
    ).toContain('13457');
    const found = await get(
      `/api/catalog/search-whole?q=${encodeURIComponent('FM2 特選')}&sites=shopping`,
    );
    expect(found.groups).toMatchObject([
      { type: 'results', site: 'shopping', cards: [{ code, price_jpy: 15_000 }] },
    ]);
  });

  it('buying makes an order that the desk buys by hand, at the price that was agreed', async () => {
    const { code } = await control('POST', '/items', {
      price: 15_000,
      name: 'ニコン FM2 フィルムカメラ',
    });
    await control('PATCH', `/items/${code}`, { price: 16_000 });
    await expectBoughtByHand(service, 'shopping', code, () =>
      control('PATCH', `/items/${code}`, { isSoldOut: true }),
    );
  });
});
