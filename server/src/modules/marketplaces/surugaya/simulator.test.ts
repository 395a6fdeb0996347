import { describe, expect, it } from 'vitest';
import { hasShared, readShared } from '../../../../test-support/world/captures.ts';
import { yen } from '../../../kernel/money.ts';
import type { ListingQuery } from '../listing-query.ts';
import {
  control,
  simulator,
  site,
  setUpSurugayaRig,
} from '../../../../test-support/rigs/marketplaces/surugaya-rig.ts';

setUpSurugayaRig();

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
