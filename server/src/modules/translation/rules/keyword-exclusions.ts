import { tidy } from './fold.ts';
import type { Glossary, Surroundings } from './glossary.ts';
import { longestAt } from './keyword-parts.ts';

const NEGATIONS: ReadonlySet<string> = new Set([
  'không',
  'không bị',
  'không có',
  'không lấy',
  'không phải',
  'trừ',
  'ngoại trừ',
  'loại trừ',
]);
const LONGEST_NEGATION = 2;
/** Typed without diacritics only these are sure to be meant so. */
const BARE_NEGATIONS: ReadonlySet<string> = new Set([
  'khong',
  'khong bi',
  'khong co',
  'khong lay',
  'khong phai',
  'ngoai tru',
  'loai tru',
]);
/** As Japanese sites and their users write it. */
export const minusWords = (excluded: readonly string[]): string[] =>
  [...new Set(excluded.flatMap((term) => term.split(' ')))].map((word) => `-${word}`);
/** "không hỏng", "trừ hàng xác": the negation and the term that it excludes. */
export function excludedAt(
  words: readonly string[],
  at: number,
  glossary: Glossary,
  around: Surroundings,
): { japanese: string; length: number } | undefined {
  if (longestAt(words, at, glossary, around).part !== words[at]) return undefined;
  for (let length = LONGEST_NEGATION; length > 0; length -= 1) {
    const phrase = tidy(words.slice(at, at + length).join(' '));
    if (!NEGATIONS.has(phrase) && !(around.isTypedBare && BARE_NEGATIONS.has(phrase))) continue;
    if (at + length >= words.length) continue;
    const { part, length: taken } = longestAt(words, at + length, glossary, around);
    if (typeof part !== 'string' && part.japanese !== '')
      return { japanese: part.japanese, length: length + taken };
  }
  return undefined;
}
export const readMinus = (word: string, glossary: Glossary, around: Surroundings): string => {
  const { part } = longestAt([word], 0, glossary, around);
  return typeof part === 'string' || part.japanese === '' ? word : part.japanese;
};
