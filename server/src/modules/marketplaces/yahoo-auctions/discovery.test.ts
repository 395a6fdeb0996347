import { describe, expect, it } from 'vitest';
import { pageQueryOf, searchParamsOf } from './search-query.ts';
import {
  simulator,
  site,
  setUpYahooAuctionsRig,
} from '../../../../test-support/rigs/marketplaces/yahoo-auctions-rig.ts';

setUpYahooAuctionsRig();

describe('what was sold', () => {
  it('comes with statistics over all that matched, and the same from the page when the call is broken', async () => {
    const byCall = await site.search({ keyword: 'ニコン', status: 'sold', size: 50 });
    expect(byCall.listings.length).toBeGreaterThan(3);
    for (const { status, price, endsAt, readAt } of byCall.listings) {
      expect(status).toBe('sold');
      expect(price.current).toBeGreaterThanOrEqual(Number(byCall.statistics?.lowest));
      expect(price.current).toBeLessThanOrEqual(Number(byCall.statistics?.highest));
      expect(endsAt?.getTime()).toBeLessThanOrEqual(readAt.getTime());
    }
    simulator.world.faults.add({ party: 'yahoo-auctions', path: '^/api/search', kind: 'garbage' });
    const byPage = await site
      .search({ keyword: 'ニコン', status: 'sold', size: 50 })
      .finally(() => simulator.world.faults.remove({}));
    const codes = new Set(byCall.listings.map(({ code }) => code));
    expect(byPage.listings.filter(({ code }) => codes.has(code)).length).toBeGreaterThan(3);
    expect(byPage.statistics).toBeDefined();
  });
});

describe('narrowing', () => {
  it.each([1, 6])(
    'to what ends within %i hours leaves nothing that ends later and goes on while there is more',
    async (hours) => {
      const seen = new Set<string>();
      let page = 1;
      for (; page <= 20; page += 1) {
        const { listings, hasMore } = await site.search({
          endsWithinHours: hours,
          sort: 'price-up',
          size: 50,
          page,
        });
        for (const { auction, readAt, code } of listings) {
          expect(Number(auction?.endsAt) - readAt.getTime()).toBeLessThanOrEqual(hours * 3_600_000);
          seen.add(code);
        }
        if (!hasMore) break;
      }
      // An auction ends every forty seconds there.
      expect(seen.size).toBeGreaterThan(hours * 60);
    },
  );

  it('by what most people watch is the ranking', async () => {
    const watched = async (code: string) => (await site.findListing(code))?.likeCount ?? 0;
    const { listings } = (await site.rankings?.listRanking({ size: 5 })) ?? { listings: [] };
    const counts = await Promise.all(listings.map(({ code }) => watched(code)));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(Math.min(...counts)).toBeGreaterThan(30);
  });

  it.each([
    [{ conditions: ['used'] as const }, 'conditions', 'USED10,USED20,USED40,USED60,USED80'],
    [{ conditions: ['new', 'good'] as const }, 'conditions', 'NEW,USED20'],
    [{ conditions: ['good', 'used'] as const }, 'conditions', 'USED20,USED10,USED40,USED60,USED80'],
    [{ conditions: [] }, 'conditions', null],
    [{ sort: 'popular' as const }, 'sort', '-WATCH_COUNT'],
    [{ keyword: '' }, 'query', null],
  ])('asks the call for %j', (query, name, value) =>
    expect(searchParamsOf(query).get(name)).toBe(value),
  );

  it.each([
    [{ conditions: ['used'] as const }, 'istatus', '2'],
    [{ conditions: ['like-new', 'junk'] as const }, 'istatus', '3,7'],
    [{ endsWithinHours: 1 }, 'auchours', '1'],
    [{ endsWithinHours: 2 }, 'auchours', null],
    [{ seller: 'private' as const }, 'abatch', '2'],
    [{ sort: 'popular' as const }, 's1', 'popular'],
  ])('asks the page for %j', (query, name, value) =>
    expect(pageQueryOf(query).get(name)).toBe(value),
  );
});

describe('one seller', () => {
  it('is what a search narrows to, with words or without, page by page', async () => {
    const [card] = (await site.search({ seller: 'store', size: 20 })).listings;
    const sellerId = card?.seller.id ?? '';
    const all = await site.search({ sellerId, size: 20 });
    expect(all.listings.length).toBeGreaterThan(1);
    expect(new Set(all.listings.map(({ seller }) => seller.id))).toEqual(new Set([sellerId]));
    expect(all.total).toBeGreaterThanOrEqual(all.listings.length);
    const some = await site.search({ sellerId, keyword: 'カメラ', size: 20 });
    expect(some.listings.every(({ seller }) => seller.id === sellerId)).toBe(true);
    expect(some.total).toBeLessThan(all.total);
    expect((await site.search({ sellerId, status: 'sold' })).listings).toEqual([]);
    expect(
      (await site.sellers?.listListings(sellerId, { size: 20, sort: 'price-up' }))?.listings,
    ).toHaveLength(Math.min(20, all.total));
  });
});

describe('brands', () => {
  it('of everything, of a category, of a keyword: those with most listings first, with their reading', async () => {
    const all = (await site.brands?.listBrands({})) ?? [];
    expect(all.length).toBeGreaterThan(10);
    const counts = all.map(({ count }) => count ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(all.find(({ name }) => name === 'Nikon')?.reading).toBe('ニコン');
    const cameras = (await site.brands?.listBrands({ categoryId: '2084044777' })) ?? [];
    expect(cameras.map(({ name }) => name)).toContain('Canon');
    expect(cameras.map(({ name }) => name)).not.toContain('SHIMANO');
    expect(
      (await site.brands?.listBrands({ keyword: 'ニコン' }))?.map(({ name }) => name),
    ).toContain('Nikon');
    const [nikon] = cameras.filter(({ name }) => name === 'Nikon');
    const { listings } = await site.search({
      brandId: nikon?.id as string,
      categoryId: '2084044777',
      size: 20,
    });
    expect(listings.length).toBeGreaterThan(0);
    expect(listings.every(({ title }) => /ニコン|nikon/i.test(title))).toBe(true);
  });
});
