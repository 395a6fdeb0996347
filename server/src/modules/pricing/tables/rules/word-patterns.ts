import type { KindPatterns } from './prepared-tables.ts';
import type { CategoryRule } from './price-rows.ts';

/** How a kind is recognised; none for a kind without words. */
export const kindPatterns = ({
  code,
  words,
  hints = [],
  voids = [],
}: CategoryRule & { readonly code: string }): KindPatterns[] =>
  words.length === 0
    ? []
    : [
        {
          code,
          words: anyOf(words),
          hints: hints.length > 0 ? anyOf(hints) : undefined,
          voids: voids.length > 0 ? anyOf(voids) : undefined,
        },
      ];

/**
 * Words as one pattern that finds the longest first; Latin ones only as whole words, because `cd`
 * must not be found inside `abcde`.
 */
export function anyOf(words: readonly string[]): RegExp {
  const escaped = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => {
      const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return /^[\p{Script=Latin}\d]/u.test(word)
        ? `(?<![\\p{Script=Latin}\\d])${literal}(?![\\p{Script=Latin}\\d])`
        : literal;
    });
  return new RegExp(escaped.join('|'), 'iu');
}
