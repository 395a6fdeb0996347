import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { suggestAmazonKeywordsEndpoint } from '@hako/contract/marketplaces/amazon';
import { Outage } from '../../../kernel/outage.ts';
import { readWords, type SearchDeps, tidyKeyword } from '../../search/index.ts';

const SITE = 'amazon';
/** Somebody is typing: what comes later is for the next letter. */
const SUGGEST_MS = 1_500;

type SuggestAsked = EndpointInput<typeof suggestAmazonKeywordsEndpoint>['query'];

/** Completes the words that somebody types, as Amazon does; nothing when the site does not answer in time. */
export async function suggestKeywords(
  { marketplaces, translation, log }: SearchDeps,
  query: SuggestAsked,
) {
  const typed = tidyKeyword(query.keyword ?? query.query ?? query.q ?? query.prefix ?? '');
  const { suggestions } = marketplaces.read(SITE);
  if (!suggestions || typed === '') return { data: { results: [], japanese: '' } };
  const isTranslated = query.__auto_translate_keyword !== 'off';
  const { japanese } = await readWords({ translation }, typed, isTranslated);
  const words = await suggestions
    .suggestKeywords(japanese, { timeoutMs: SUGGEST_MS })
    .catch((failure: unknown) => {
      if (!(failure instanceof Outage)) throw failure;
      log.warn({ site: SITE, kind: failure.kind }, 'no keywords were completed');
      return [];
    });
  const results = words.slice(0, query.size ?? LIMITS.suggestions).map((keyword) => {
    const name = translation.titleNow(keyword).text;
    return { keyword, name, nam_vi: name, type_code: SITE };
  });
  return { data: { results, japanese } };
}
