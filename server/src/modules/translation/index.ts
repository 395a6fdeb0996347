/**
 * Translation between the customer's Vietnamese and the marketplaces' Japanese: the glossary of the trade first, at once and for free;
 * a translation service for what it does not know, each text once and kept for ever. Without the service, or when it is
 * silent, the glossary's reading or the original stands.
 */
import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import type { ChangeGlossaryDeps } from './change-glossary.ts';
import { createKeptTranslations } from './kept-translations.ts';
import { createLiveGlossary } from './live-glossary.ts';
import { chooseProvider } from './providers/choose-provider.ts';
import { translationRoutes } from './routes.ts';
import { type BrandName, readBrands } from './rules/brands.ts';
import { readKeyword } from './rules/keyword.ts';
import { minusWords } from './rules/keyword-exclusions.ts';
import { indexTerms, suggestTerms, type TermIndex } from './rules/suggest.ts';
import { readTitle, tidyTitle, type TitleReading } from './rules/title.ts';
import { keywordOfService } from './rules/translated-keyword.ts';
import type { SuggestedTerm, Translation, TranslationDeps } from './translation.ts';

export type { BrandName } from './rules/brands.ts';
export { foldDiacritics } from './rules/fold.ts';
export type { KeywordReading } from './rules/keyword.ts';
export type { TitleReading } from './rules/title.ts';
/** The makers and brands that the glossary knows. */
export const listBrandNames = (): readonly BrandName[] =>
  readBrands(readFileSync(new URL('./glossary.tsv', import.meta.url), 'utf8'));
const KEYWORD_TIMEOUT_MS = 1_500;
const TEXT_TIMEOUT_MS = 5_000;

export function createTranslation({
  db,
  clock,
  log,
  service,
  provider = service && chooseProvider(service, clock),
}: TranslationDeps): Translation {
  const kept = createKeptTranslations({ db, clock, log, provider });
  const read = new LRUCache<string, TitleReading>({ max: 50_000 });
  let terms: TermIndex | undefined;
  const suggested = new LRUCache<string, readonly SuggestedTerm[]>({ max: 10_000 });
  const live = createLiveGlossary({ db, clock, log }, () => {
    read.clear();
    suggested.clear();
    terms = undefined;
  });

  function titleNow(title: string): TitleReading {
    const translated = kept.known(title, 'ja-vi');
    if (translated !== undefined) return { text: tidyTitle(translated), isWhole: true };
    const before = read.get(title);
    if (before) return before;
    const reading = readTitle(title, live.now());
    read.set(title, reading);
    return reading;
  }

  return {
    async readKeyword(keyword) {
      const reading = readKeyword(keyword, live.now());
      if (reading.isWhole) return reading;
      const answer = (await kept.complete([reading.asked], 'vi-ja', KEYWORD_TIMEOUT_MS)).get(
        reading.asked,
      );
      const text = answer === undefined ? undefined : keywordOfService(reading.asked, answer);
      if (text === undefined) return reading;
      return {
        ...reading,
        text: [text, ...minusWords(reading.excluded)].join(' '),
        isWhole: true,
        isTranslated: true,
      };
    },
    titleNow,
    completeTitles: async (titles, timeoutMs) =>
      new Map(
        [...(await kept.complete(titles, 'ja-vi', timeoutMs))].map(([title, text]) => [
          title,
          tidyTitle(text),
        ]),
      ),
    async translate(text, direction) {
      const translated = (await kept.complete([text], direction, TEXT_TIMEOUT_MS)).get(text);
      if (translated !== undefined) return translated;
      return direction === 'ja-vi'
        ? readTitle(text, live.now()).text
        : readKeyword(text, live.now()).text;
    },
    suggestTerms(typed, size) {
      const glossary = live.now();
      const key = `${size} ${typed}`;
      const before = suggested.get(key);
      if (before) return before;
      terms ??= indexTerms(glossary);
      const found = suggestTerms(terms, typed, size).map(({ spelling, japanese }) => ({
        keyword: spelling,
        japanese,
      }));
      suggested.set(key, found);
      return found;
    },
    glossary: live,
    close: async () => provider?.close(),
  };
}

/** What translation adds to the service: the calls with which the owner edits the glossary. */
export const translationParts = (
  translation: Translation,
  deps: Omit<ChangeGlossaryDeps, 'live'>,
) => ({
  routes: translationRoutes(translation, deps),
});

export type { SuggestedTerm, Translation, TranslationDeps } from './translation.ts';
