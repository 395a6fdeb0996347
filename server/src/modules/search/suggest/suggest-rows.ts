import { LRUCache } from 'lru-cache';
import { keepReply } from '../../../platform/http/kept-reply.ts';
import { foldDiacritics, type SuggestedTerm } from '../../translation/index.ts';
import type { SearchDeps } from '../deps.ts';
import { keywordRowOf } from '../discovery/discovery-view.ts';
import { tidyKeyword } from '../catalog/rules/keyword-rules.ts';
import type { SearchedKeyword } from './keyword-store.ts';
import { upTo } from '../../../kernel/up-to.ts';

interface SuggestReply {
  readonly data: { readonly results: ReturnType<typeof keywordRowOf>[] };
}

const NEVER_SEARCHED = new Date(0);
/** The same rows, the same reply, written out once. */
const replies = new WeakMap<
  readonly SearchedKeyword[],
  { readonly terms: readonly SuggestedTerm[]; readonly reply: SuggestReply }
>();
const nothing: SuggestReply = keepReply({ data: { results: [] } });
const NO_TERMS: readonly SuggestedTerm[] = [];
const prefixes = new LRUCache<string, string>(upTo(20_000));

/** What begins as somebody types, diacritics or not: what people search for most, then terms of the trade. */
export async function suggestRows(
  { suggestions, translation }: SearchDeps,
  typed: string,
  size: number,
): Promise<SuggestReply> {
  const prefix = prefixOf(typed);
  if (prefix === '') return nothing;
  const searched = await suggestions.suggest(prefix, size);
  // Twice as many, because those that are searched for are left out.
  const terms = searched.length >= size ? NO_TERMS : translation.suggestTerms(prefix, 2 * size);
  const kept = replies.get(searched);
  if (kept?.terms === terms) return kept.reply;
  const known = new Set(searched.map(({ keyword }) => foldDiacritics(keyword)));
  const further = terms.filter(({ keyword }) => !known.has(foldDiacritics(keyword))).map(termRowOf);
  const reply = keepReply({
    data: { results: [...searched, ...further].slice(0, size).map(keywordRowOf) },
  });
  replies.set(searched, { terms, reply });
  return reply;
}

function prefixOf(typed: string): string {
  const before = prefixes.get(typed);
  if (before !== undefined) return before;
  const prefix = foldDiacritics(tidyKeyword(typed));
  if (typed.length <= 100) prefixes.set(typed, prefix);
  return prefix;
}

const termRowOf = ({
  keyword,
  japanese,
}: {
  keyword: string;
  japanese: string;
}): SearchedKeyword => ({
  keyword,
  japanese,
  typeCode: 'all',
  searchCount: 0,
  lastSearchedAt: NEVER_SEARCHED,
});
