import { LRUCache } from 'lru-cache';
import type { Glossary } from './rules/glossary.ts';
import { indexTerms, suggestTerms, type TermIndex } from './rules/suggest.ts';
import { readTitle, type TitleReading } from './rules/title.ts';
import type { SuggestedTerm } from './translation.ts';
import { upTo } from '../../kernel/up-to.ts';

/** What was once read with the glossary in force, so that the same question costs nothing. */
export interface RememberedReadings {
  readTitle(title: string, glossary: Glossary): TitleReading;
  suggestTerms(typed: string, size: number, glossary: Glossary): readonly SuggestedTerm[];
  /** The glossary is another one now. */
  forget(): void;
}

export function createRememberedReadings(): RememberedReadings {
  const titles = new LRUCache<string, TitleReading>(upTo(50_000));
  const suggested = new LRUCache<string, readonly SuggestedTerm[]>(upTo(10_000));
  let terms: TermIndex | undefined;
  return {
    readTitle(title, glossary) {
      const before = titles.get(title);
      if (before) return before;
      const reading = readTitle(title, glossary);
      titles.set(title, reading);
      return reading;
    },
    suggestTerms(typed, size, glossary) {
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
    forget() {
      titles.clear();
      suggested.clear();
      terms = undefined;
    },
  };
}
