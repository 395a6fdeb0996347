import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { hasShared, readShared } from '../../../../test-support/world/captures.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { listingOfProduct } from './listing-of-product.ts';
import { readProductPage } from './product-page.ts';
import { createSurugaya } from './surugaya.ts';
import type { ListingQuery } from '../listing-query.ts';

let simulator: Simulator;
let site: ReturnType<typeof createSurugaya>;

beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(async () => {
  await site.close();
  await simulator.stop();
});
beforeEach(async () => {
  simulator.world.faults.remove({});
  await site?.close();
  site = createSurugaya({
    baseUrl: `${simulator.url}/suruga-ya`,
    pacePerSecond: 100,
    clock: systemClock,
    timeoutMs: 5_000,
  });
});

const control = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${simulator.url}/_control/suruga-ya${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return (await answer.json()) as { code: string };
};
const outageOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (failure: unknown) => failure as Outage,
  );

describe('the connector against the pretend site', () => {
  it('finds, pages without repeating, and reads what it found', async () => {
    const [first, second] = await Promise.all([
      site.search({ keyword: 'ニコン' }),
      site.search({ keyword: 'ニコン', page: 2 }),
    ]);
    expect(first.listings.length).toBeGreaterThan(15);
    expect(first.hasMore).toBe(true);
    const codes = [...first.listings, ...second.listings].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const own = first.listings.filter(({ shop }) => shop?.isOwn);
    const others = first.listings.filter(({ shop }) => !shop?.isOwn);
    expect([own.length > 3, others.length > 0]).toEqual([true, true]);
    for (const card of [...own.slice(0, 4), ...others.slice(0, 2)]) {
      const listing = await site.findListing(card.code);
      expect(listing).toMatchObject({
        code: card.code,
        title: card.title,
        status: card.status,
        condition: card.condition,
        seller: card.seller,
      });
      expect(listing?.price).toEqual(card.price);
      expect(listing?.shop?.listPrice).toBe(card.shop?.listPrice);
      expect(listing?.shipping).toEqual(card.shipping);
      expect(listing?.categoryPath.length).toBe(2);
      expect(listing?.jan).toMatch(/^49\d{11}$/);
    }
    expect(await site.findListing('604000001')).toBeUndefined();
    expect(await site.findListing('../search')).toBeUndefined();
  });

  it('sorts and narrows', async () => {
    const pricesOf = async (query: ListingQuery) =>
      (await site.search({ keyword: 'カメラ', ...query })).listings.map(
        ({ price }) => price.current ?? 0,
      );
    const up = await pricesOf({ sort: 'price-up' });
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = await pricesOf({ sort: 'price-down' });
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    for (const price of await pricesOf({ minimumPrice: yen(5_000), maximumPrice: yen(9_000) })) {
      expect(price).toBeGreaterThanOrEqual(5_000);
      expect(price).toBeLessThanOrEqual(9_000);
    }
    const { listings } = await site.search({ conditions: ['new'], categoryId: '8' });
    expect(listings.length).toBeGreaterThan(3);
    expect(listings.every(({ condition, shop }) => condition === 'new' || !shop?.isOwn)).toBe(true);
    const sold = await site.search({ keyword: 'フィギュア', status: 'sold' });
    expect(
      sold.listings.every(({ status, price }) => status === 'sold' && price.current === undefined),
    ).toBe(true);
    expect((await site.search({ keyword: 'あるはずのない品物' })).listings).toEqual([]);
    expect((await site.search({ keyword: 'ニコン', kind: 'auction' })).listings).toEqual([]);
    expect((await site.search({ keyword: 'ニコン', excludedWords: 'ニコン' })).listings).toEqual(
      [],
    );
  });

  it('shows age-restricted goods only when they are asked for, and marks them', async () => {
    const { code } = await control('POST', '/products', {
      title: '【18禁】 夜のフィギュア アルファ',
      kind: 'figure',
      price: 4_000,
      isAdult: true,
    });
    expect((await site.search({ keyword: '夜のフィギュア' })).listings).toEqual([]);
    const { listings } = await site.search({ keyword: '夜のフィギュア', includesAdultGoods: true });
    expect(listings.map((card) => card.code)).toEqual([code]);
    expect(await site.findListing(code)).toMatchObject({
      code,
      isAdultOnly: true,
      price: { current: 4_000 },
    });
  });

  it('tells sold out, other shops, and goods that are gone', async () => {
    const { code } = await control('POST', '/products', {
      title: 'ニコン 試験機',
      price: 5_200,
      listPrice: 30_000,
      offers: [{ shop: '400501', price: 4_800 }],
    });
    expect(await site.findListing(code)).toMatchObject({
      status: 'open',
      quantity: 1,
      price: { current: 5_200 },
      shipping: { payer: 'seller', fee: 0 },
      shop: { isOwn: true, listPrice: 30_000 },
    });
    await control('PATCH', `/products/${code}`, { isSoldOut: true });
    expect(await site.findListing(code)).toMatchObject({
      status: 'open',
      price: { current: 4_800 },
      seller: { id: '400501' },
      shop: { isOwn: false },
      shipping: { fee: undefined },
    });
    await control('PATCH', `/products/${code}`, { offers: [] });
    expect(await site.findListing(code)).toMatchObject({
      status: 'sold',
      quantity: 0,
      price: { current: undefined },
    });
    await control('PATCH', `/products/${code}`, { isRemoved: true });
    expect(await site.findListing(code)).toBeUndefined();
  });

  it('knows categories and what stands beside an item', async () => {
    const roots = await site.categories?.readBranch(undefined);
    expect(roots?.children.length).toBeGreaterThan(5);
    const branch = await site.categories?.readBranch('8');
    expect(branch?.current).toEqual({ id: '8', name: '家電・カメラ・AV機器' });
    expect(branch?.children.map(({ name }) => name)).toContain('フィルムカメラ');
    const [card] = (await site.search({ categoryId: '80101' })).listings;
    const related = await site.related?.listRelated(card?.code ?? '');
    expect(related?.length).toBeGreaterThan(5);
    expect(related?.some(({ code }) => code === card?.code)).toBe(false);
  });

  it.each([
    ['captcha', {}, 'blocked'],
    ['status', { status: 429 }, 'limited'],
    ['status', { status: 500 }, 'failing'],
    ['status', { status: 302 }, 'blocked'],
    ['reset', {}, 'unreachable'],
    ['garbage', {}, 'broken'],
  ] as const)('says what is wrong when the site answers with %s %j', async (kind, more, outage) => {
    simulator.world.faults.add({ party: 'suruga-ya', kind, ...more });
    expect(await outageOf(site.search({ keyword: 'ニコン' }))).toMatchObject({
      source: 'surugaya',
      kind: outage,
    });
  });

  it('knows the gatekeeper, whatever status it answers with', async () => {
    await control('POST', '/pace', { burstPerSecond: 0, blockSeconds: 1 });
    expect(await outageOf(site.search({ keyword: 'ニコン' }))).toMatchObject({ kind: 'blocked' });
    await control('POST', '/pace', { burstPerSecond: 1_000, blockSeconds: 1 });
    await site.close();
    site = createSurugaya({
      baseUrl: `${simulator.url}/suruga-ya`,
      pacePerSecond: 100,
      clock: systemClock,
    });
    const body = '<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>';
    simulator.world.faults.add({
      party: 'suruga-ya',
      kind: 'status',
      status: 503,
      body,
      headers: { 'content-type': 'text/html' },
    });
    expect(await outageOf(site.search({ keyword: 'ニコン' }))).toMatchObject({ kind: 'blocked' });
  });
});

