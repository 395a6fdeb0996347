const LETTER = '[\\p{Script=Latin}\\d]';
const NUMBER = '\\d+(?:\\.\\d+)?';
const BETWEEN = '.{0,30}?';
const BEGINS = '(?<![ァ-ヺー])';

/**
 * Words as one pattern that finds the longest first; Latin ones and numbers only as whole words,
 * because `cd` must not be found inside `abcde`. `#` stands for a number, `###` for one of so many
 * digits, `…` for anything between, `^` for the beginning of a word of katakana.
 */
export function anyOf(words: readonly string[]): RegExp {
  const sorted = words.toSorted((one, other) => other.length - one.length).map(patternOf);
  return new RegExp(sorted.join('|'), 'iu');
}

/** One word as the source of a pattern. */
export function patternOf(word: string): string {
  const literal = word
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/#+/g, ({ length }) => (length === 1 ? NUMBER : `\\d{${length}}`))
    .replace(/^\\\^/, BEGINS)
    .replace(/([\p{Script=Latin}\d]?)…/gu, (_, letter: string) =>
      letter === '' ? BETWEEN : `${letter}(?!${LETTER})${BETWEEN}`,
    );
  const first = /^[\p{Script=Latin}\d#]/u.test(word) ? `(?<!${LETTER}|\\d\\.)` : '';
  const last = /[\p{Script=Latin}\d#]$/u.test(word) ? `(?!-?${LETTER})` : '';
  return `${first}${literal}${last}`;
}
