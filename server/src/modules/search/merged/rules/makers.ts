import { foldWord } from './title-words.ts';

/** Finds the makers that a text names, however it spells them. Pure once made. */
export interface Makers {
  /**
   * Canonical names in the order of the words, and the words that are left; `lines`: the same, but with every name behind the first, which may be a line of
   * that maker's (Apple iPhone).
   */
  split(words: readonly string[]): {
    readonly makers: readonly string[];
    readonly rest: readonly string[];
    readonly lines: readonly string[];
  };
}

/** `spellings` of one maker are one maker: `ニコン` and `Nikon`. Names of two words are found as two words. */
export function createMakers(
  brands: readonly { readonly name: string; readonly spellings: readonly string[] }[],
): Makers {
  const byWord = new Map<string, string>();
  for (const { name, spellings } of brands)
    for (const spelling of spellings)
      byWord.set(joined(spelling), byWord.get(joined(spelling)) ?? name);
  return {
    split(words) {
      const makers: string[] = [];
      const rest: string[] = [];
      const lines: string[] = [];
      for (let at = 0; at < words.length; at++) {
        const word = words[at] as string;
        const next = words[at + 1];
        const ofTwo = next === undefined ? undefined : byWord.get(word + next);
        const maker = ofTwo ?? byWord.get(word);
        if (maker === undefined) {
          rest.push(word);
          lines.push(word);
          continue;
        }
        if (ofTwo !== undefined) at++;
        if (!makers.includes(maker)) makers.push(maker);
        if (maker !== makers[0]) lines.push(joined(maker));
      }
      return { makers, rest, lines };
    },
  };
}

const joined = (spelling: string): string => spelling.split(/\s+/).map(foldWord).join('');
