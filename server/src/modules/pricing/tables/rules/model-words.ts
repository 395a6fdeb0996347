import type { KindPatterns } from './prepared-tables.ts';

/** Letters and digits of the Latin script, joined by hyphens and points. */
const WORD = /[a-z\d]+(?:[-.‐‑–−][a-z\d]+)*/g;
const UNITS =
  'mm|cm|m|g|kg|gb|tb|mb|ml|l|w|v|mah|inch|in|hz|khz|k|p|x|cc|fps|yen|pcs|bit|mp|st|nd|rd|th';
const MEASURE = new RegExp(
  `^(?:\\d+(?:\\.\\d+)?(?:${UNITS})|f\\d+(?:\\.\\d+)?|x\\d+|\\d*x*[sml]\\d?|no\\d+|vol\\d+|ver\\d+|\\d+(?:-\\d+)?mm)$`,
);
/** More names than these are a lot, a kit or noise. */
const MOST_NAMES = 2;
const LONGEST = 60;

/**
 * By what a title names its model within a kind: the names with letters and digits (`fm2`,
 * `wh1000xm4`), a line with its number (`iphone 15`); else the longest word of the kind in it
 * (`トートバッグ`). Empty where it names none, or so many that it is nobody's guess which one is
 * sold. The same title gives the same model wherever it stands.
 */
export function modelIn(title: string | undefined, kind: KindPatterns | undefined): string {
  if (title === undefined || title === '') return '';
  const plain = title.normalize('NFKC').toLowerCase();
  const names = namesIn(plain, kind);
  if (names.length > MOST_NAMES) return '';
  if (names.length > 0) return names.toSorted().join(' ').slice(0, LONGEST);
  return longestWord(plain, kind);
}

function namesIn(plain: string, kind: KindPatterns | undefined): string[] {
  const words = plain.match(WORD) ?? [];
  const names = new Set<string>();
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/[^a-z\d]/g, '');
    if (/^\d{1,4}$/.test(bare) && isLine(words[at - 1], kind))
      names.add(`${words[at - 1]} ${bare}`);
    if (bare.length < 2 || !/[a-z]/.test(bare) || !/\d/.test(bare)) continue;
    if (!MEASURE.test(word) && !MEASURE.test(bare)) names.add(bare);
  }
  return [...names];
}

/** `iphone`, `dunk`: a word of letters that the kind is known by. */
const isLine = (word: string | undefined, kind: KindPatterns | undefined): boolean =>
  word !== undefined && /^[a-z]+$/.test(word) && kind?.hints?.exec(word)?.[0] === word;

function longestWord(plain: string, kind: KindPatterns | undefined): string {
  let longest = '';
  for (const pattern of [kind?.words, kind?.hints])
    if (pattern !== undefined)
      for (const [word] of plain.matchAll(new RegExp(pattern, 'giu')))
        if (word.length > longest.length) longest = word;
  return longest.slice(0, LONGEST);
}
