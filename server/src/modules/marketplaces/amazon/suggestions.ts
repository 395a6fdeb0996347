import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { SuggestionCapability } from '../marketplace.ts';
import { openSiteLine } from '../reading/site-line.ts';
import { readSuggestions, SOURCE } from './shapes.ts';

const MOST = 11;

/** Keywords that Amazon completes; another host than the catalogue, without a token and without a promise. */
export function openSuggestions(
  url: string,
  clock: Clock,
): SuggestionCapability & { close(): Promise<void> } {
  const line = openSiteLine({
    source: SOURCE,
    baseUrl: url,
    clock,
    pacePerSecond: 5,
    timeoutMs: 2_000,
  });
  return {
    async suggestKeywords(typed, options) {
      const prefix = typed.trim();
      if (prefix === '') return [];
      const query = new URLSearchParams({
        mid: 'A1VC38T7YXB528',
        alias: 'aps',
        prefix,
        limit: String(MOST),
        'suggestion-type': 'KEYWORD',
        lop: 'ja_JP',
        'site-variant': 'desktop',
        'client-info': 'amazon-search-ui',
      });
      const answer = await line.read({
        path: `/api/2017/suggestions?${query}`,
        headers: { accept: 'application/json' },
        ...options,
      });
      if (answer.status !== 200)
        throw new Outage(SOURCE, 'broken', `HTTP ${answer.status} to suggestions`, 'status');
      const { suggestions } = readSuggestions(answer.json());
      return [...new Set(suggestions.map(({ value }) => value.trim()).filter(Boolean))];
    },
    close: () => line.close(),
  };
}
