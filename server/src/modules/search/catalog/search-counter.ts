import type { Database } from '../../../platform/database/database.ts';
import { foldDiacritics, isAboutSomebody } from '../../translation/index.ts';
import type { SearchDeps } from '../deps.ts';
import { countSearch } from '../suggest/keyword-store.ts';

interface Counted {
  readonly typeCode: string;
  readonly keyword: string;
  readonly japanese: string;
  at: Date;
  count: number;
}

const WAIT_MS = 500;
/** Of so many different searches in a moment the rest is not counted: it is nobody typing. */
const DIFFERENT_AT_ONCE = 500;

const waitingOf = new WeakMap<Database, Map<string, Counted>>();

/**
 * Counts a search on its way into the database: the same ones of a moment go as one, and nobody
 * waits for them. What may tell who somebody is is not counted, or it would be suggested to others.
 */
export function countSoon(
  { db, clock, log }: Pick<SearchDeps, 'db' | 'clock' | 'log'>,
  typeCode: string,
  keyword: string,
  japanese: string,
): void {
  if (isAboutSomebody(keyword)) return;
  const waiting = waitingOf.get(db);
  const counted = waiting ?? new Map<string, Counted>();
  const key = `${typeCode} ${keyword}`;
  const known = counted.get(key);
  if (known) {
    known.count++;
    known.at = clock.now();
  } else if (counted.size < DIFFERENT_AT_ONCE)
    counted.set(key, { typeCode, keyword, japanese, at: clock.now(), count: 1 });
  if (waiting) return;
  waitingOf.set(db, counted);
  setTimeout(() => {
    waitingOf.delete(db);
    const write = async () => {
      for (const one of counted.values())
        await countSearch(db, { ...one, folded: foldDiacritics(one.keyword) });
    };
    write().catch((error: unknown) =>
      log.warn({ error: String(error) }, 'searches could not be counted'),
    );
  }, WAIT_MS).unref();
}
