/** Shorter words stand in too many others: they are not redacted of free text. */
const SHORTEST = 4;
/** From this length on figures belong to one person wherever they stand, as in `+84912345678`; shorter ones count as whole words. */
const TELLING = 8;

const escaped = (text: string): string => text.replace(/[.^$*+?()[\]{}|\\-]/g, '\\$&');
const isWordSign = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/**
 * A regular expression of PostgreSQL that finds any of the words, the longest first; undefined when there is nothing to look for.
 * Names and short words are found as whole words; long figures and addresses of mail wherever they stand.
 */
export function patternOf(traces: readonly string[]): string | undefined {
  const words = [...new Set(traces.map((trace) => trace.trim()))]
    .filter((trace) => trace.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return undefined;
  return words.map((word) => (isWhole(word) ? bounded(word) : escaped(word))).join('|');
}

const isWhole = (word: string): boolean =>
  word.length < TELLING || (/^\p{L}.*\p{L}$/u.test(word) && !word.includes('@'));

const bounded = (word: string): string =>
  `${isWordSign(word.at(0) ?? '') ? '\\m' : ''}${escaped(word)}${isWordSign(word.at(-1) ?? '') ? '\\M' : ''}`;
