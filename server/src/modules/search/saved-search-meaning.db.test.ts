import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import {
  goodsOf,
  type WatchedMarket,
  watchedMarket,
} from '../../../test-support/world/watched-market.ts';
import { newId } from '../../kernel/chance.ts';
import { movableClock } from '../../kernel/clock.ts';
import { yen } from '../../kernel/money.ts';
import { createSavedSearches, type SavedSearchDeps, type SavedSearches } from './index.ts';

const clock = movableClock(new Date('2026-03-01T00:00:00Z'));
let platform: TestPlatform;
let markets: Record<'auction' | 'mercari', WatchedMarket>;
let saved: SavedSearches;
let told: Parameters<SavedSearchDeps['notify']>[1][] = [];

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.pool.query(
    'truncate saved_searches, saved_search_finds, watched_queries, known_listings',
  );
  markets = { auction: watchedMarket('auction'), mercari: watchedMarket('mercari') };
  told = [];
  saved = createSavedSearches({
    ...platform,
    marketplaces: { all: Object.values(markets), find: (name) => markets[name as 'auction'] },
    translation: {
      readKeyword: async (keyword) => ({
        text: keyword,
        excluded: [],
        isWhole: true,
        isTranslated: true,
        asked: keyword,
      }),
      titleNow: (text) => ({ text, isWhole: true }),
    },
    pacePerSecond: () => 5,
    notify: async (_trx, notice) => void told.push(notice),
  });
});

const ask = (keyword: string, over: Partial<Parameters<SavedSearches['save']>[1]> = {}) => ({
  keyword,
  isTranslated: true,
  sites: [],
  filters: {},
  ...over,
});
const later = () => {
  clock.advanceMs(61 * 60_000);
  return saved.run();
};

describe('what a saved search means', () => {
  it('asks the sites of every time it was saved, and all once it was saved for all', async () => {
    const me = newId();
    const sitesOf = async (sites: string[]) =>
      (await saved.save(me, ask('nikon', { sites }))).saved.sites;
    expect(await sitesOf(['mercari'])).toEqual(['mercari']);
    expect(await sitesOf(['auction'])).toEqual(['auction', 'mercari']);
    expect(await sitesOf(['mercari'])).toEqual(['auction', 'mercari']);
    expect(await sitesOf([])).toEqual([]);
    expect(await sitesOf(['mercari'])).toEqual([]);
    expect(await saved.list(me)).toHaveLength(1);
  });

  it('is what the search itself asks: a condition among the words narrows and is no word', async () => {
    await saved.save(newId(), ask('腕時計 中古'));
    await saved.run();
    const used = ['like-new', 'good', 'fair', 'poor', 'junk', 'used'];
    expect(markets.mercari.asked).toMatchObject([{ keyword: '腕時計', conditions: used }]);
    await saved.save(newId(), ask('腕時計 中古', { filters: { condition: 'junk' } }));
    await later();
    expect(markets.mercari.asked).toContainEqual(
      expect.objectContaining({ keyword: '腕時計', conditions: ['junk'] }),
    );
  });

  it('finds nothing that was not asked for, though a site does not know the filter', async () => {
    const { id } = (
      await saved.save(
        newId(),
        ask('nikon', {
          filters: {
            max_price: 20_000,
            condition: 'good',
            exclude: 'ジャンク',
            seller_kind: 'private',
          },
        }),
      )
    ).saved;
    await saved.run();
    const price = { ...goodsOf('mercari', 'x').price, current: yen(20_001) };
    const seller = { ...goodsOf('mercari', 'x').seller, isStore: true };
    markets.mercari.goods.unshift(
      goodsOf('mercari', 'dear', { price }),
      goodsOf('mercari', 'worn', { condition: 'poor' }),
      goodsOf('mercari', 'excluded', { title: 'ニコン ジャンク' }),
      goodsOf('mercari', 'shop', { seller }),
      goodsOf('mercari', 'meant'),
    );
    await later();
    expect((await saved.listFinds(platform.db, id)).map(({ code }) => code)).toEqual(['meant']);
    expect(told[0]?.facts).toEqual({ found: 1, searches: 1 });
  });

  it('tells what the other sites found before a mistake of ours at one site is reported', async () => {
    await saved.save(newId(), ask('nikon'));
    await saved.run();
    markets.mercari.goods.unshift(goodsOf('mercari', 'm1'));
    markets.auction.search = () => Promise.reject(new TypeError('our mistake'));
    await expect(later()).rejects.toThrow('our mistake');
    expect(told[0]?.facts).toEqual({ found: 1, searches: 1 });
  });
});
