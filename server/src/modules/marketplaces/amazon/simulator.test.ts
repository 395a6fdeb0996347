import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { isJan } from '../rules/jan.ts';
import type { ListingQuery } from '../listing-query.ts';
import {
  control,
  simulator,
  site,
  setUpAmazonRig,
} from '../../../../test-support/rigs/marketplaces/amazon-rig.ts';

setUpAmazonRig();

describe('the connector against the pretend site', () => {
  it('finds, pages without repeating, and reads what it found', async () => {
    const [first, second] = await Promise.all([
      site.search({ keyword: 'ソニー', size: 15 }),
      site.search({ keyword: 'ソニー', size: 15, page: 2 }),
    ]);
    expect(first.listings).toHaveLength(10);
    expect(first.hasMore).toBe(true);
    const codes = [...first.listings, ...second.listings].map(({ code }) => code);
    expect(new Set(codes).size).toBe(20);
    for (const card of first.listings.slice(0, 5)) {
      const listing = await site.findListing(card.code);
      expect(listing).toMatchObject({
        code: card.code,
        title: card.title,
        status: 'open',
        condition: card.condition,
        seller: card.seller,
      });
      expect(listing?.price).toEqual(card.price);
      expect(listing?.shop).toEqual(card.shop);
      expect(listing?.jan && isJan(listing.jan)).toBe(true);
      expect(listing?.categoryPath.length).toBe(2);
    }
    expect(await site.findListing('B000000000')).toBeUndefined();
    expect(await site.findListing('no code')).toBeUndefined();
    expect((await site.search({ keyword: 'あるはずのない品物' })).listings).toEqual([]);
    expect((await site.search({})).listings).toEqual([]);
  });

  it('sorts and narrows', async () => {
    const pricesOf = async (query: ListingQuery) =>
      (await site.search({ keyword: 'カメラ', ...query })).listings.map(
        ({ price }) => price.current ?? 0,
      );
    const up = await pricesOf({ sort: 'price-up' });
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    for (const price of await pricesOf({ minimumPrice: yen(20_000), maximumPrice: yen(60_000) })) {
      expect(price).toBeGreaterThanOrEqual(20_000);
      expect(price).toBeLessThanOrEqual(60_000);
    }
    const used = await site.search({ keyword: 'カメラ', conditions: ['good', 'used'] });
    expect(used.listings.length).toBeGreaterThan(0);
    expect(used.listings.every(({ condition }) => condition === 'good')).toBe(true);
    const free = await site.search({ keyword: 'カメラ', isFreeShipping: true });
    expect(
      free.listings.every(({ shipping }) => shipping.payer === 'seller' && shipping.fee === 0),
    ).toBe(true);
    const sold = await site.search({ keyword: 'カメラ', status: 'sold', size: 100 });
    expect(
      sold.listings.every(({ status, price }) => status === 'sold' && price.current === undefined),
    ).toBe(true);
    const [card] = (await site.search({ keyword: 'カメラ' })).listings;
    const same = await site.search({ jan: card?.jan ?? '' });
    expect(same.listings.length).toBeGreaterThan(0);
    expect(same.listings.every(({ jan }) => jan === card?.jan)).toBe(true);
  });

  it('reads a family of colours, sold out, a new price, and goods that are gone', async () => {
    const found = await site.search({ keyword: 'ブラック', size: 100 });
    let listing: Awaited<ReturnType<typeof site.findListing>>;
    for (const { code } of found.listings) {
      listing = await site.findListing(code);
      if (listing && listing.variants.length > 1) break;
    }
    expect(listing?.variants.map(({ name }) => name)).toEqual(['ブラック', 'シルバー', 'ホワイト']);
    expect(listing?.options).toEqual([
      { name: '色', values: ['ブラック', 'シルバー', 'ホワイト'] },
    ]);

    const { asin } = await control('POST', '/items', {
      title: 'ヘッドホン 試験機',
      price: 8_800,
      listPrice: 11_000,
      stock: 4,
    });
    expect(await site.findListing(asin)).toMatchObject({
      price: { current: 8_800 },
      shop: { listPrice: 11_000 },
      quantity: 4,
      status: 'open',
    });
    await control('PATCH', `/items/${asin}`, { price: 7_700 });
    expect((await site.findListing(asin))?.price.current).toBe(7_700);
    await control('PATCH', `/items/${asin}`, { stock: null });
    expect(await site.findListing(asin)).toMatchObject({
      status: 'sold',
      quantity: 0,
      price: { current: undefined },
    });
    await control('PATCH', `/items/${asin}`, { isRemoved: true });
    expect(await site.findListing(asin)).toBeUndefined();
    const adult = await control('POST', '/items', {
      title: '大人のボードゲーム',
      price: 3_000,
      isAdult: true,
    });
    expect((await site.findListing(adult.asin))?.isAdultOnly).toBe(true);
  });

  it('knows categories, deals, what people type, and what stands beside an item', async () => {
    const roots = await site.categories?.readBranch(undefined);
    expect(roots?.children.length).toBeGreaterThan(8);
    const branch = await site.categories?.readBranch('3210981');
    expect(branch?.current).toEqual({ id: '3210981', name: '家電&カメラ' });
    expect(branch?.children.map(({ name }) => name)).toContain('フィルムカメラ');
    expect((await site.categories?.readBranch('12345'))?.current).toBeUndefined();

    const deals = await site.deals?.listDeals({});
    expect(deals?.listings.length).toBeGreaterThan(5);
    for (const { price, shop } of deals?.listings ?? [])
      expect(shop?.listPrice).toBeGreaterThan(price.current ?? 0);
    simulator.world.faults.add({
      party: 'amazon',
      path: '^/catalog',
      kind: 'status',
      status: 500,
      times: 1,
    });
    expect(await site.deals?.listDeals({})).toBe(deals);
    simulator.world.faults.remove({});
    const next = await site.deals?.listDeals({ page: 2 });
    const codes = [...(deals?.listings ?? []), ...(next?.listings ?? [])].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(
      deals?.listings.some(({ deal }) => deal?.endsAt && deal.endsAt > systemClock.now()),
    ).toBe(true);

    expect(await site.suggestions?.suggestKeywords('son')).toEqual(
      expect.arrayContaining(['sony']),
    );
    expect(await site.suggestions?.suggestKeywords(' ')).toEqual([]);
    const [card] = (await site.search({ categoryId: '9000101' })).listings;
    expect((await site.related?.listRelated(card?.code ?? ''))?.length).toBeGreaterThan(3);
  });

  it('an item stands although its family cannot be read', async () => {
    const { listings } = await site.search({ keyword: 'ホワイト', size: 100 });
    simulator.world.faults.add({
      party: 'amazon',
      path: 'getVariations$',
      kind: 'status',
      status: 500,
    });
    const [listing] = await Promise.all(
      listings.slice(0, 1).map(({ code }) => site.findListing(code)),
    );
    expect(listing).toMatchObject({ variants: [] });
  });
});
