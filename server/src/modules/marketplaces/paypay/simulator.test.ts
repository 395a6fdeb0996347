import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { createPaypay } from './paypay.ts';

let simulator: Simulator;
let site: ReturnType<typeof createPaypay>;

const open = (hasAuctionsBeside: boolean) =>
  createPaypay({
    baseUrl: `${simulator.url}/paypay`,
    pacePerSecond: 100,
    clock: systemClock,
    timeoutMs: 4_000,
    hasAuctionsBeside,
  });
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
  site = open(true);
});

const strike = (fault: object) =>
  simulator.world.faults.add({ party: 'paypay', ...fault } as never);
const control = async (
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<{ id: string; seller: string }> => {
  const answer = await fetch(`${simulator.url}/_control/paypay${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string; seller: string };
};

describe('the connector against the pretend site', () => {
  it('finds, narrows, sorts, pages and reads what it found', async () => {
    const first = await site.search({ keyword: 'ニコン', size: 20 });
    expect(first.listings.length).toBeGreaterThan(10);
    expect(first.hasMore).toBe(true);
    const second = await site.search({ keyword: 'ニコン', size: 20, page: 2 });
    expect(
      second.listings.some(({ code }) => first.listings.some((card) => card.code === code)),
    ).toBe(false);
    const dear = await site.search({
      keyword: 'カメラ',
      minimumPrice: yen(50_000),
      maximumPrice: yen(90_000),
      sort: 'price-down',
      conditions: ['good', 'fair'],
    });
    const prices = dear.listings.map(({ price }) => Number(price.current));
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices.every((price) => price >= 50_000 && price <= 90_000)).toBe(true);
    expect(new Set(dear.listings.map(({ condition }) => condition))).toEqual(
      new Set(['good', 'fair']),
    );
    for (const card of first.listings.slice(0, 5)) {
      const listing = await site.findListing(card.code);
      expect(listing).toMatchObject({
        code: card.code,
        title: card.title,
        status: 'open',
        shipping: { payer: 'seller', fee: 0 },
      });
      expect(listing?.price).toEqual(card.price);
    }
    expect(await site.findListing('z999999999')).toBeUndefined();
    expect(await site.findListing('../etc')).toBeUndefined();
    expect(await site.search({ keyword: 'ニコン', kind: 'auction' })).toMatchObject({
      listings: [],
      total: 0,
    });
  });

  it('leaves out words that must not stand there', async () => {
    const all = await site.search({ keyword: 'ニコン', size: 100 });
    const without = await site.search({ keyword: 'ニコン', size: 100, excludedWords: 'ジャンク' });
    expect(all.listings.some(({ title }) => title.includes('ジャンク'))).toBe(true);
    expect(without.listings.length).toBeGreaterThan(5);
    expect(without.listings.some(({ title }) => title.includes('ジャンク'))).toBe(false);
  });

  it('follows an item from open over a new price to sold and gone', async () => {
    const { id } = await control('POST', '/items', { title: 'めずらしい試作機', price: 12_345 });
    expect(await site.findListing(id)).toMatchObject({
      status: 'open',
      price: { current: 12_345 },
    });
    await control('PATCH', `/items/${id}`, { price: 11_000 });
    expect((await site.search({ keyword: 'めずらしい試作機' })).listings).toMatchObject([
      { code: id, price: { current: 11_000 } },
    ]);
    await control('PATCH', `/items/${id}`, { isSold: true });
    expect(await site.findListing(id)).toMatchObject({ status: 'sold' });
    expect((await site.search({ keyword: 'めずらしい試作機' })).listings).toEqual([]);
    expect(
      (await site.search({ keyword: 'めずらしい試作機', status: 'sold' })).listings,
    ).toMatchObject([{ code: id, status: 'sold' }]);
    await control('PATCH', `/items/${id}`, { isRemoved: true });
    expect(await site.findListing(id)).toBeUndefined();
  });

  it('has no price where the seller names none, and shows a hostile text as text', async () => {
    const { id } = await control('POST', '/items', { isNoPrice: true, isHostile: true });
    const listing = await site.findListing(id);
    expect(listing?.price).toMatchObject({ current: undefined, buyNow: undefined });
    expect(listing?.descriptionHtml).not.toMatch(/<script|<img/);
  });

  it('says when only some of the words match, and when nothing does', async () => {
    const part = await site.search({ keyword: 'ニコン ぬるぽガッ' });
    expect(part.isPartialMatch).toBe(true);
    expect(part.listings.length).toBeGreaterThan(3);
    expect((await site.search({ keyword: 'ニコン' })).isPartialMatch).toBe(false);
    expect(await site.search({ keyword: 'ぬるぽガッ' })).toMatchObject({
      listings: [],
      total: 0,
      hasMore: false,
      isPartialMatch: false,
    });
  });

  it('leaves the goods of the auction house to it, but shows them when it is not asked', async () => {
    const alone = open(false);
    const codesOf = async (one: typeof site) =>
      (await one.search({ size: 100, sort: 'price-up', minimumPrice: yen(20_000) })).listings.map(
        ({ code }) => code,
      );
    const [beside, all] = [await codesOf(site), await codesOf(alone)];
    const foreign = all.filter((code) => !code.startsWith('z'));
    expect(foreign.length).toBeGreaterThan(0);
    expect(beside).toEqual(all.filter((code) => code.startsWith('z')));
    expect(await alone.findListing(foreign[0] ?? '')).toMatchObject({
      code: foreign[0],
      site: 'paypay',
    });
    await alone.close();
  });

  it('gives the same listings from the pages when the calls are broken', async () => {
    const query = { keyword: 'キヤノン', size: 40, page: 2 };
    const byCall = await site.search(query);
    const item = await site.findListing(byCall.listings[0]?.code ?? '');
    strike({ path: '^/api/', kind: 'garbage' });
    const byPage = await site.search(query);
    const facts = ({ listings }: typeof byCall) =>
      listings.map(({ code, price, title }) => [code, price.current, title]);
    expect(byCall.listings.length).toBeGreaterThan(10);
    expect(facts(byPage)).toEqual(facts(byCall));
    expect([byPage.total, byPage.isPartialMatch]).toEqual([byCall.total, false]);
    const again = await site.findListing(item?.code ?? '');
    expect({ ...again, readAt: undefined }).toEqual({ ...item, readAt: undefined });
    expect((await site.search({ keyword: 'キヤノン ぬるぽガッ' })).isPartialMatch).toBe(true);
    // The page cannot be asked for prices, so the trouble is told.
    await expect(site.search({ keyword: 'キヤノン', minimumPrice: yen(1_000) })).rejects.toThrow(
      Outage,
    );
  });

  it('shows sellers, what they offer, categories and what is recommended', async () => {
    const { seller, id } = await control('POST', '/items', { seller: 5 });
    const found = await site.sellers?.findSeller(seller);
    expect(found).toMatchObject({ id: seller, isStore: false });
    expect(found).toEqual((await site.findListing(id))?.seller);
    const offered = await site.sellers?.listListings(seller, {});
    expect(offered?.listings.length).toBeGreaterThan(1);
    expect(offered?.listings.every((card) => card.seller.id === seller)).toBe(true);
    expect(await site.sellers?.findSeller('p1')).toBeUndefined();
    const roots = await site.categories?.readBranch(undefined);
    expect(roots?.current).toBeUndefined();
    expect(roots?.children).toContainEqual(
      expect.objectContaining({ id: '2511', name: 'ゲーム、おもちゃ' }),
    );
    // A leaf is no error, and its name comes from goods in it.
    expect(await site.categories?.readBranch('24431')).toEqual({
      current: { id: '24431', name: 'フィルムカメラ' },
      children: [],
    });
    const inside = await site.search({ categoryId: '24431', size: 10 });
    expect(inside.listings.every(({ categoryPath }) => categoryPath.at(-1)?.id === '24431')).toBe(
      true,
    );
    const related = await site.related?.listRelated(id);
    expect(related?.length).toBeGreaterThan(3);
    expect(related?.every((card) => card.status === 'open' && card.code !== id)).toBe(true);
  });

  it('names the brands of what a keyword finds, and finds by them', async () => {
    const brands = (await site.brands?.listBrands({ keyword: 'カメラ' })) ?? [];
    expect(brands.length).toBeGreaterThan(5);
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length);
    const [first] = brands;
    const { listings } = await site.search({
      keyword: 'カメラ',
      brandId: first?.id ?? '',
      size: 100,
    });
    expect(listings.length).toBeGreaterThan(3);
    // The site leaves the brand out of some goods.
    expect(new Set(listings.flatMap(({ brand }) => brand ?? []))).toEqual(new Set([first?.name]));
    expect(await site.brands?.listBrands({ keyword: 'ぬるぽガッ' })).toEqual([]);
  });

  it.each([
    [{ kind: 'status', status: 429 }, 'limited'],
    [{ kind: 'status', status: 423 }, 'limited'],
    [{ kind: 'status', status: 403 }, 'blocked'],
    [
      {
        kind: 'status',
        status: 401,
        body: { error: { code: 'x', message: 'ログインしてください。' } },
      },
      'blocked',
    ],
    [{ kind: 'captcha' }, 'blocked'],
    [{ kind: 'redirect-login' }, 'blocked'],
    [{ kind: 'status', status: 503 }, 'failing'],
    [
      { kind: 'status', status: 200, body: { error: { code: 'x', message: '混み合っています' } } },
      'failing',
    ],
    [{ kind: 'garbage' }, 'broken'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'half-body' }, 'unreachable'],
  ])('names the trouble when the site answers with %j', async (fault, kind) => {
    strike(fault);
    const timeoutMs = kind === 'timeout' ? 400 : 8_000;
    const failure = await site
      .search({ keyword: 'ニコン' }, { timeoutMs })
      .catch((caught: unknown) => caught);
    expect(failure).toBeInstanceOf(Outage);
    expect((failure as Outage).kind).toBe(kind);
  });

  it('leaves a site alone that shuts us out for a burst', async () => {
    await control('POST', '/pace', { burstPerSecond: 0, blockSeconds: 60 });
    await expect(site.search({ keyword: 'ニコン' })).rejects.toMatchObject({ kind: 'limited' });
    await control('POST', '/pace', { burstPerSecond: 200, blockSeconds: 0 });
    await expect(site.search({ keyword: 'ニコン' })).rejects.toMatchObject({ kind: 'limited' });
  });
});
