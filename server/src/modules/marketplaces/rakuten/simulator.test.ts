import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import {
  control,
  site,
  setUpRakutenRig,
} from '../../../../test-support/rigs/marketplaces/rakuten-rig.ts';

setUpRakutenRig();

describe('the connector against the pretend mall', () => {
  it('finds, narrows and reads what it found', async () => {
    const { listings, total } = await site.search({
      keyword: 'ソニー',
      minimumPrice: yen(10_000),
      maximumPrice: yen(80_000),
      isFreeShipping: true,
    });
    expect(listings.length).toBeGreaterThan(10);
    expect(total).toBeGreaterThanOrEqual(listings.length);
    for (const { price, shipping } of listings) {
      expect(price.current).toBeGreaterThanOrEqual(10_000);
      expect(price.current).toBeLessThanOrEqual(80_000);
      expect(shipping).toMatchObject({ payer: 'seller', fee: 0 });
    }
    for (const card of listings.slice(0, 5)) {
      const listing = await site.findListing(card.code);
      expect(listing).toMatchObject({
        code: card.code,
        title: card.title,
        price: card.price,
        jan: card.jan,
      });
      expect(listing?.categoryPath.length).toBe(3);
      expect(listing?.categoryPath.every(({ name }) => name !== '')).toBe(true);
    }
    expect(await site.findListing('hinata-mart:19999999')).toBeUndefined();
    expect(await site.findListing('m12345678901')).toBeUndefined();
  });

  it('sorts by price and pages without telling anything twice', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => site.search({ keyword: 'カメラ', sort: 'price-up', page, size: 30 })),
    );
    const cards = pages.flatMap(({ listings }) => listings);
    expect(new Set(cards.map(({ code }) => code)).size).toBe(90);
    // The site sorts by what it writes, which for a few shops is without tax.
    const prices = cards.map(({ price }) => Number(price.currentBeforeTax ?? price.current));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(pages[0]?.hasMore).toBe(true);
  });

  it('asks what the site would refuse in a way that it takes', async () => {
    expect((await site.search({ keyword: 'ニコン F' })).isPartialMatch).toBe(true);
    expect((await site.search({ keyword: 'キヤノン AE - 1' })).listings.length).toBeGreaterThan(0);
    expect(await site.search({ keyword: 'a' })).toMatchObject({ listings: [], total: 0 });
    expect(await site.search({ keyword: 'カメラ', categoryId: '1' })).toMatchObject({
      listings: [],
    });
  });

  it.each([
    { kind: 'auction' },
    { seller: 'private' },
    { status: 'sold' },
    { page: 101 },
    { endsWithinHours: 2 },
  ] as const)('has nothing for %j', async (query) =>
    expect((await site.search({ keyword: 'カメラ', ...query })).listings).toEqual([]),
  );

  it('tells new from used, and finds the same new goods by their bar code in several shops', async () => {
    const used = await site.search({
      keyword: 'ソニー',
      conditions: ['like-new', 'good', 'fair', 'poor', 'junk'],
    });
    expect(used.listings.length).toBeGreaterThan(3);
    expect(
      used.listings.every(({ condition, title }) => condition !== 'new' && title.includes('中古')),
    ).toBe(true);
    const fresh = await site.search({ keyword: 'ソニー', conditions: ['new'] });
    expect(fresh.listings.every(({ condition }) => condition === 'new')).toBe(true);
    const jan = fresh.listings[0]?.jan;
    expect(jan).toMatch(/^49\d{11}$/);
    const same = await site.search({ jan: jan ?? '' });
    expect(new Set(same.listings.map(({ seller }) => seller.id)).size).toBeGreaterThan(2);
    expect(same.listings.every((card) => card.jan === jan)).toBe(true);
  });

  it('shows shops, genres, the ranking, campaigns and what is like a thing', async () => {
    const [card] = (await site.search({ keyword: 'リール' })).listings;
    expect(await site.sellers?.findSeller(card?.seller.id ?? '')).toEqual(card?.seller);
    expect(await site.sellers?.findSeller('no-such-shop')).toBeUndefined();
    const ofShop = await site.sellers?.listListings(card?.seller.id ?? '', { keyword: 'リール' });
    expect(ofShop?.listings.length).toBeGreaterThan(0);
    expect(ofShop?.listings.every(({ seller }) => seller.id === card?.seller.id)).toBe(true);
    const root = await site.categories?.readBranch(undefined);
    expect(root?.current).toBeUndefined();
    expect(root?.children.length).toBeGreaterThan(4);
    const genre = root?.children[0];
    expect((await site.categories?.readBranch(genre?.id))?.current).toEqual({
      id: genre?.id,
      name: genre?.name,
    });
    const { rankings } = site;
    if (!rankings) throw new Error('no ranking');
    const pages = await Promise.all(
      [1, 2, 3].map((page) => rankings.listRanking({ page, size: 20 })),
    );
    expect(new Set(pages.flatMap(({ listings }) => listings.map(({ code }) => code))).size).toBe(
      60,
    );
    const below = await site.rankings?.listRanking({ categoryId: genre?.id ?? '' });
    expect(below?.listings.length).toBeGreaterThan(0);
    const deals = await site.deals?.listDeals({});
    expect(deals?.listings.length).toBeGreaterThan(0);
    for (const { shop, endsAt } of deals?.listings ?? [])
      expect((shop?.pointPercent ?? 1) > 1 || endsAt !== undefined).toBe(true);
    expect(
      (await site.deals?.listDeals({ categoryId: genre?.id ?? '' }))?.listings.every(
        ({ shop }) => (shop?.pointPercent ?? 0) > 1,
      ),
    ).toBe(true);
    expect((await site.related?.listRelated(card?.code ?? ''))?.length).toBeGreaterThan(0);
    expect((await site.search({})).listings[0]?.code).toBe(pages[0]?.listings[0]?.code);
  });

  it('finds an item also by the number that its address ends with', async () => {
    const { id, url, shop } = await control('POST', '/items', {
      name: '特別なカメラ',
      price: 7_000,
      isTaxExcluded: false,
    });
    const number = url.split('/').at(-2);
    for (const address of [`${shop}:${number}`, `${shop}:p.${number}`])
      expect(await site.findListing(address)).toMatchObject({
        code: id,
        price: { current: 7_000 },
      });
    // The number of an address that looks like an item code of the shop names something else.
    expect(await site.findListing(`${shop}:p.${id.split(':')[1]}`)).toBeUndefined();
  });

  it('sees a changed price, a sold out and a vanished thing at once', async () => {
    const { id } = await control('POST', '/items', {
      name: '変わるカメラ',
      price: 7_000,
      isFree: false,
    });
    expect(await site.findListing(id)).toMatchObject({
      price: { current: 7_000 },
      shipping: { payer: 'buyer', fee: undefined },
    });
    await control('PATCH', `/items/${id}`, { price: 6_500 });
    expect((await site.findListing(id))?.price.current).toBe(6_500);
    await control('PATCH', `/items/${id}`, { isSoldOut: true });
    expect((await site.findListing(id))?.status).toBe('sold');
    expect((await site.search({ keyword: '変わるカメラ' })).listings).toEqual([]);
    await control('PATCH', `/items/${id}`, { isStopped: true });
    expect(await site.findListing(id)).toBeUndefined();
  });

  it('shows a price without tax with it', async () => {
    const { id } = await control('POST', '/items', { price: 11_000, isTaxExcluded: true });
    expect((await site.findListing(id))?.price).toMatchObject({
      current: 11_000,
      currentBeforeTax: 10_000,
      tax: 'added',
    });
  });
});
