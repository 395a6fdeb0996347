import { describe, expect, it } from 'vitest';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import { service, get, setUpRakutenRig } from '../../../test-support/rigs/search/rakuten-rig.ts';

setUpRakutenRig();

interface Made {
  readonly id: string;
  readonly url: string;
  readonly shop: string;
}
const control = async (method: 'POST' | 'PATCH', path: string, body: object): Promise<Made> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${service.sim.url}/_control/rakuten${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Made;
};
describe('a pasted address', () => {
  it('leads the mobile client to the goods: it puts shop and number together', async () => {
    const { id, url } = await control('POST', '/items', { name: 'ニコン F3', price: 31_000 });
    const { body } = await service.asCustomer('POST', '/api/object-resolver', { url });
    expectMobile('object.resolve', body);
    expect(
      (await get(`/api/rakuten/item/${body.result.shop_url}:${body.result.product_id}`)).data,
    ).toMatchObject({ code: id, price: 31_000 });
  });

  it('never leads to other goods whose item code looks like the number in it', async () => {
    const { id, shop } = await control('POST', '/items', { name: 'ニコン F2', price: 21_000 });
    const { body } = await service.asCustomer('POST', '/api/object-resolver', {
      url: `https://item.rakuten.co.jp/${shop}/${id.split(':')[1]}/`,
    });
    await get(`/api/rakuten/item/${body.result.shop_url}:${body.result.product_id}`, 404);
  });
});
describe('the calls of the specification', () => {
  it('show genres, what they hold, and a landing page of several', async () => {
    const top = (await get('/api/rakuten/category/0')).data;
    expect(top.children.length).toBeGreaterThan(4);
    const [genre] = top.children;
    expect(genre.name_vi).not.toBe('');
    expect((await get(`/api/rakuten/category/${genre.id}`)).data).toMatchObject({
      id: genre.id,
      name: genre.name,
    });
    const goods = (
      await get(
        `/api/rakuten/product-by-category/${genre.id}?sort=%2BitemPrice&size=30&postageFlag=1`,
      )
    ).data;
    const prices: number[] = goods.results.map(({ price }: { price: number }) => price);
    expect(prices.length).toBeGreaterThan(5);
    expect(goods.results.every(({ postage }: { postage: number }) => postage === 0)).toBe(true);
    const home = await get('/api/rakuten/home/products?size=10');
    expect(home).toMatchObject({
      is_partial: false,
      data: [{ category: genre.id, name_ja: genre.name }, {}, {}, {}],
    });
    expect(home.data[0].results.length).toBeGreaterThan(0);
  });

  it('say that a landing page is a partial one', async () => {
    const [, , third, fourth] = (await get('/api/rakuten/category/0')).data.children;
    // Genres that nobody asked for before, so that nothing is remembered.
    const below = (await get(`/api/rakuten/category/${third.id}`)).data.children[0];
    service.sim.world.faults.add({
      party: 'rakuten',
      path: `Ranking.*${below.id}`,
      kind: 'status',
      status: 500,
    });
    const home = await get(`/api/rakuten/home/products?categories=${below.id},${fourth.id}`);
    service.sim.world.faults.remove({ party: 'rakuten' });
    expect([
      home.is_partial,
      home.data.map(({ category }: { category: string }) => category),
    ]).toEqual([true, [fourth.id]]);
  });
});
describe('the calls of the catalogue', () => {
  it('find, read and compare goods of Rakuten', async () => {
    const groups = (await get('/api/catalog/search-whole?q=nikon&sites=rakuten')).groups;
    expect(groups).toMatchObject([{ type: 'results', site: 'rakuten' }]);
    expect(groups[0].cards.length).toBeGreaterThan(10);
    const { id } = await control('POST', '/items', {
      name: 'ニコン FM2 特別なカメラ',
      price: 23_400,
      isFree: false,
      isUsed: true,
    });
    const { data } = await get(`/api/catalog/items/rakuten/${id}`);
    expect(data).toMatchObject({
      code: id,
      site_code: 'RAK_JP',
      path: `/rakuten/item/${encodeURIComponent(id)}`,
      price_jpy: 23_400,
      shipping_payer: 'buyer',
      shipping_jpy: null,
      can_buy: true,
      can_bid: false,
    });
    expect(data.landed.likely_vnd).toBeGreaterThan(data.price_vnd);
    expect(
      (await get(`/api/catalog/items/rakuten/${encodeURIComponent(id)}/related`)).data.length,
    ).toBeGreaterThan(0);
    expect((await get('/api/catalog/categories/rakuten')).data.children.length).toBeGreaterThan(4);
    await control('PATCH', `/items/${id}`, { isSoldOut: true });
    expect((await get(`/api/catalog/items/rakuten/${id}?fresh=true`)).data).toMatchObject({
      status: expect.stringMatching(/open|sold/),
    });
  });
});
it('its ranking, campaigns and shops stand among the lists of all sites', async () => {
  const ranking = (await get('/api/catalog/rakuten/ranking')).data;
  expect(ranking.cards).toHaveLength(40);
  const next = (await get('/api/catalog/rakuten/ranking?page=2')).data;
  expect(
    new Set([...ranking.cards, ...next.cards].map(({ code }: { code: string }) => code)).size,
  ).toBe(80);
  expect((await get('/api/catalog/rakuten/deals')).data.cards.length).toBeGreaterThan(0);
  const { seller } = ranking.cards[0];
  const shop = (await get(`/api/catalog/rakuten/sellers/${seller.id}`)).data;
  expect(shop).toMatchObject({
    seller: { id: seller.id, name: seller.name, is_store: true },
    site_code: 'RAK_JP',
  });
  expect(shop.cards.length).toBeGreaterThan(5);
});
describe('buying', () => {
  it('goes to the desk: an order with its money held, and a task for a person', async () => {
    const { id, url, shop } = await control('POST', '/items', {
      name: '【送料無料】ニコン フィルムカメラ',
      price: 12_000,
      isFree: true,
    });
    expect(
      await service.asCustomer('POST', '/api/buy-product-now', {
        code: id,
        price: 11_000,
        site: 'rakuten',
      }),
    ).toMatchObject({
      status: 409,
      body: { code: 'bidding.price-changed', facts: { old: 11_000, new: 12_000 } },
    });
    const bought = await service.asCustomer('POST', '/api/buy-product-now', {
      code: id,
      price: 12_000,
      site: 'rakuten',
    });
    expect(bought).toMatchObject({
      status: 200,
      body: { data: { state: 'ordered', order_code: expect.stringMatching(/^HK/) } },
    });
    const { db } = service.platform;
    const task = await db
      .selectFrom('purchase_tasks')
      .innerJoin('orders', 'orders.id', 'purchase_tasks.order_id')
      .select([
        'purchase_tasks.state',
        'purchase_tasks.reason',
        'orders.site',
        'orders.listing_code',
        'purchase_tasks.site_price_jpy',
      ])
      .where('orders.code', '=', bought.body.data.order_code)
      .executeTakeFirstOrThrow();
    expect(task).toMatchObject({
      state: 'desk',
      site: 'rakuten',
      listing_code: id,
      site_price_jpy: 12_000,
    });
    // By the number of its address the same thing is meant.
    expect((await get(`/api/rakuten/item/${shop}:${url.split('/').at(-2)}`)).data.code).toBe(id);
  });

  it('puts several into the cart under their own code', async () => {
    const { id } = await control('POST', '/items', { name: 'ソニー ヘッドホン', price: 8_000 });
    const added = await service.asCustomer('POST', '/api/cart', {
      site_code: 'RAK_JP',
      code: id,
      qty: 2,
    });
    expect(added.body.data).toMatchObject({ code: id, site_code: 'RAK_JP', price: 8_000, qty: 2 });
    await control('PATCH', `/items/${id}`, { isStopped: true });
    const checked = (await get('/api/cart/check')).data.find(
      (line: { id: string }) => line.id === added.body.data._id,
    );
    expect(checked.state).toBe('gone');
  });
});
