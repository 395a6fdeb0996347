import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import {
  control,
  open,
  site,
  setUpPaypayRig,
} from '../../../../test-support/rigs/marketplaces/paypay-rig.ts';

setUpPaypayRig();

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
});
