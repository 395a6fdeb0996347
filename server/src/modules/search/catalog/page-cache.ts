import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { ListingPage, ListingQuery, Marketplace, Site } from '../../marketplaces/index.ts';
import { createHedgedReader } from './hedged-read.ts';
import type { KeptPage, SharedPages } from './shared-pages.ts';

export type { KeptPage } from './shared-pages.ts';

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

/** `others`: what our other processes were told is served, too. */
export function createPageCache(clock: Clock, others?: SharedPages): PageCache {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: LISTINGS_KEPT,
    sizeCalculation: ({ page }) => page.listings.length + 1,
  });
  const running = new Map<string, Flight>();
  const asking = createAsking(clock, others);

  function ask(key: string, flight: Flight): Promise<KeptPage> {
    const page = flight.page.then((entry) => {
      if ((kept.peek(key)?.readAtMs ?? 0) <= entry.readAtMs) kept.set(key, entry);
      return entry;
    });
    const flying = { ...flight, page };
    running.set(key, flying);
    const forget = () => void (running.get(key) === flying && running.delete(key));
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
      flight && flight.sinceMs >= notBeforeMs
        ? flight.page
        : ask(key, asking.ask(key, marketplace, query, notBeforeMs)),
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
    deadlineMs: asking.deadlineMs,
  };
}

/** An answer that is on its way; nothing in it is from before `sinceMs`. */
interface Flight {
  readonly page: Promise<KeptPage>;
  readonly sinceMs: number;
}

/** Asks a site, or takes what another process was told. */
function createAsking(clock: Clock, others: SharedPages | undefined) {
  const reader = createHedgedReader(clock);
  async function askSite(
    key: string,
    marketplace: Marketplace,
    query: ListingQuery,
  ): Promise<KeptPage> {
    const readAtMs = clock.monotonicMs();
    const page = await reader.read(marketplace, query, REQUEST_MS);
    others?.tell(key, { page, readAtMs }, SERVES_MS);
    return { page, readAtMs };
  }
  async function askOthers(
    key: string,
    notBeforeMs: number,
    askNow: () => Promise<KeptPage>,
  ): Promise<KeptPage> {
    const known = await others?.find(key);
    const oldestMs = Math.max(notBeforeMs, clock.monotonicMs() - SERVES_MS);
    return known && known.readAtMs >= oldestMs ? known : askNow();
  }
  return {
    deadlineMs: reader.deadlineMs,
    ask(key: string, marketplace: Marketplace, query: ListingQuery, notBeforeMs: number): Flight {
      const askNow = () => askSite(key, marketplace, query);
      return others
        ? { page: askOthers(key, notBeforeMs, askNow), sinceMs: notBeforeMs }
        : { page: askNow(), sinceMs: clock.monotonicMs() };
    },
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
