import { keepReply } from '../../../platform/http/kept-reply.ts';
import { foldDiacritics } from '../../translation/index.ts';
import type { SearchDeps } from '../deps.ts';
import { keywordRowOf } from '../discovery-view.ts';
import { tidyKeyword } from '../domain/keyword-rules.ts';
import type { SearchedKeyword } from '../keyword-store.ts';

interface SuggestReply {
  readonly data: { readonly results: ReturnType<typeof keywordRowOf>[] };
}

const NEVER_SEARCHED = new Date(0);
/** The same rows, the same reply, written out once. */
const replies = new WeakMap<readonly SearchedKeyword[], SuggestReply>();
const nothing: SuggestReply = keepReply({ data: { results: [] } });

/** What begins as somebody types, diacritics or not: what people search for most, then terms of the trade. */
export async function suggestRows({ suggestions, translation }: SearchDeps, typed: string, size: number): Promise<SuggestReply> {
  const prefix = foldDiacritics(tidyKeyword(typed));
  if (prefix === '') return nothing;
  const searched = await suggestions.suggest(prefix, size);
  const kept = replies.get(searched);
  if (kept) return kept;
  const known = new Set(searched.map(({ keyword }) => foldDiacritics(keyword)));
  const terms =
    searched.length >= size ? [] : translation.suggestTerms(prefix, size + known.size).filter(({ keyword }) => !known.has(foldDiacritics(keyword)));
  const rows = [...searched, ...terms.map(termRowOf)].slice(0, size).map(keywordRowOf);
  const reply = { data: { results: rows } };
  // Only full answers are kept: the terms of a short one change with the glossary.
  if (searched.length < size) return reply;
  replies.set(searched, keepReply(reply));
  return reply;
}

const termRowOf = ({ keyword, japanese }: { keyword: string; japanese: string }): SearchedKeyword => ({
  keyword,
  japanese,
  typeCode: 'all',
  searchCount: 0,
  lastSearchedAt: NEVER_SEARCHED,
});
