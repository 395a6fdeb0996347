import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { indexSuggestions, type SuggestionIndex } from './rules/suggestion-index.ts';
import {
  listKeywordsAfter,
  listKeywordsSince,
  type SearchedKeyword,
  suggestKeywords,
} from './keyword-store.ts';

/** What people search for, by how it begins, out of memory; of the database while it is being read. */
export interface Suggestions {
  /** The most searched that begin so; as old as a minute for what other processes counted. */
  suggest(foldedPrefix: string, size: number): Promise<readonly SearchedKeyword[]>;
  /** Reads everything; needed by nobody but those who measure. */
  load(): Promise<void>;
}

type Entry = SearchedKeyword & { readonly folded: string };

const PAGE = 20_000;
/** More than anybody will type; the rest is found by nobody's prefix but their own. */
const MOST_KEYWORDS = 1_500_000;
const FRESH_FOR_MS = 60_000;
/** Newer keywords stand beside the index until there are so many. */
const MOST_BESIDE = 1_000;
/** A clock that is a little behind must not lose a keyword. */
const OVERLAP_MS = 60_000;

export function createSuggestions({
  db,
  clock,
  log,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}): Suggestions {
  let all = new Map<string, Entry>();
  let index: SuggestionIndex<Entry> | undefined;
  let beside = new Map<string, Entry>();
  let readMs = Number.NEGATIVE_INFINITY;
  let readAt = new Date(0);
  let underWay: Promise<void> | undefined;
  const answers = new LRUCache<string, readonly SearchedKeyword[]>({ max: 20_000 });

  async function read(): Promise<void> {
    const startedAt = clock.now();
    if (index === undefined) {
      const loaded = new Map<string, Entry>();
      for (let after = ''; loaded.size < MOST_KEYWORDS; ) {
        const page = await listKeywordsAfter(db, after, PAGE);
        for (const entry of page) loaded.set(entry.folded, entry);
        if (page.length < PAGE) break;
        after = (page.at(-1) as Entry).folded;
      }
      all = loaded;
      index = indexSuggestions([...all.values()]);
    } else {
      for (const entry of await listKeywordsSince(
        db,
        new Date(readAt.getTime() - OVERLAP_MS),
        PAGE,
      )) {
        all.set(entry.folded, entry);
        beside.set(entry.folded, entry);
      }
      if (beside.size > MOST_BESIDE) {
        index = indexSuggestions([...all.values()]);
        beside = new Map();
      }
    }
    answers.clear();
    readAt = startedAt;
  }

  function load(): Promise<void> {
    readMs = clock.monotonicMs();
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return {
    load,
    async suggest(prefix, size) {
      if (clock.monotonicMs() - readMs >= FRESH_FOR_MS)
        load().catch((error: unknown) =>
          log.warn({ error: String(error) }, 'keywords for suggestions could not be read'),
        );
      if (index === undefined) return suggestKeywords(db, prefix, size);
      const key = `${size} ${prefix}`;
      const known = answers.get(key);
      if (known) return known;
      const newer = [...beside.values()].filter(({ folded }) => folded.startsWith(prefix));
      const found = [
        ...newer,
        ...index.find(prefix, size).filter(({ folded }) => !beside.has(folded)),
      ]
        .toSorted((a, b) => b.searchCount - a.searchCount)
        .slice(0, size);
      answers.set(key, found);
      return found;
    },
  };
}
