/** Shorter words stand in too many others: they are not blotted out of free text. */
const SHORTEST = 4;

const escaped = (text: string): string => text.replace(/[.^$*+?()[\]{}|\\-]/g, '\\$&');
const asJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * A regular expression of PostgreSQL that finds any of the words, the longest first; undefined when there is nothing to look for.
 * A name is found as whole words; figures and addresses of mail wherever they stand.
 */
export function patternOf(traces: readonly string[], kind: 'text' | 'json'): string | undefined {
  const words = [...new Set(traces.map((trace) => trace.trim()))]
    .filter((trace) => trace.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return undefined;
  return words
    .map((word) => {
      const found = escaped(kind === 'json' ? asJson(word) : word);
      return /^\p{L}.*\p{L}$/u.test(word) && !word.includes('@') ? `\\m${found}\\M` : found;
    })
    .join('|');
}
