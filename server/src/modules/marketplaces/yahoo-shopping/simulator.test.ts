import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import {
  control,
  site,
  setUpYahooShoppingRig,
} from '../../../../test-support/rigs/marketplaces/yahoo-shopping-rig.ts';

setUpYahooShoppingRig();

describe('the connector against the pretend site', () => {
  it('finds, narrows, and reads what it found', async () => {
    const page = await site.search({
      keyword: 'ニコン',
      minimumPrice: yen(10_000),
      maximumPrice: yen(90_000),
      sort: 'price-up',
      size: 30,
    });
    expect(page.listings.length).toBeGreaterThan(5);
    expect(page.total).toBeGreaterThan(page.listings.length);
    const prices = page.listings.map(({ price }) => Number(price.current));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices.every((price) => price >= 10_000 && price <= 90_000)).toBe(true);
    for (const card of page.listings.slice(0, 8)) {
      const { price, condition, shipping, seller, jan, shop, categoryPath } = card;
      // Everything that both calls tell is the same.
      expect(await site.findListing(card.code)).toMatchObject({
        code: card.code,
        title: card.title,
        price,
        condition,
        shipping,
        seller,
        jan,
        categoryPath,
        status: 'open',
        shop: { review: shop?.review, pointPercent: shop?.pointPercent },
      });
    }
  });

  it('walks the pages without repeating or losing an item', async () => {
    const seen: string[] = [];
    let page = await site.search({ keyword: 'ソニー', size: 50 });
    const { total } = page;
    for (let next = 2; page.listings.length > 0; next++) {
      seen.push(...page.listings.map(({ code }) => code));
      if (!page.hasMore) break;
      page = await site.search({ keyword: 'ソニー', size: 50, page: next });
    }
    expect(seen).toHaveLength(Math.min(total, 999));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each(['new', 'used'] as const)('finds only %s goods when asked', async (condition) => {
    const { listings } = await site.search({
      keyword: 'カメラ',
      conditions: [condition],
      size: 50,
    });
    expect(listings.length).toBeGreaterThan(10);
    expect(listings.every((card) => card.condition === condition)).toBe(true);
  });

  it('finds free delivery, one store, and one product by its bar code in several stores', async () => {
    const free = await site.search({ keyword: 'レンズ', isFreeShipping: true });
    expect(free.listings.length).toBeGreaterThan(3);
    expect(free.listings.every(({ shipping }) => shipping.fee === 0)).toBe(true);
    const [first] = free.listings;
    const store = await site.sellers?.findSeller(first?.seller.id ?? '');
    expect(store).toMatchObject({ id: first?.seller.id, name: first?.seller.name, isStore: true });
    const goods = await site.sellers?.listListings(store?.id ?? '', {});
    expect(goods?.listings.length).toBeGreaterThan(5);
    expect(goods?.listings.every(({ seller }) => seller.id === store?.id)).toBe(true);
    const jan =
      (await site.search({ keyword: 'ニコン', conditions: ['new'], size: 50 })).listings.find(
        (card) => card.jan,
      )?.jan ?? '';
    const same = await site.search({ jan });
    expect(new Set(same.listings.map(({ seller }) => seller.id)).size).toBeGreaterThan(1);
    expect(same.listings.every((card) => card.jan === jan)).toBe(true);
    expect(await site.sellers?.findSeller('no-such-store')).toBeUndefined();
  });

  it('shows genres, the ranking, deals and what is like an item', async () => {
    const root = await site.categories?.readBranch(undefined);
    expect(root?.children.length).toBeGreaterThan(5);
    const fashion = await site.categories?.readBranch('13457');
    expect(fashion).toMatchObject({ current: { id: '13457' } });
    expect(fashion?.children.length).toBeGreaterThan(2);
    const ranking = await site.rankings?.listRanking({ categoryId: '13457', size: 10 });
    expect(ranking?.listings).toHaveLength(10);
    for (const card of ranking?.listings.slice(0, 3) ?? [])
      expect((await site.findListing(card.code))?.price.current).toBe(card.price.current);
    const deals = await site.deals?.listDeals({ size: 20 });
    expect(deals?.listings.length).toBe(20);
    expect(
      deals?.listings.every(({ price, shop }) => (shop?.listPrice ?? 0) > Number(price.current)),
    ).toBe(true);
    const related = await site.related?.listRelated(deals?.listings[0]?.code ?? '');
    expect(related?.length).toBeGreaterThan(5);
  });

  it('tells sizes and colours, and how many there are of each', async () => {
    const { listings } = await site.search({ keyword: 'スニーカー', conditions: ['new'] });
    const listing = await site.findListing(listings[0]?.code ?? '');
    expect(listing?.options?.map(({ name }) => name)).toEqual(['サイズ', 'カラー']);
    expect(listing?.variants.length).toBe(
      (listing?.options?.[0]?.values.length ?? 0) * (listing?.options?.[1]?.values.length ?? 0),
    );
    expect(listing?.variants.some(({ quantity }) => quantity > 0)).toBe(true);
  });

  it('sees what becomes of an item: another price, sold out, gone', async () => {
    const { code } = await control('POST', '/items', {
      name: 'ためしの品 XYZ-1',
      price: 12_345,
      salePrice: 9_999,
    });
    expect(await site.findListing(code)).toMatchObject({
      price: { current: 9_999 },
      shop: { listPrice: 12_345 },
    });
    await control('PATCH', `/items/${code}`, { price: 20_000 });
    expect((await site.search({ keyword: 'XYZ-1' })).listings).toMatchObject([
      { code, price: { current: 20_000 } },
    ]);
    await control('PATCH', `/items/${code}`, { isSoldOut: true });
    expect((await site.search({ keyword: 'XYZ-1' })).listings).toEqual([]);
    expect((await site.search({ keyword: 'XYZ-1', status: 'sold' })).listings).toMatchObject([
      { code, status: 'sold' },
    ]);
    expect((await site.findListing(code))?.status).toBe('sold');
    await control('PATCH', `/items/${code}`, { isRemoved: true });
    expect(await site.findListing(code)).toBeUndefined();
    expect(await site.findListing('not a code')).toBeUndefined();
  });

  it('keeps hostile words of a store harmless', async () => {
    const { listings } = await site.search({ keyword: 'カメラ', size: 50 });
    for (const { code } of listings.slice(0, 25))
      expect((await site.findListing(code))?.descriptionHtml).not.toMatch(
        /<script|onerror|javascript:|<iframe|<form/i,
      );
  });
});
