import { listTopKeywordsEndpoint, suggestKeywordsEndpoint } from '@hako/contract/search/discovery';
import { LIMITS } from '@hako/contract/kit/limits';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { isLink } from '../../text/keyword.ts';

const NONE: readonly string[] = [];
/** Under this word the server keeps what was searched everywhere at once. */
const COMBINED = 'all';
const topOf = new Map<string, readonly string[]>();

/**
 * What others search: the most searched while nothing is typed, else keywords that begin so, asked for after a pause in typing.
 * Silent when our server does not answer: one can search without them. `site` is a wire name, or undefined for all.
 */
export function useSuggestions(site: string | undefined, typed: string): readonly string[] {
  const prefix = typed.trim().slice(0, LIMITS.keywordLength);
  const [found, setFound] = useState<{ readonly of: string; readonly keywords: readonly string[] }>(
    { of: '', keywords: NONE },
  );
  const key = `${site ?? ''}:${prefix}`;
  useEffect(() => {
    if (isLink(prefix)) return;
    const stop = new AbortController();
    const read = async () => {
      try {
        const keywords =
          prefix === ''
            ? await readTop(site, stop.signal)
            : await readSuggested(prefix, stop.signal);
        if (!stop.signal.aborted) setFound({ of: key, keywords });
      } catch {
        // An offer only; nothing is lost without it.
      }
    };
    const pause = setTimeout(read, prefix === '' ? 0 : LIMITS.autocompleteDelayMs);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [site, prefix, key]);
  if (isLink(prefix)) return NONE;
  // While the next answer is on its way, what still begins so stays.
  return found.of === key
    ? found.keywords
    : prefix === ''
      ? NONE
      : found.keywords.filter((keyword) =>
          keyword.toLocaleLowerCase('vi').startsWith(prefix.toLocaleLowerCase('vi')),
        );
}

async function readTop(site: string | undefined, signal: AbortSignal): Promise<readonly string[]> {
  const known = topOf.get(site ?? '');
  if (known) return known;
  const { data } = await call(
    listTopKeywordsEndpoint,
    { query: { size: LIMITS.topKeywords, type_code: site ?? COMBINED } },
    { signal },
  );
  const keywords = data.results.map(({ name }) => name);
  topOf.set(site ?? '', keywords);
  return keywords;
}

async function readSuggested(prefix: string, signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await call(
    suggestKeywordsEndpoint,
    { query: { keyword: prefix, size: LIMITS.suggestions } },
    { signal },
  );
  return data.results.map(({ name }) => name);
}
