import type { CategoryRule } from './price-rows.ts';
import { patternOf } from './word-patterns.ts';

const ROLES = ['words', 'hints', 'voids'] as const;
export type WordRole = (typeof ROLES)[number];

interface Entry {
  readonly code: string;
  readonly role: WordRole;
  readonly word: string;
  /** Of a word with a number or a gap in it; undefined where the letters alone are compared. */
  readonly pattern: RegExp | undefined;
}

/** A word of a kind where it stands in a text. */
export interface NamedWord {
  readonly code: string;
  readonly role: WordRole;
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Every word of every kind by its first letter: one walk over a text finds them all. */
export type WordIndex = ReadonlyMap<string, readonly Entry[]>;

const LETTER = /^[\p{Script=Latin}\d]$/u;
const DIGITS = '0123456789';

export function indexWords(kinds: Iterable<CategoryRule & { readonly code: string }>): WordIndex {
  const index = new Map<string, Entry[]>();
  for (const kind of kinds)
    for (const role of ROLES)
      for (const word of (kind[role] ?? []).map((one) => one.toLowerCase()))
        for (const letter of lettersOf(word)) {
          const entry = { code: kind.code, role, word, pattern: patterned(word) };
          const known = index.get(letter);
          if (known === undefined) index.set(letter, [entry]);
          else known.push(entry);
        }
  return index;
}

/** Where a text of plain lower-case letters names what; places may lie within each other. */
export function wordsNamed(text: string, index: WordIndex): readonly NamedWord[] {
  const named: NamedWord[] = [];
  for (let start = 0; start < text.length; start++) {
    // No word begins within another one of Latin letters or digits.
    if (isLetter(text[start]) && isLetter(text[start - 1])) continue;
    for (const { code, role, word, pattern } of index.get(text[start] as string) ?? []) {
      const end = pattern === undefined ? endOf(text, start, word) : endBy(text, start, pattern);
      if (end > start) named.push({ code, role, word: text.slice(start, end), start, end });
    }
  }
  return named;
}

/** The signs with which a word may begin. */
const lettersOf = (word: string): readonly string[] =>
  word.startsWith('#') ? [...DIGITS] : [word.replace(/^\^/u, '')[0] ?? ''];

const patterned = (word: string): RegExp | undefined =>
  /[#…]|^\^/u.test(word) ? new RegExp(patternOf(word), 'iuy') : undefined;

function endBy(text: string, start: number, pattern: RegExp): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The end of a word that stands there as a whole, as `patternOf` has it; -1 without it. */
function endOf(text: string, start: number, word: string): number {
  if (!text.startsWith(word, start)) return -1;
  const end = start + word.length;
  if (isLetter(word[0]) && (isLetter(text[start - 1]) || isDecimal(text, start))) return -1;
  if (isLetter(word.at(-1)) && isLetter(text[text[end] === '-' ? end + 1 : end])) return -1;
  return end;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && LETTER.test(sign);
const isDecimal = (text: string, start: number): boolean =>
  text[start - 1] === '.' && DIGITS.includes(text[start - 2] ?? '-');
