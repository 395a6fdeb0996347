/**
 * Translation between the customer's Vietnamese and the marketplaces' Japanese: the glossary of the trade first, at once and for free;
 * a translation service for what it does not know, each text once and kept for ever. Without the service, or when it is
 * silent, the glossary's reading or the original stands.
 */
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import type { Database } from '../../platform/database/database.ts';
import { type BrandName, readBrands } from './domain/brands.ts';
import { readGlossary } from './domain/glossary.ts';
import { isJapanese } from './domain/fold.ts';
import { type KeywordReading, readKeyword } from './domain/keyword.ts';
import { readTitle, tidyTitle, type TitleReading } from './domain/title.ts';
import { deeplProvider, type TranslationProvider } from './provider.ts';
import { type Direction, findTranslations, insertTranslations } from './translation-store.ts';

export type { KeywordReading } from './domain/keyword.ts';
export type { BrandName } from './domain/brands.ts';
export type { TitleReading } from './domain/title.ts';
export { foldDiacritics } from './domain/fold.ts';

export interface Translation {
  /** A Vietnamese search as Japanese keywords. Never fails; asks the service only for words that the glossary does not know. */
  readKeyword(keyword: string): Promise<KeywordReading>;
  /** A Japanese title in Vietnamese from memory: what the service once said, else the glossary. Microseconds, never waits. */
  titleNow(title: string): TitleReading;
  /** Asks the service (after the database) for titles that `titleNow` could not read whole; those that it answered in time. */
  completeTitles(titles: readonly string[], timeoutMs: number): Promise<ReadonlyMap<string, string>>;
  /** Any text; the original when it cannot be translated. */
  translate(text: string, direction: Direction): Promise<string>;
  close(): Promise<void>;
}

/** The makers and brands that the glossary knows. */
export const listBrandNames = (): readonly BrandName[] => readBrands(readFileSync(new URL('./glossary.tsv', import.meta.url), 'utf8'));

export interface TranslationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where the translation service is; without it the glossary is all. */
  readonly service: { readonly url: string; readonly key: string } | undefined;
  /** Instead of `service`, for tests. */
  readonly provider?: TranslationProvider;
}

const KEYWORD_TIMEOUT_MS = 1_500;
const TEXT_TIMEOUT_MS = 5_000;

export function createTranslation({ db, clock, log, service, provider = service && deeplProvider(service, clock) }: TranslationDeps): Translation {
  const glossary = readGlossary(readFileSync(new URL('./glossary.tsv', import.meta.url), 'utf8'));
  const known = new LRUCache<string, string>({ max: 50_000 });
  const read = new LRUCache<string, TitleReading>({ max: 50_000 });
  const keyOf = (direction: Direction, text: string) => `${direction} ${text}`;

  /** From memory, then the database, then the service; whatever none of them has is absent. */
  async function complete(texts: readonly string[], direction: Direction, timeoutMs: number): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    const keep = (text: string, translated: string) => {
      answers.set(text, translated);
      known.set(keyOf(direction, text), translated);
    };
    const missing = [...new Set(texts)].filter((text) => {
      const remembered = known.get(keyOf(direction, text));
      if (remembered !== undefined) answers.set(text, remembered);
      return remembered === undefined;
    });
    for (const [text, translated] of await findTranslations(db, direction, missing)) keep(text, translated);
    const unknown = missing.filter((text) => !answers.has(text));
    if (unknown.length === 0 || !provider) return answers;
    try {
      const translated = await provider.translate(unknown, direction, timeoutMs);
      const fresh = new Map(unknown.map((text, index) => [text, translated[index] as string]));
      for (const [text, answer] of fresh) keep(text, answer);
      await insertTranslations(db, direction, fresh, clock.now());
    } catch (failure) {
      if (!(failure instanceof Outage)) throw failure;
      log.warn({ kind: failure.kind, texts: unknown.length }, 'the translation service did not answer');
    }
    return answers;
  }

  function titleNow(title: string): TitleReading {
    const translated = known.get(keyOf('ja-vi', title));
    if (translated !== undefined) return { text: tidyTitle(translated), isWhole: true };
    const before = read.get(title);
    if (before) return before;
    const reading = readTitle(title, glossary);
    read.set(title, reading);
    return reading;
  }

  return {
    async readKeyword(keyword) {
      const reading = readKeyword(keyword, glossary);
      if (reading.isWhole || isJapanese(keyword)) return reading;
      const translated = (await complete([keyword], 'vi-ja', KEYWORD_TIMEOUT_MS)).get(keyword);
      return translated === undefined ? reading : { text: translated, isWhole: true, isTranslated: true };
    },
    titleNow,
    completeTitles: async (titles, timeoutMs) =>
      new Map([...(await complete(titles, 'ja-vi', timeoutMs))].map(([title, text]) => [title, tidyTitle(text)])),
    async translate(text, direction) {
      const translated = (await complete([text], direction, TEXT_TIMEOUT_MS)).get(text);
      if (translated !== undefined) return translated;
      return direction === 'ja-vi' ? readTitle(text, glossary).text : readKeyword(text, glossary).text;
    },
    close: async () => provider?.close(),
  };
}
