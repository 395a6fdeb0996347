import { foldDiacritics, hasVietnameseLetters, isJapanese, tidy } from './fold.ts';
import type { Glossary, Surroundings, Term } from './glossary.ts';
import { isVietnameseSyllable } from './syllable.ts';
import { excludedAt, minusWords, readMinus } from './keyword-exclusions.ts';
import { longestAt } from './keyword-parts.ts';
import type { Part } from './keyword-part.ts';

export interface KeywordReading {
  /** Japanese keywords; brands, lines and titles first, as Japanese sellers write. At most 100 characters. */
  readonly text: string;
  /** What must not be in it, in Japanese: `-junk`, "không hỏng"; stands in `text` as `-ジャンク`, too. */
  readonly excluded: readonly string[];
  /** Every word was understood, or is a name or model that stays as it is. */
  readonly isWhole: boolean;
  readonly isTranslated: boolean;
  /** What was typed without the words that exclude. */
  readonly asked: string;
}
interface Found {
  readonly part: Part;
  readonly typed: string;
}
/** No site takes longer keywords, and nobody types them. */
export const KEYWORD_LENGTH = 100;
const LINK = /https?:\/\//i;
const MINUS = /^[-－−](?=\p{L})/u;
/**
 * A search as customers type it - Vietnamese with or without diacritics, Japanese in any script, both mixed - as Japanese keywords: the
 * longest phrases of the glossary from left to right. Model numbers, unknown Latin words, Japanese words and links stay as they are.
 * Reading a reading changes nothing.
 */
export function readKeyword(keyword: string, glossary: Glossary): KeywordReading {
  const typed = keyword.normalize('NFC').trim();
  if (LINK.test(typed))
    return { text: typed, excluded: [], isWhole: true, isTranslated: false, asked: typed };
  const first = readOnce(typed, glossary);
  let { text } = first;
  // What moves beside each other may be a phrase of its own.
  for (let rounds = 0; first.isTranslated && rounds < 4; rounds += 1) {
    const again = readOnce(text, glossary);
    if (again.text === text || again.text === '') break;
    text = again.text;
  }
  return { ...first, text };
}
function readOnce(typed: string, glossary: Glossary): KeywordReading {
  const words = typed.split(/\s+/).filter(Boolean).map(withoutMarks);
  const found: Found[] = [];
  const excluded: string[] = [];
  let isWhole = true;
  const bare = foldDiacritics(words.join(' '));
  const around = (at: number): Surroundings => ({
    bare,
    isFirst: at === 0,
    isTypedBare: tidy(words.join(' ')) === bare,
  });
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    const minus = MINUS.test(word) && words.length > 1 ? word.replace(MINUS, '') : undefined;
    const next =
      minus === undefined
        ? excludedAt(words, at, glossary, around(at + 1))
        : { japanese: readMinus(minus, glossary, around(at)), length: 1 };
    if (next) {
      excluded.push(next.japanese);
      at += next.length;
      continue;
    }
    const { part, length } = longestAt(words, at, glossary, around(at));
    if (
      part === word &&
      !isJapanese(word) &&
      (hasVietnameseLetters(word) || isUnknownSyllable(words, at, glossary, around))
    )
      isWhole = false;
    found.push({ part, typed: words.slice(at, at + length).join(' ') });
    at += length;
  }
  const isTranslated = found.some(isTranslation);
  const asked = found.map((one) => one.typed);
  const wanted = isTranslated
    ? [...new Set(inJapaneseOrder(found).map(writtenOf).filter(Boolean))]
    : asked;
  // Nothing but exclusions finds everything: then the words are what they are.
  if (wanted.length === 0)
    return { text: cut(words), excluded: [], isWhole, isTranslated: false, asked: words.join(' ') };
  return {
    text: cut([...wanted, ...minusWords(excluded)]),
    excluded,
    isWhole,
    isTranslated,
    asked: asked.join(' '),
  };
}
/** A word without the marks around it; marks alone stay. */
const withoutMarks = (word: string): string =>
  word.replace(/^["'“”(]+|["'“”,;!?)]+$/gu, '') || word;
const writtenOf = ({ part }: Found): string => (typeof part === 'string' ? part : part.japanese);
const isTranslation = ({ part, typed }: Found): boolean =>
  typeof part === 'string'
    ? part !== typed
    : part.kind !== 'filler' && tidy(part.japanese) !== tidy(typed);
const RANKS: Readonly<Partial<Record<Term['kind'], number>>> = { brand: 0, series: 1, title: 2 };
const rankOf = ({ part }: Found): number =>
  typeof part === 'string' ? 3 : (RANKS[part.kind] ?? 3);
const inJapaneseOrder = (found: readonly Found[]): Found[] =>
  found.toSorted((a, b) => rankOf(a) - rankOf(b));
/** Two unknown words in a row that sound Vietnamese are Vietnamese that the glossary lacks, not a name. */
function isUnknownSyllable(
  words: readonly string[],
  at: number,
  glossary: Glossary,
  around: (at: number) => Surroundings,
): boolean {
  if (!isVietnameseSyllable(words[at] as string)) return false;
  return [at - 1, at + 1].some((beside) => {
    const word = words[beside];
    return (
      word !== undefined &&
      isVietnameseSyllable(word) &&
      longestAt(words, beside, glossary, around(beside)).part === word
    );
  });
}
/** Whole words up to the limit. */
function cut(words: readonly string[]): string {
  let text = words[0]?.slice(0, KEYWORD_LENGTH) ?? '';
  for (const word of words.slice(1)) {
    if (text.length + 1 + word.length > KEYWORD_LENGTH) break;
    text = `${text} ${word}`;
  }
  return text;
}
