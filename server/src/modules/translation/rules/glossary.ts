import { toRomaji } from 'wanakana';
import {
  foldDiacritics,
  foldKana,
  foldRomaji,
  hasVietnameseLetters,
  isJapanese,
  tidy,
} from './fold.ts';
import {
  type GlossaryRow,
  isQuality,
  parseGlossary,
  spellingsOf,
  type TermKind,
} from './glossary-rows.ts';

export interface Term {
  readonly kind: TermKind;
  /** Empty for a filler: a word that a search is better without. */
  readonly japanese: string;
  readonly vietnamese: string;
}

/** Where a phrase stands, for words that are written alike without diacritics. */
export interface Surroundings {
  /** The whole search without diacritics. */
  readonly bare: string;
  readonly isFirst: boolean;
  /** Somebody who types no diacritics at all: `den` may be đen or đèn. */
  readonly isTypedBare: boolean;
}

/** The words of the trade, ready for both directions. */
export interface Glossary {
  /** What a Vietnamese or Latin phrase means; the spelling with diacritics goes before the one without, and that before the sound. */
  find(phrase: string, around: Surroundings): Term | undefined;
  /** Longest phrase in words. */
  readonly longestPhrase: number;
  /** The term that a piece of Japanese text is, in its tidied form. */
  findJapanese(text: string): Term | undefined;
  /** The term that is read so, in hiragana. */
  findReading(hiragana: string): Term | undefined;
  /** Longest Japanese term in characters. */
  readonly longestTerm: number;
  /** Spellings that a search box may suggest, in the order of the file. */
  readonly suggestions: readonly Suggestion[];
}

export interface Suggestion {
  readonly spelling: string;
  readonly japanese: string;
}

interface Candidate {
  readonly term: Term;
  readonly spelling: string;
  readonly hints: readonly string[];
}

/** Sounds shorter than this are as often something else: `me`, `no`, `dai`. */
const SHORTEST_SOUND = 4;

/** Reads the data file (columns: see its head) into maps. */
export function readGlossary(tsv: string): Glossary {
  const rows = parseGlossary(tsv);
  const candidates = new Map<string, Candidate[]>();
  const sounds = new Map<string, Term>();
  const readings = new Map<string, Term>();
  const japanese = new Map<string, Term>();
  const suggestions: Suggestion[] = [];
  let longestPhrase = 1;
  let longestTerm = 1;
  const putNew = (map: Map<string, Term>, key: string, term: Term) => {
    if (key !== '' && !map.has(key)) map.set(key, term);
  };
  for (const row of rows) {
    const term: Term = { kind: row.kind, japanese: row.japanese, vietnamese: row.vietnamese };
    for (const spelling of spellingsOf(row)) {
      const bare = foldDiacritics(spelling);
      candidates.set(bare, [
        ...(candidates.get(bare) ?? []),
        { term, spelling: tidy(spelling), hints: row.hints },
      ]);
      longestPhrase = Math.max(longestPhrase, spelling.split(' ').length);
    }
    if (row.japanese === '') continue;
    for (const written of [row.japanese, ...row.forms.filter(isJapanese)]) {
      putNew(japanese, tidy(written), term);
      longestTerm = Math.max(longestTerm, written.length);
    }
    putNew(readings, foldKana(readingOf(row)), term);
    // What people write who know the word by ear: kamera, gandamu, sukajan.
    const sound = foldRomaji(toRomaji(readingOf(row)));
    if (sound.length >= SHORTEST_SOUND && /^[a-z]+$/.test(sound)) putNew(sounds, sound, term);
    if (!row.isShownOnly && !isQuality(row.kind) && row.kind !== 'filler')
      suggestions.push({ spelling: row.vietnamese, japanese: row.japanese });
  }
  return {
    find(phrase, around) {
      const found = choose(candidates.get(foldDiacritics(phrase)) ?? [], tidy(phrase), around);
      if (found || hasVietnameseLetters(phrase) || candidates.has(foldDiacritics(phrase)))
        return found;
      return sounds.get(foldRomaji(phrase));
    },
    longestPhrase,
    findJapanese: (text) => japanese.get(text),
    findReading: (hiragana) => readings.get(foldKana(hiragana)),
    longestTerm,
    suggestions,
  };
}

const readingOf = (row: GlossaryRow): string => row.reading || row.japanese;

/** Of the terms that are spelled so without diacritics, the one that was meant. */
function choose(all: readonly Candidate[], typed: string, around: Surroundings): Term | undefined {
  const exact = all.find(({ spelling }) => spelling === typed);
  // A brand that is typed as it is written is that brand, and who types diacritics means what they typed.
  if (exact && (!around.isTypedBare || exact.term.kind === 'brand' || all.length === 1))
    return exact.term;
  const fitting = all.filter(({ spelling }) => isTypedLike(typed, spelling));
  const [only] = fitting;
  if (fitting.length <= 1) return only && isShortFiller(only, typed) ? undefined : only?.term;
  const scored = fitting.map((candidate) => ({
    candidate,
    score: candidate.hints.filter((hint) => hasWords(around.bare, hint)).length,
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (best && best.score > 0) return best.candidate.term;
  if (fitting.some((candidate) => isShortFiller(candidate, typed))) return undefined;
  const order: readonly TermKind[] = around.isFirst
    ? ['brand', 'noun', 'title', 'series', 'filler', 'quality']
    : ['brand', 'quality', 'noun', 'title', 'series', 'filler'];
  const rank = ({ term: { kind } }: Candidate) =>
    order.indexOf(isQuality(kind) ? 'quality' : kind === 'person' ? 'noun' : kind);
  return fitting.toSorted((a, b) => rank(a) - rank(b))[0]?.term;
}

/** A word with diacritics must be that word; one without may be any. */
function isTypedLike(typed: string, spelling: string): boolean {
  const words = spelling.split(' ');
  return typed
    .split(' ')
    .every((word, index) => word === words[index] || !hasVietnameseLetters(word));
}

/** A short word without diacritics is as often a name as a filler: "co" is not always "có". */
const isShortFiller = ({ term, spelling }: Candidate, typed: string): boolean =>
  term.kind === 'filler' && typed.length < 3 && typed !== spelling;

const hasWords = (bare: string, words: string): boolean => ` ${bare} `.includes(` ${words} `);