it.skipIf(!hasShared)('reads the captured page as it comes over the wire', async () => {
  const body = readShared('data/marketplaces/suruga-ya/search_category5_24items_2026-05-05.html');
  simulator.world.faults.add({
    party: 'suruga-ya',
    kind: 'status',
    status: 200,
    body,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  });
  const { listings, total, hasMore } = await site.search({ keyword: 'ポケモンカード' });
  expect([listings.length, total, hasMore]).toEqual([24, 24_584, true]);
});

describe('a product page', () => {
  let html = '';
  let code = '';
  beforeAll(async () => {
    simulator.world.faults.remove({});
    ({ code } = await control('POST', '/products', {
      title: 'キヤノン 試験機',
      price: 3_700,
      listPrice: 9_900,
    }));
    html = await (await fetch(`${simulator.url}/suruga-ya/product/detail/${code}`)).text();
  });
  const read = (page: string) => listingOfProduct(readProductPage(page), code, new Date(0));

  it.each([
    ['h1_title_product', 'class="h1_title_product"', 'class="h1"'],
    ['proid', 'id="proid"', 'id="number"'],
    ['proid', '：MADE', '：GONE'],
    ['price-buy', 'price-buy', 'price-old'],
    ['price-buy', '3,700円 (税込)', '3,700円 (税抜)'],
    ['price-buy', '3,700円', '37,00円'],
    ['offers.price', '3,700円', '4,700円'],
    ['price_group', '<label>中古</label>', '<label>特価</label>'],
    ['cart-add', '<button type="submit" class="btn_buy cart1" id="cart-add">', '<button>'],
    ['cart-add', 'class="free_shipping', 'class="waitbtn free_shipping'],
    ['定価', '￥9,900', '￥99,00'],
  ])('whose %s changed is an outage that names it', (missing, from, to) => {
    expect(html).toContain(from);
    expect(read(html).price.current).toBe(3_700);
    let failure: unknown;
    try {
      read(html.replaceAll(from, to));
    } catch (thrown) {
      failure = thrown;
    }
    expect(failure).toBeInstanceOf(Outage);
    expect((failure as Outage).missing).toBe(missing);
  });
});
