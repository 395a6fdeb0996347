import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import { type SearchRig, startSearchRig } from '../../../test-support/rigs/search-rig.ts';
import { contentParts } from '../content/index.ts';
import { createFavorites, favoritesParts } from '../favorites/index.ts';

const CUSTOMER = '0198a000-0000-7000-8000-0000000000f1';
const STRANGER = '0198a000-0000-7000-8000-0000000000f2';
let rig: SearchRig;
beforeAll(async () => {
  rig = await startSearchRig((platform) => [
    ...favoritesParts(createFavorites(platform), (title) => title).routes,
    ...contentParts({
      ...platform,
      nameOf: async () => 'Nguyễn Văn An',
      staffName: async () => undefined,
      pictures: {
        measure: async () => undefined,
        open: () => Promise.reject(new Error('no pictures here')),
      },
      audit: async () => undefined,
    }).routes,
  ]);
  rig.callAs(CUSTOMER);
});
afterAll(() => rig.close());

it.each([
  ['search.all', '/api/products/search?q=camera'],
  [
    'search.auction',
    '/api/auction/search?keyword=camera&query=camera&size=20&page=1&brand_id&aucminprice',
  ],
  ['search.mercari', '/api/mercari/search?keyword=camera'],
  [
    'home.auction',
    '/api/auction/category/products?size=20&category=2084044777&sort=score&code=2084044777&ranking=popular&page=1.0',
  ],
  ['auction.home-products', '/api/auction/home/products?categories=23260&categories=2084044777'],
  ['home.mercari-popular', '/api/mercari/search/popular'],
  ['home.quick', '/api/quicks?page=1&size=20&status=true'],
  ['home.sliders', '/api/sliders?type_page=home&page=1&size=20&status=true'],
  ['home.top-shops', '/api/topview-shops?page=1&size=20&site_code=auction'],
  ['home.recently-viewed', '/api/product-recently-viewed?page=2&size=20&site_code&source=MER_JP'],
  ['search.suggestions', '/api/category/tops?query&size&page&type_code=auction'],
  ['search.keywords', '/api/keyword/tops?query&size=20&page&type_code=auction'],
  ['category.home', '/api/category/home?page=1&main=true&type_code=auction'],
  ['favorite.list', '/api/favorite/product/user'],
  [
    'favorite.search',
    '/api/favorite/products?size=20&page=1&order=created_date:desc&search&site_code',
  ],
  ['favorite.store.list', '/api/favorite/store/user'],
])('the mobile client can read %s', async (id, url) => {
  expectMobile(id, await rig.get(url));
});

it('the mobile client can walk from a search to an item, its relatives and its seller, on both sites', async () => {
  const auction = (
    await rig.get(
      '/api/auction/search?keyword=m%C3%A1y%20%E1%BA%A3nh&query=camera&size=20&page=1&fixed=2',
    )
  ).data;
  expect(auction.japanese).toBe('カメラ');
  const [card] = auction.results;
  const item = await rig.get(`/api/auction/item/${card.code}?include_seller_info=true`);
  expectMobile('item.auction', item);
  expect(item.data.methods.bid).toBe(true);
  expectMobile('item.relates', await rig.get(`/api/auction/relates/${card.code}`));
  expectMobile(
    'seller.auction.products',
    await rig.get(
      `/api/auction/saller/products?code=${card.seller_id}&seller_id=${card.seller_id}`,
    ),
  );
  expectMobile('seller.auction.info', await rig.get(`/api/auction/saller/${card.seller_id}`));
  const left = await rig.get(`/api/auction/time-left/${card.code}`);
  expect(left.data.time_left).toBeGreaterThan(0);
  expect(
    (await rig.call('POST', `/api/v2/auction/domestic-shipping-fee/${card.code}`, { rid: 'r1' }))
      .body.rid,
  ).toBe('r1');
  expect((await rig.get(`/api/v2/auction/items/${card.code}/bids/latest`)).data.code).toBe(
    card.code,
  );

  const [mercari] = (await rig.get('/api/mercari/search?keyword=nikon')).data.products;
  const product = await rig.get(`/api/mercari/item/${mercari.code}?type=ITEM_TYPE_MERCARI`);
  expectMobile('item.mercari', product);
  if (product.data.product.seller.id > 0)
    expectMobile(
      'seller.mercari',
      await rig.get(`/api/mercari/seller/${product.data.product.seller.id}?type=MER_SHOP`),
    );
  // Looks are written down together a moment later.
  const viewed = () => rig.get('/api/product-recently-viewed?page=1&size=20');
  const sources = async () =>
    (await viewed()).data.results.map(({ source }: { source: string }) => source);
  await expect
    .poll(sources, { timeout: 10_000 })
    .toEqual(expect.arrayContaining(['MER_JP', 'YAC_JP']));
  const looked = await viewed();
  expectMobile('home.recently-viewed', looked);
  for (const { product_name: name, product_name_vi: shown } of looked.data.results)
    expect(shown).toBe(rig.translation.titleNow(name).text);
  expect((await rig.get('/api/keyword/autocomplete?keyword=may%20a')).data.results[0]?.name).toBe(
    'máy ảnh',
  );
});

