/** Words as the item search takes them. */
export interface RakutenKeyword {
  readonly keyword: string;
  readonly excluded: string;
  /** A word had to be left out, so what is found matches only a part. */
  readonly isWhole: boolean;
}

/** Half-width characters that the site takes in all; a full-width one counts twice. */
const WEIGHT_LIMIT = 128;
const lengthOf = (word: string): number => [...word].length;
const weightOf = (word: string): number =>
  [...word].reduce((total, char) => total + (char <= '~' ? 1 : 2), 0);
const isShortModel = (word: string): boolean => /^[\x21-\x7e]{1,4}$/.test(word);

/**
 * One word of a single character between spaces makes the site refuse the whole keyword ("keyword is not valid"). So `α 7` is asked as `α7`,
 * `FM 2` as `FM2`; a single character that belongs to nothing is left out. A word with a leading minus is excluded.
 */
export function rakutenKeyword(typed: string, excludedWords = ''): RakutenKeyword {
  const words = typed.normalize('NFKC').split(/\s+/).filter(Boolean);
  const wanted = words.filter((word) => !/^-./.test(word) && word !== '-');
  const unwanted = [
    ...words.filter((word) => /^-./.test(word)).map((word) => word.slice(1)),
    ...excludedWords.normalize('NFKC').split(/\s+/),
  ];
  const joined = joinSingles(wanted);
  const long = joined.filter((word) => lengthOf(word) > 1);
  // A single character alone is for the site to judge: 靴 is a word.
  const asked = long.length > 0 ? long : joined.slice(0, 1);
  const kept = withinWeight(asked);
  return {
    keyword: kept.join(' '),
    excluded: withinWeight(unwanted.filter((word) => lengthOf(word) > 1)).join(' '),
    isWhole: kept.length === joined.length,
  };
}

function joinSingles(words: readonly string[]): string[] {
  const joined: { text: string; isOfSingles: boolean }[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isSingle = lengthOf(word) === 1;
    if (
      isSingle &&
      last &&
      (last.isOfSingles || (isShortModel(last.text) && /^[0-9a-z]$/i.test(word)))
    )
      last.text += word;
    else joined.push({ text: word, isOfSingles: isSingle });
  }
  return joined.map(({ text }) => text);
}

function withinWeight(words: readonly string[]): string[] {
  let weight = -1;
  return words.filter((word) => {
    if (weight + 1 + weightOf(word) > WEIGHT_LIMIT) return false;
    weight += 1 + weightOf(word);
    return true;
  });
}
