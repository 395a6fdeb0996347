import {
  type MergedMessage,
  type MergedPage,
  readMergedPageEndpoint,
  searchMergedEndpoint,
} from '@hako/contract/search/merged-search';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Static } from 'typebox';
import { call, lines } from '../../api/client.ts';
import {
  afterMessage,
  type Found,
  inRightOrder,
  NOTHING_YET,
  ofPage,
  withNextPage,
} from './merged-state.ts';
import type { SearchQuery } from './search-query.ts';

type Page = Static<typeof MergedPage>;
export type SitesQuery = SearchQuery & {
  readonly sites?: string | undefined;
  readonly size: number;
};

/** A search that is kept in memory for a while, so that "back" finds the list as it was left. */
interface Kept {
  found: Found;
  failure: unknown;
  readonly atMs: number;
  stop: AbortController | undefined;
  readonly watchers: Set<() => void>;
}

const KEPT_FOR_MS = 5 * 60_000;
const KEPT_MOST = 8;
/** Scrolled further than this, in pixels, somebody is looking at the list: it is not put into another order then. */
const LOOKING_FROM = 120;
const kept = new Map<string, Kept>();

const keyOf = (query: SitesQuery): string => JSON.stringify(query);

/** Whether this very search is in memory; never on the server. */
export function isKept(query: SitesQuery): boolean {
  const known = kept.get(keyOf(query));
  return (
    known !== undefined && Date.now() - known.atMs < KEPT_FOR_MS && known.failure === undefined
  );
}

function keep(query: SitesQuery, found: Found): Kept {
  const key = keyOf(query);
  const entry: Kept = {
    found,
    failure: undefined,
    atMs: Date.now(),
    stop: undefined,
    watchers: new Set(),
  };
  kept.delete(key);
  kept.set(key, entry);
  for (const old of kept.keys()) if (kept.size > KEPT_MOST) kept.delete(old);
  return entry;
}

function change(entry: Kept, next: Partial<Pick<Kept, 'found' | 'failure'>>): void {
  Object.assign(entry, next);
  for (const watcher of entry.watchers) watcher();
}

async function listen(entry: Kept, query: SitesQuery): Promise<void> {
  entry.stop = new AbortController();
  try {
    for await (const message of lines<Static<typeof MergedMessage>>(
      searchMergedEndpoint,
      { query },
      { signal: entry.stop.signal },
    ))
      change(entry, { found: afterMessage(entry.found, message, scrollY > LOOKING_FROM) });
  } catch (failure) {
    if (!entry.stop.signal.aborted) change(entry, { failure });
  }
}

export interface Search {
  readonly found: Found;
  readonly failure: unknown;
  readonly more: () => Promise<void>;
  readonly isLoadingMore: boolean;
  readonly takeRightOrder: () => void;
  readonly again: () => void;
}

/** The search as it is known: from `page` when the server sent it whole, else told site by site as they answer. */
export function useFound(query: SitesQuery, page: Page | null): Search {
  const [turn, setTurn] = useState(0);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const key = keyOf(query);
  // On the server nothing is kept: another person's search must not be drawn.
  const [entry, setEntry] = useState(() => openEntry(query, page));
  const found = useSyncExternalStore(
    (watcher) => {
      entry.watchers.add(watcher);
      return () => entry.watchers.delete(watcher);
    },
    () => entry.found,
    () => entry.found,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the query, `turn` asks for it anew.
  useEffect(() => {
    if (entry.found.isFinal || entry.stop !== undefined) return;
    void listen(entry, query);
    // Strict: a page that is left stops listening, and what came so far is not kept as if it were all.
    return () => {
      entry.stop?.abort();
      entry.stop = undefined;
      if (!entry.found.isFinal) kept.delete(key);
    };
  }, [entry, key, turn]);

  return {
    found,
    failure: entry.failure,
    isLoadingMore,
    async more() {
      const { cursor } = entry.found;
      if (cursor === null || isLoadingMore) return;
      setLoadingMore(true);
      try {
        const next = await call(readMergedPageEndpoint, { query: { ...query, cursor } });
        change(entry, { found: withNextPage(entry.found, next) });
      } catch (failure) {
        change(entry, { failure });
      } finally {
        setLoadingMore(false);
      }
    },
    takeRightOrder: () => change(entry, { found: inRightOrder(entry.found) }),
    again() {
      setEntry(keep(query, NOTHING_YET));
      setTurn(turn + 1);
    },
  };
}

function openEntry(query: SitesQuery, page: Page | null): Kept {
  const found = page ? ofPage(page) : NOTHING_YET;
  if (typeof document === 'undefined')
    return { found, failure: undefined, atMs: 0, stop: undefined, watchers: new Set() };
  const known = isKept(query) ? kept.get(keyOf(query)) : undefined;
  return known ?? keep(query, found);
}
