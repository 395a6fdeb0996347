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
import { upTo } from '../../../kernel/up-to.ts';

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

/** Reads the keywords at the first question, and what is new about each minute. */
export function createSuggestions({
  db,
  clock,
  log,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}): Suggestions {
  const known = createKnownKeywords();
  let readMs = Number.NEGATIVE_INFINITY;
  let readAt: Date | undefined;
  let underWay: Promise<void> | undefined;
  const answers = new LRUCache<string, readonly SearchedKeyword[]>(upTo(20_000));

  async function read(): Promise<void> {
    const startedAt = clock.now();
    if (readAt === undefined) known.index(await readAll(db));
    else known.add(await listKeywordsSince(db, new Date(readAt.getTime() - OVERLAP_MS), PAGE));
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
      if (readAt === undefined) return suggestKeywords(db, prefix, size);
      const key = `${size} ${prefix}`;
      const given = answers.get(key);
      if (given) return given;
      const found = known.find(prefix, size);
      answers.set(key, found);
      return found;
    },
  };
}

/** Every keyword that was ever searched, page by page. */
async function readAll(db: Database): Promise<Map<string, Entry>> {
  const loaded = new Map<string, Entry>();
  for (let after = ''; loaded.size < MOST_KEYWORDS; ) {
    const page = await listKeywordsAfter(db, after, PAGE);
    for (const entry of page) loaded.set(entry.folded, entry);
    if (page.length < PAGE) break;
    after = (page.at(-1) as Entry).folded;
  }
  return loaded;
}

/** Keywords in an index, with the newest beside it until they are many. */
function createKnownKeywords() {
  let all = new Map<string, Entry>();
  let beside = new Map<string, Entry>();
  let indexed: SuggestionIndex<Entry> = indexSuggestions([]);
  const index = (entries: Map<string, Entry>): void => {
    all = entries;
    indexed = indexSuggestions([...all.values()]);
    beside = new Map();
  };
  return {
    index,
    add(entries: readonly Entry[]): void {
      for (const entry of entries) {
        all.set(entry.folded, entry);
        beside.set(entry.folded, entry);
      }
      if (beside.size > MOST_BESIDE) index(all);
    },
    /** The most searched that begin so. */
    find(prefix: string, size: number): readonly SearchedKeyword[] {
      const newer = [...beside.values()].filter(({ folded }) => folded.startsWith(prefix));
      const older = indexed.find(prefix, size).filter(({ folded }) => !beside.has(folded));
      return [...newer, ...older].toSorted((a, b) => b.searchCount - a.searchCount).slice(0, size);
    },
  };
}
