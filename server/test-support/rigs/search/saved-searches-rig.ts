import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type WatchedMarket, watchedMarket } from '../../world/watched-market.ts';
import { movableClock } from '../../../src/kernel/clock.ts';
import type { Site } from '../../../src/modules/marketplaces/index.ts';
import {
  createSavedSearches,
  type SavedSearchDeps,
  type SavedSearches,
} from '../../../src/modules/search/index.ts';

export const clock = movableClock(new Date('2026-03-01T00:00:00Z'));
export let platform: TestPlatform;
export let markets: Record<'auction' | 'mercari', WatchedMarket>;
export let saved: SavedSearches;
export let told: Parameters<SavedSearchDeps['notify']>[1][] = [];
export let pace = 5;
export function setPace(value: typeof pace): void {
  pace = value;
}
export const ask = (keyword: string, over: Partial<Parameters<SavedSearches['save']>[1]> = {}) => ({
  keyword,
  isTranslated: true,
  sites: [],
  filters: {},
  ...over,
});

/** Registers what the tests of a file need before and after them. */
export function setUpSavedSearchesRig(): void {
  beforeAll(async () => {
    platform = await createTestPlatform({ clock });
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await sql`truncate saved_searches, saved_search_finds, watched_queries, known_listings`.execute(
      platform.db,
    );
    markets = { auction: watchedMarket('auction'), mercari: watchedMarket('mercari') };
    told = [];
    pace = 5;
    saved = createSavedSearches({
      ...platform,
      marketplaces: { all: Object.values(markets), find: (name) => markets[name as 'auction'] },
      translation: {
        readKeyword: async (keyword) => ({
          text: keyword.replace('máy ảnh', 'カメラ'),
          excluded: [],
          isWhole: true,
          isTranslated: true,
          asked: keyword,
        }),
        titleNow: (text) => ({ text, isWhole: true }),
      },
      pacePerSecond: (_site: Site) => pace,
      notify: async (_trx, notice) => void told.push(notice),
    });
  });
}
