import type { ListingPage, ListingQuery } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import { ofCondition, readWords } from './read-words.ts';
import { tidyKeyword } from './rules/keyword-rules.ts';
import { countSoon } from './search-counter.ts';

const DEADLINE_MS = 8_000;

/** Searches one site, in Japanese unless the caller wants the words as they are; counted for the top keywords. Its outage is the caller's answer. */
export async function searchSite(
  deps: SearchDeps,
  site: string,
  typed: string,
  isKeywordTranslated: boolean,
  filters: Omit<ListingQuery, 'keyword'>,
): Promise<{ page: ListingPage; japanese: string }> {
  const marketplace = deps.marketplaces.read(site);
  const keyword = tidyKeyword(typed);
  const { japanese, condition } = await readWords(deps, keyword, isKeywordTranslated);
  const query = { ...ofCondition(condition), ...filters, keyword: japanese };
  const page = await deps.pages.search(marketplace, query, DEADLINE_MS);
  if (page.listings.length > 0) rememberSearch(deps, marketplace.site, keyword, japanese);
  return { page, japanese };
}

/** Only searches that found something become suggestions. Nobody waits for the counting. */
export function rememberSearch(
  deps: SearchDeps,
  typeCode: string,
  keyword: string,
  japanese: string,
): void {
  if (keyword === '') return;
  countSoon(deps, typeCode, keyword, japanese);
}
