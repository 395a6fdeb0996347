import { toRomaji } from 'wanakana';
import { foldDiacritics, isJapanese, tidy } from './fold.ts';

export interface Term {
  readonly kind: 'brand' | 'noun' | 'quality' | 'filler';
  /** Empty for a filler: a word that a search is better without. */
  readonly japanese: string;
  readonly vietnamese: string;
}

/** The words of the trade, ready for both directions. */
export interface Glossary {
  /** What a Vietnamese or Latin phrase means; the spelling with diacritics goes before the one without. */
  find(phrase: string): Term | undefined;
  /** Longest phrase in words. */
  readonly longestPhrase: number;
  /** The term that a piece of Japanese text is, in its tidied form. */
  findJapanese(text: string): Term | undefined;
  /** Longest Japanese term in characters. */
  readonly longestTerm: number;
}

/** Reads the data file: kind, Japanese, Vietnamese, further spellings (`|`); tabs between, `#` begins a remark. */
export function readGlossary(tsv: string): Glossary {
  const exact = new Map<string, Term>();
  const folded = new Map<string, Term>();
  const sounds = new Map<string, Term>();
  const japanese = new Map<string, Term>();
  let longestPhrase = 1;
  let longestTerm = 1;
  const putNew = (map: Map<string, Term>, key: string, term: Term) => {
    if (key !== '' && !map.has(key)) map.set(key, term);
  };
  for (const line of tsv.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [kind = '', written = '', vietnamese = '', others = ''] = line.split('\t');
    const term: Term = { kind: kind as Term['kind'], japanese: written, vietnamese };
    const spellings = [vietnamese, ...others.split('|')].map((text) => text.trim()).filter(Boolean);
    for (const spelling of spellings) {
      if (isJapanese(spelling)) putNew(japanese, tidy(spelling), term);
      putNew(exact, tidy(spelling), term);
      putNew(folded, foldDiacritics(spelling), term);
      longestPhrase = Math.max(longestPhrase, spelling.split(' ').length);
    }
    if (written === '') continue;
    putNew(japanese, tidy(written), term);
    longestTerm = Math.max(longestTerm, written.length);
    // What people write who know the word by ear: kamera, gandamu, sukajan.
    putNew(sounds, tidy(toRomaji(written)).replace(/-/g, ''), term);
  }
  return {
    find(phrase) {
      const tidied = tidy(phrase);
      const bare = foldDiacritics(phrase);
      // A short word without diacritics is as often a name as a filler: "co" is not always "có".
      const term = exact.get(tidied) ?? folded.get(bare) ?? sounds.get(bare);
      return term?.kind === 'filler' && tidied !== tidy(term.vietnamese) && bare.length < 3 ? undefined : term;
    },
    longestPhrase,
    findJapanese: (text) => japanese.get(text),
    longestTerm,
  };
}
