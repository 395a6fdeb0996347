import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  capture,
  captureText,
  hasCaptures,
  type Json,
  missing,
  strangers,
} from '../test-support/shapes.ts';
import { type Simulator, startSimulator } from './start.ts';

describe.skipIf(!hasCaptures)('answers have the shape of the captures', () => {
  let sim: Simulator;
  let proof: (method: string, url: string) => Promise<string>;
  beforeAll(async () => {
    sim = await startSimulator();
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const jwk = await exportJWK(publicKey);
    proof = (htm, htu) =>
      new SignJWT({ htm, htu, jti: 'a', iat: 1, uuid: 'b' })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
        .sign(privateKey);
  });
  afterAll(() => sim.stop());

  const yahoo = async (path: string) =>
    (
      await fetch(`${sim.url}/yahoo-auctions${path}`, { headers: { cookie: 'B=x' } })
    ).json() as Promise<Json>;
  const mercari = async (path: string, body?: unknown) => {
    const url = `${sim.url}/mercari${path}`;
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(url, {
      method,
      headers: {
        dpop: await proof(method, url),
        'x-platform': 'web',
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.json() as Promise<Json>;
  };
  const nextData = (html: string) =>
    JSON.parse(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  it('Yahoo! Auctions: search items', async () => {
    const theirs = capture('yahoo-auctions/closedsearch_7items_2026-05-08.next_data.json').props
      .pageProps.initialState.search.items.listing;
    const ours = await yahoo('/api/search/v3/search/items?limit=100');
    // An open search may know the fee for the visitor's prefecture; in the capture all of them are null.
    expect(strangers(ours.items, theirs.items, /ShippingFee(Type)?$/)).toEqual([]);
    expect(missing(ours.items[0], theirs.items[0])).toEqual([]);
    expect(missing(ours.metadata, theirs.metadata)).toEqual([]);
    console.log(
      `compared: ${ours.items.length} search items of Yahoo! Auctions with ${theirs.items.length} captured`,
    );
  });

  it('Yahoo! Auctions: closed search page', async () => {
    const theirs = capture('yahoo-auctions/closedsearch_7items_2026-05-08.next_data.json');
    const page = await (
      await fetch(
        `${sim.url}/yahoo-auctions/closedsearch/closedsearch?p=${encodeURIComponent('カメラ')}&n=50`,
      )
    ).text();
    const ours = nextData(page);
    const [a, b] = [ours, theirs].map(
      (data) => data.props.pageProps.initialState.search.items.listing,
    );
    expect(missing(a, b)).toEqual([]);
    expect(a.items.length).toBeGreaterThan(0);
    expect(strangers(a.items, b.items, /ShippingFee(Type)?$/)).toEqual([]);
    expect(missing(ours, theirs)).toEqual([]);
    console.log(`compared: closed search page of Yahoo! Auctions, ${a.items.length} items`);
  });

  it('Yahoo! Auctions: item, as JSON and in its page', async () => {
    const theirs = capture('yahoo-auctions/item_open_0bids_pagedata_nextdata_2025-10-02.json');
    const item = theirs.nextData.props.pageProps.initialState.item.detail.item;
    // Known from other sources than this one capture: stores, buy-now, brand, shipping, return rules.
    const documented =
      /^\$\.(bidorbuy|taxin\w+|taxRate|brand|shipping|aucShoppingItemInfo|itemReturnable\.comment)(\.|\[|$)/;
    const hits = await yahoo('/api/search/v3/search/items?limit=40');
    for (const { auctionId } of hits.items) {
      const ours = await yahoo(`/api/detail/v2/items/${auctionId}`);
      expect(strangers(ours, item, documented)).toEqual([]);
      expect(missing(ours, item)).toEqual([]);
    }
    const page = await (
      await fetch(`${sim.url}/yahoo-auctions/jp/auction/${hits.items[0].auctionId}`)
    ).text();
    const pageData = JSON.parse(/var pageData = (.*);<\/script>/.exec(page)?.[1] ?? 'null');
    expect(strangers(pageData, theirs.pageData, /^$/)).toEqual([]);
    expect(missing(pageData.items, theirs.pageData.items)).toEqual([]);
    expect(nextData(page).props.initialState.item.detail.item.auctionId).toBe(
      hits.items[0].auctionId,
    );
    console.log('compared: 40 items and one item page of Yahoo! Auctions');
  });

  it('Yahoo! Auctions: search page', async () => {
    const theirs = captureText('yahoo-auctions/search_open_1item_auction_2026-05-08.html');
    const ours = await (
      await fetch(`${sim.url}/yahoo-auctions/search/search?p=${encodeURIComponent('カメラ')}&n=20`)
    ).text();
    const product = (html: string) =>
      /<li class="Product">.*?<\/li>/s.exec(html.slice(html.indexOf('Products__items')))?.[0] ?? '';
    const attributes = (html: string) =>
      [
        ...new Set([...html.matchAll(/ (data-auction-[a-z-]+)=/g)].map(([, name]) => String(name))),
      ].sort();
    expect(attributes(product(ours))).toEqual(attributes(product(theirs)));
    for (const one of [
      'Product__titleLink',
      'Product__bonus',
      'Product__priceValue',
      'Product__postage',
      'Product__price',
    ])
      expect(product(ours)).toContain(one);
    expect(
      await (
        await fetch(
          `${sim.url}/yahoo-auctions/search/search?p=${encodeURIComponent('ぬえぬえぬえ')}`,
        )
      ).text(),
    ).toContain('条件に一致する商品は見つかりませんでした。');
    console.log('compared: search page of Yahoo! Auctions');
  });

  it('Mercari: search', async () => {
    const theirs = capture('mercari/web-api-2026-09/search_page.json');
    const auction = capture('mercari/web-api-2026-09/search_page_auction.json');
    const ours = await mercari('/v2/entities:search', {
      pageSize: 120,
      pageToken: '',
      searchCondition: { keyword: 'カメラ', status: ['STATUS_ON_SALE'] },
    });
    expect(ours.items).toHaveLength(120);
    const known = {
      ...auction,
      items: [...theirs.items, ...auction.items],
      searchCondition: { ...auction.searchCondition },
    };
    expect(strangers(ours.items, known.items, /\.itemPromotions\[\]/)).toEqual([]);
    expect(strangers(ours.searchCondition, known.searchCondition, /\.status\[\]/)).toEqual([]);
    expect(missing(ours, theirs)).toEqual([]);
    expect(missing(ours.items[0], theirs.items[0])).toEqual([]);
    console.log('compared: 120 hits of the Mercari search');
  });

  it('Mercari: item, desired price', async () => {
    const theirs = capture('mercari/web-api-2026-09/item_detail.json');
    const found = await mercari('/v2/entities:search', {
      searchCondition: { status: ['STATUS_ON_SALE'], itemTypes: ['ITEM_TYPE_MERCARI'] },
    });
    for (const { id } of found.items.slice(0, 30)) {
      const ours = await mercari(`/items/get?id=${id}`);
      expect(strangers(ours, theirs, /^\$\.data\.(auction_info|transaction_evidence)/)).toEqual([]);
      expect(missing(ours.data, theirs.data)).toEqual([]);
    }
    const price = await mercari(`/v2/desiredPriceItems/${found.items[0].id}/desiredPriceInfo`);
    expect(strangers(price, capture('mercari/web-api-2026-09/desired_price.json'), /^$/)).toEqual(
      [],
    );
    console.log('compared: 30 Mercari items and a desired price');
  });

  it('Mercari Shops: product, storefront', async () => {
    const theirs = capture('mercari/web-api-2026-09/shops_product.json');
    const found = await mercari('/v2/entities:search', {
      searchCondition: { itemTypes: ['ITEM_TYPE_BEYOND'] },
    });
    const ours = await mercari(`/v1/marketplaces/shops/products/${found.items[0].id}?view=FULL`);
    expect(strangers(ours, theirs, /productTags\[\]/)).toEqual([]);
    expect(missing(ours.productDetail, theirs.productDetail)).toEqual([]);
    const front = await mercari(`/services/bff/shops/v1/shops/${found.items[0].shop.id}/products`);
    expect(strangers(front, capture('mercari/web-api-2026-09/shop_products.json'), /^$/)).toEqual(
      [],
    );
    console.log('compared: a Shops product and its storefront');
  });

  it('Mercari: an unknown item, a missing proof', async () => {
    expect(await mercari('/items/get?id=m00000000000')).toEqual({
      result: 'error',
      errors: [{ code: 'RecordNotFoundException', message: '見つかりませんでした' }],
      meta: {},
    });
    expect(await (await fetch(`${sim.url}/mercari/items/get?id=m1`)).json()).toEqual({
      code: 16,
      message: 'unauthorized: missing auth token',
    });
  });
});
