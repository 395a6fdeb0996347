import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { ListingPage, ListingQuery, Marketplace, Site } from '../../marketplaces/index.ts';
import { createHedgedReader } from './hedged-read.ts';

/** A page of a site and when it was asked for, by `monotonicMs`. */
export interface KeptPage {
  readonly page: ListingPage;
  readonly readAtMs: number;
}

/** Search answers of the sites, shared by everybody who asks the same within half a minute; failures are not kept. */
export interface PageCache {
  /** The answer, at most half a minute old. Outage `timeout` after `timeoutMs`; an answer that comes later serves the next who asks. */
  search(marketplace: Marketplace, query: ListingQuery, timeoutMs: number): Promise<ListingPage>;
  /** The same with its age; `notBeforeMs`: nothing that was asked for earlier. */
  read(
    marketplace: Marketplace,
    query: ListingQuery,
    options: { readonly timeoutMs: number; readonly notBeforeMs?: number },
  ): Promise<KeptPage>;
  /** What the site last said to this, up to a quarter of an hour ago: for a list that says how old it is, never for a price that is paid. */
  lastGood(marketplace: Marketplace, query: ListingQuery): KeptPage | undefined;
  /** How long a search waits for this site. */
  deadlineMs(site: Site): number;
}

const SERVES_MS = 30_000;
const LAST_GOOD_MS = 15 * 60_000;
/** The request itself runs on when its first asker gave up. */
const REQUEST_MS = 8_000;
/** About 1.5 kB each. */
const LISTINGS_KEPT = 60_000;

export function createPageCache(clock: Clock): PageCache {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: LISTINGS_KEPT,
    sizeCalculation: ({ page }) => page.listings.length + 1,
  });
  const running = new Map<string, { readonly page: Promise<KeptPage>; readonly sinceMs: number }>();
  const reader = createHedgedReader(clock);

  function ask(key: string, marketplace: Marketplace, query: ListingQuery): Promise<KeptPage> {
    const readAtMs = clock.monotonicMs();
    const page = reader.read(marketplace, query, REQUEST_MS).then((answer): KeptPage => {
      const entry = { page: answer, readAtMs };
      if ((kept.peek(key)?.readAtMs ?? 0) <= readAtMs) kept.set(key, entry);
      return entry;
    });
    const flight = { page, sinceMs: readAtMs };
    running.set(key, flight);
    const forget = () => void (running.get(key) === flight && running.delete(key));
    page.then(forget, forget);
    return page;
  }

  function read(
    marketplace: Marketplace,
    query: ListingQuery,
    { timeoutMs, notBeforeMs = 0 }: { timeoutMs: number; notBeforeMs?: number },
  ): Promise<KeptPage> {
    const key = keyOf(marketplace, query);
    const known = kept.get(key);
    if (known && known.readAtMs >= notBeforeMs && clock.monotonicMs() < known.readAtMs + SERVES_MS)
      return Promise.resolve(known);
    const flight = running.get(key);
    return within(
      timeoutMs,
      flight && flight.sinceMs >= notBeforeMs ? flight.page : ask(key, marketplace, query),
      marketplace.site,
    );
  }

  return {
    read,
    search: async (marketplace, query, timeoutMs) =>
      (await read(marketplace, query, { timeoutMs })).page,
    lastGood(marketplace, query) {
      const known = kept.get(keyOf(marketplace, query));
      return known && clock.monotonicMs() < known.readAtMs + LAST_GOOD_MS ? known : undefined;
    },
    deadlineMs: reader.deadlineMs,
  };
}

const keyOf = (marketplace: Marketplace, query: ListingQuery): string =>
  `${marketplace.site} ${JSON.stringify(query)}`;

/** Gives up waiting, not the request. */
function within<Answer>(timeoutMs: number, asked: Promise<Answer>, site: Site): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Outage(site, 'timeout', `no answer in ${timeoutMs} ms`)),
      timeoutMs,
    );
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
