import { KEYWORD_LENGTH } from './keyword.ts';

/**
 * A service's keyword as it may be searched with: one line, no longer than a site takes. Undefined when it lost a word with a figure in it:
 * model numbers, sizes and years are what the customer means.
 */
export function keywordOfService(asked: string, translated: string): string | undefined {
  const text = translated
    .normalize('NFKC')
    .replace(/[\s　]+/g, ' ')
    .trim()
    .slice(0, KEYWORD_LENGTH)
    .trim();
  const lower = text.toLowerCase();
  const isKept = (word: string) => lower.includes(word.normalize('NFKC').toLowerCase());
  return text !== '' &&
    asked
      .split(/\s+/)
      .filter((word) => /\d/.test(word))
      .every(isKept)
    ? text
    : undefined;
}
