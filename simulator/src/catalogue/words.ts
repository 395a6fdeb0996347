/**
 * Folds what a Japanese search does not tell apart: width, letter case, hiragana and katakana, small and large kana (キャノン and キヤノン).
 */
export function fold(text: string): string {
  let out = '';
  for (const ch of text.normalize('NFKC').toLowerCase()) {
    const code = ch.charCodeAt(0);
    const katakana = code >= 0x3041 && code <= 0x3096 ? code + 0x60 : code;
    const i = SMALL.indexOf(String.fromCharCode(katakana));
    out += i >= 0 ? LARGE[i] : katakana === code ? ch : String.fromCharCode(katakana);
  }
  return out;
}

const SMALL = 'ァィゥェォッャュョヮ';
const LARGE = 'アイウエオツヤユヨワ';

/** What stands in the index for a listing: folded, and once more without hyphens so that AE1 finds AE-1. */
export function indexText(parts: readonly string[]): string {
  const folded = fold(parts.join(' '));
  const joined = folded
    .split(' ')
    .filter((word) => /[-・/]/.test(word))
    .map((word) => word.replace(/[-・/]/g, ''));
  return `${folded} ${joined.join(' ')}`;
}

export interface Query {
  /** Every one of these must stand in the text. */
  wanted: readonly string[];
  unwanted: readonly string[];
}

/** `ニコン FM2 -ジャンク`: words are parted by spaces of either width, a leading minus excludes. */
export function parseQuery(text: string, excluded = ''): Query {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-');
  return {
    wanted: words.filter((word) => !word.startsWith('-')),
    unwanted: [
      ...words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
      ...fold(excluded)
        .split(/\s+/)
        .filter((word) => word !== ''),
    ],
  };
}

export function matchesAll(text: string, query: Query): boolean {
  return (
    query.wanted.every((word) => text.includes(word)) &&
    !query.unwanted.some((word) => text.includes(word))
  );
}

/** Partial match: at least half of the words, rounded up, and never none. */
export function matchesSome(text: string, query: Query): boolean {
  const hits = query.wanted.filter((word) => text.includes(word)).length;
  return (
    hits > 0 &&
    hits >= Math.floor(query.wanted.length / 2) &&
    !query.unwanted.some((word) => text.includes(word))
  );
}
