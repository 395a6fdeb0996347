import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SearchRig, startSearchRig } from '../../../test-support/rigs/search-rig.ts';

let rig: SearchRig;
beforeAll(async () => {
  rig = await startSearchRig();
});
afterAll(() => rig.close());

const get = async (url: string) => {
  const answer = await rig.app.inject({ method: 'GET', url });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    text: answer.body,
    body: () => answer.json(),
  };
};

it('tells which sites are served and which lists each has', async () => {
  const { data } = (await get('/api/catalog/served')).body();
  expect(data.map((one: { site: string }) => one.site)).toEqual(['auction', 'mercari']);
  expect(data[0]).toMatchObject({ name: 'Yahoo! Đấu giá', path: 'auction' });
  expect(data[0].lists).toContain('auctions');
  expect(data[1].lists).not.toContain('auctions');
});

it('a seller and what they offer stand on one page', async () => {
  const search = await get(
    `/api/catalog/search-whole?q=${encodeURIComponent('カメラ')}&sites=auction`,
  );
  const { seller } = search.body().groups[0].cards[0];
  const { status, body } = await get(`/api/catalog/auction/sellers/${seller.id}`);
  expect(status).toBe(200);
  const { data } = body();
  expect(data.site_code).toBe('YAC_JP');
  expect(data.seller.id).toBe(seller.id);
  expect(data.cards.length).toBeGreaterThan(0);
  for (const card of data.cards) expect(card.seller.id).toBe(seller.id);
});

it('a condition among the words narrows the goods of a seller', async () => {
  const search = await get(
    `/api/catalog/search-whole?q=${encodeURIComponent('カメラ')}&sites=auction&translate=off`,
  );
  const { seller } = search
    .body()
    .groups[0].cards.find(({ condition }: { condition: string }) => condition !== 'new');
  const words = encodeURIComponent('máy ảnh cũ');
  const { cards } = (await get(`/api/catalog/auction/sellers/${seller.id}?q=${words}`)).body().data;
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.map(({ condition }: { condition: string }) => condition)).not.toContain('new');
});

it('shops are met through their goods, by kind and place, and remembered', async () => {
  const { status, body } = await get('/api/catalog/shops?kind=camera');
  expect(status).toBe(200);
  const { data } = body();
  expect(data.shops.length).toBeGreaterThan(0);
  expect(data.total).toBeGreaterThanOrEqual(data.shops.length);
  expect(data.is_partial).toBe(false);
  expect(data.kinds).toContainEqual({ kind: 'camera', name: 'Máy ảnh' });
  for (const shop of data.shops) {
    expect(shop.kinds).toEqual(['camera']);
    expect(shop.path).toMatch(/^\/(auction|mercari)\/seller\//);
  }
  const { place, count } = data.places[0];
  const there = (await get(`/api/catalog/shops?kind=camera&place=${place}&size=60`)).body().data;
  expect(there.total).toBe(count);
  for (const shop of there.shops) expect(shop.prefecture).toBe(place);
  const named = data.shops.find((shop: { name: string }) => shop.name !== '');
  const found = (
    await get(`/api/catalog/shops?kind=camera&q=${encodeURIComponent(named.name)}`)
  ).body().data;
  expect(found.shops.map((shop: { id: string }) => shop.id)).toContain(named.id);
  expect((await get('/api/catalog/shops?kind=camera&page=50')).body().data.shops).toEqual([]);
});

it('a list that a site does not keep is refused, and so is a site that is not served', async () => {
  for (const address of ['/api/catalog/mercari/deals', '/api/catalog/auction/deals'])
    expect((await get(address)).body()).toMatchObject({ code: 'marketplaces.not-at-this-site' });
  expect((await get('/api/catalog/nowhere/ranking')).body()).toMatchObject({
    code: 'marketplaces.site-not-served',
  });
  expect((await get('/api/catalog/shops?site=nowhere')).body()).toMatchObject({
    code: 'marketplaces.site-not-served',
  });
});
