import { foldDiacritics, isAboutSomebody } from '../../translation/index.ts';
import type { SearchDeps } from '../deps.ts';
import { countVainSearch, forgetVainSearches } from './vain-search-store.ts';

/** Fewer groups of goods than this are almost nothing. */
const FEW = 3;
const KEPT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/**
 * Keeps what was searched for in vain, without who searched: so the owner learns which words the
 * glossary lacks. Nobody waits for it. `found`: groups of goods in a whole answer of all sites to a
 * search without filters.
 */
export function noteVain(
  { db, clock, log }: Pick<SearchDeps, 'db' | 'clock' | 'log'>,
  keyword: string,
  japanese: string,
  found: number,
): void {
  if (found >= FEW || keyword === '' || isAboutSomebody(keyword)) return;
  const at = clock.now();
  const write = async () => {
    await countVainSearch(db, { folded: foldDiacritics(keyword), keyword, japanese, found, at });
    await forgetVainSearches(db, new Date(at.getTime() - KEPT_DAYS * DAY_MS));
  };
  write().catch((error: unknown) =>
    log.warn({ error: String(error) }, 'a search in vain could not be kept'),
  );
}
