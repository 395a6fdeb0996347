import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../platform/shared/memory-store.ts';
import type { SharedStore } from '../../../platform/shared/shared-store.ts';
import type { ListingPage, ListingQuery, Marketplace } from '../../marketplaces/index.ts';
import { createPageCache } from './page-cache.ts';
import { createSharedPages } from './shared-pages.ts';

const QUERY = {
  keyword: 'カメラ',
  page: 1,
  size: 40,
  sort: 'relevance',
} as unknown as ListingQuery;
const TIME = { timeoutMs: 60_000 };

/** Two processes over one store: their spans differ, the time of day is the same. */
function twoProcesses() {
  let nowMs = 1_000_000;
  let asked = 0;
  const marketplace = {
    site: 'auction',
    search: async () => {
      asked += 1;
      const listings = [{ code: `x${asked}`, endsAt: new Date(5), auction: undefined }];
      return {
        listings,
        total: 1,
        hasMore: false,
        isPartialMatch: false,
      } as unknown as ListingPage;
    },
  } as unknown as Marketplace;
  const processAt = (startMs: number, shared: SharedStore) => {
    const clock = { monotonicMs: () => nowMs - startMs, now: () => new Date(nowMs) };
    return createPageCache(clock as never, createSharedPages(shared, clock as never));
  };
  const store = {
    ...createMemoryStore({ monotonicMs: () => nowMs }),
    isAlone: false,
  };
  return {
    here: processAt(0, store),
    there: processAt(900_000, store),
    store,
    marketplace,
    asked: () => asked,
    pass(ms: number) {
      nowMs += ms;
    },
  };
}

describe('what a site said to one process', () => {
  it('is served by the other for as long as by itself, with its moments', async () => {
    const { here, there, marketplace, asked, pass } = twoProcesses();
    const told = await here.read(marketplace, QUERY, TIME);
    pass(20_000);
    const served = await there.read(marketplace, QUERY, TIME);
    expect(asked()).toBe(1);
    expect(served.page.listings[0]).toEqual({ code: 'x1', endsAt: new Date(5) });
    expect(served.readAtMs).toBe(told.readAtMs - 900_000);
    pass(10_000);
    expect((await there.read(marketplace, QUERY, TIME)).page.listings[0]?.code).toBe('x2');
  });

  it.each(['not ours', 'null', '{"page":{},"readAtMs":9e12}'])(
    'is asked anew where the others have left %s',
    async (value) => {
      const { here, store, marketplace, asked } = twoProcesses();
      store.find = async () => value;
      await here.read(marketplace, QUERY, TIME);
      expect(asked()).toBe(1);
    },
  );

  it('is not served to who wants something newer', async () => {
    const { here, there, marketplace, asked, pass } = twoProcesses();
    await here.read(marketplace, QUERY, TIME);
    pass(5_000);
    const notBeforeMs = 105_000;
    await there.read(marketplace, QUERY, { ...TIME, notBeforeMs });
    expect(asked()).toBe(2);
    await there.read(marketplace, { ...QUERY, page: 2 }, TIME);
    expect(asked()).toBe(3);
  });
});
