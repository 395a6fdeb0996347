import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.ts';
import type { ListingPage, ListingQuery, Marketplace } from '../marketplaces/index.ts';

/** Search answers of the sites, shared by everybody who asks the same within half a minute; failures are not kept. */
export interface PageCache {
  search(marketplace: Marketplace, query: ListingQuery, timeoutMs: number): Promise<ListingPage>;
}

const SERVES_MS = 30_000;

export function createPageCache(clock: Clock): PageCache {
  const pages = new LRUCache<string, { readonly page: Promise<ListingPage>; readonly untilMs: number }>({ max: 2_000 });
  return {
    search(marketplace, query, timeoutMs) {
      const key = `${marketplace.site} ${JSON.stringify(query)}`;
      const known = pages.get(key);
      if (known && clock.monotonicMs() < known.untilMs) return known.page;
      const page = marketplace.search(query, { timeoutMs });
      pages.set(key, { page, untilMs: clock.monotonicMs() + SERVES_MS });
      page.catch(() => pages.delete(key));
      return page;
    },
  };
}