it('a favourite comes with one tap, goes with the next, and belongs to one customer', async () => {
  const product = {
    site_code: 'x1229095297',
    code: 'x1229095297',
    name: 'カメラ',
    url: 'https://auctions.yahoo.co.jp/jp/auction/x1229095297',
    price: 2500,
    currency: '2500',
    qty: 1,
    end_time: null,
    images: ['https://i.example/1.jpg'],
  };
  const added = await rig.call('POST', '/api/favorite/product', product);
  expectMobile('favorite.toggle', added.body);
  expect(added.body.is_favorite).toBe(true);
  const list = await rig.get('/api/favorite/product/user');
  expectMobile('favorite.list', list);
  expect(list.data).toMatchObject([{ code: 'x1229095297', site_code: 'YAC_JP', price: 2500 }]);
  rig.callAs(STRANGER);
  expect((await rig.get('/api/favorite/product/user')).data).toEqual([]);
  await rig.call('POST', '/api/favorite/product/delete', { code: 'x1229095297' });
  rig.callAs(CUSTOMER);
  expect((await rig.get('/api/favorite/products')).data.pagination.total).toBe(1);
  expect((await rig.call('POST', '/api/favorite/product', product)).body.is_favorite).toBe(false);
  expect((await rig.get('/api/favorite/product/user')).data).toEqual([]);
  expectMobile(
    'favorite.store.add',
    (
      await rig.call('POST', '/api/favorite/store', {
        code: 's1',
        name: 'shop',
        remark: 'x',
        site_code: 'mercari',
      })
    ).body,
  );
  expect((await rig.get('/api/favorite/store/user')).data).toMatchObject([
    { code: 's1', site_code: 'MER_JP' },
  ]);
  const refused = await rig.call('POST', '/api/favorite/product', { code: null });
  expect([refused.status, refused.body.code]).toEqual([400, 'favorites.no-code']);
});

it('a product link is resolved without a call to anybody', async () => {
  const { body } = await rig.call('POST', '/api/object-resolver', {
    url: 'https://jp.mercari.com/item/m87177707015',
  });
  expectMobile('object.resolve', body);
  expect(body.data).toMatchObject({
    path: '/mercari/item/m87177707015',
    product_id: 'm87177707015',
  });
  const refused = await rig.call('POST', '/api/object-resolver', {
    url: 'http://169.254.169.254/latest',
  });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.',
  ]);
});

it('articles, who we are and translations are answered', async () => {
  expect((await rig.get('/api/article/search')).data.results.length).toBeGreaterThan(0);
  expect(
    (await rig.get('/api/article/search?slug=huong-dan-mua-hang')).data.results[0].body,
  ).toContain('## ');
  expect((await rig.get('/api/store')).data.name).toBe('Hako');
  expect(
    (await rig.call('POST', '/apitranslate', { text: ['ニコン カメラ'] })).body.data[0],
  ).toMatch(/Nikon/);
});
