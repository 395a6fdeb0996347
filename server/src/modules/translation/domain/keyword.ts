import { hasVietnameseLetters, isJapanese, tidy } from './fold.ts';
import type { Glossary, Term } from './glossary.ts';

export interface KeywordReading {
  /** Japanese keywords; brands first, as Japanese sellers write. */
  readonly text: string;
  /** Every word was understood, or is a name or model that stays as it is. */
  readonly isWhole: boolean;
  readonly isTranslated: boolean;
}

/**
 * A Vietnamese search, with or without diacritics, as Japanese keywords: the longest phrases of the glossary from left to right. Model
 * numbers and unknown Latin words stay; what already is Japanese stays untouched.
 */
export function readKeyword(keyword: string, glossary: Glossary): KeywordReading {
  if (isJapanese(keyword)) return { text: keyword.trim(), isWhole: true, isTranslated: false };
  const words = keyword.normalize('NFC').trim().split(/\s+/).filter(Boolean);
  const found: (Term | string)[] = [];
  let isWhole = true;
  for (let at = 0; at < words.length; ) {
    const { term, length } = longestTermAt(words, at, glossary);
    if (term === undefined) {
      const word = words[at] as string;
      if (hasVietnameseLetters(word)) isWhole = false;
      found.push(word);
    } else found.push(term);
    at += length;
  }
  const isTranslated = found.some((part) => typeof part !== 'string' && part.kind !== 'filler' && tidy(part.japanese) !== tidy(part.vietnamese));
  if (!isTranslated) return { text: words.join(' '), isWhole, isTranslated };
  const isBrand = (part: Term | string) => typeof part !== 'string' && part.kind === 'brand';
  const written = [...found.filter(isBrand), ...found.filter((part) => !isBrand(part))]
    .map((part) => (typeof part === 'string' ? part : part.japanese))
    .filter(Boolean);
  return { text: [...new Set(written)].join(' '), isWhole, isTranslated };
}

function longestTermAt(words: readonly string[], at: number, glossary: Glossary): { term: Term | undefined; length: number } {
  for (let length = Math.min(glossary.longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const term = glossary.find(phrase);
    if (term) return { term, length };
  }
  return { term: undefined, length: 1 };
}
