import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture, hasCaptures, type Json, missing, strangers } from '../../test-support/shapes.ts';
import { type Simulator, startSimulator } from '../start.ts';

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

  it('search', async () => {
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

  it('item, desired price', async () => {
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

  it('product of a shop, storefront', async () => {
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

  it('an unknown item, a missing proof', async () => {
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
