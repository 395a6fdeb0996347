import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import {
  simulator,
  site,
  setUpYahooAuctionsRig,
  someAuction,
} from '../../../../test-support/rigs/marketplaces/yahoo-auctions-rig.ts';

setUpYahooAuctionsRig();

describe('the connector against the pretend site', () => {
  it('finds, narrows, pages and reads what it found', async () => {
    const all = await site.search({ keyword: 'ニコン フィルムカメラ', size: 20 });
    expect(all.listings.length).toBeGreaterThan(5);
    expect(all.listings.every(({ title }) => /ニコン|nikon/i.test(title))).toBe(true);
    const dear = await site.search({
      keyword: 'ニコン',
      minimumPrice: yen(50_000),
      sort: 'price-up',
    });
    const prices = dear.listings.map(({ price }) => Number(price.current));
    expect(prices.every((price) => price >= 50_000)).toBe(true);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const second = await site.search({ keyword: 'ニコン フィルムカメラ', size: 20, page: 2 });
    expect(
      second.listings.some(({ code }) => all.listings.some((card) => card.code === code)),
    ).toBe(false);
    for (const card of all.listings.slice(0, 5)) {
      const listing = await site.findListing(card.code);
      expect(listing).toMatchObject({
        code: card.code,
        title: card.title,
        isShopItem: card.isShopItem,
      });
      expect(listing?.auction === undefined).toBe(card.auction === undefined);
      if (card.auction === undefined) expect(listing?.price.current).toBe(card.price.current);
    }
    expect((await site.search({ keyword: 'ぬるぽガッ' })).listings).toEqual([]);
    expect(await site.findListing('z999999999')).toBeUndefined();
  });

  it('shows sellers, categories and related goods', async () => {
    const { listings } = await site.search({ keyword: 'レンズ' });
    const [card] = listings;
    const seller = await site.sellers?.findSeller(card?.seller.id ?? '');
    expect(seller?.id).toBe(card?.seller.id);
    const branch = await site.categories?.readBranch(undefined);
    expect(branch?.children.length).toBeGreaterThan(3);
    const related = await site.related?.listRelated(card?.code ?? '');
    expect(related?.some(({ code }) => code === card?.code)).toBe(false);
  });

  it("measures the market's clock within its own bounds", async () => {
    simulator.world.clock.set({ offsetMs: 7_000 });
    const card = await someAuction();
    const { clock, endsAt, isOpen } = (await site.auctions?.readTimeLeft(card.code)) ?? {};
    simulator.world.clock.set({ offsetMs: 0 });
    expect(isOpen).toBe(true);
    expect(endsAt?.getTime()).toBe(card.auction?.endsAt.getTime());
    expect(Math.abs((clock?.offsetMs ?? 0) - 7_000)).toBeLessThanOrEqual(
      (clock?.uncertaintyMs ?? 0) + 2,
    );
    // Better than the Date header, which is cut to the second.
    expect(clock?.uncertaintyMs).toBeLessThan(1_000);
  });
});
