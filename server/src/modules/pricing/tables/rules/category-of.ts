import type { KindPatterns, PreparedTables } from './prepared-tables.ts';

interface Described {
  readonly title?: string | undefined;
  readonly categoryPath?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/**
 * Our category for what a site says. A title that names one kind of goods decides, so that a card
 * and its page agree; else the names of the site's own categories, deepest first; else makers and
 * models in the title. Undefined when nothing fits, or several kinds fit equally well: then the
 * price says that the kind is not known.
 */
export function categoryFor(
  { title, categoryPath }: Described,
  { categoryWords }: PreparedTables,
): string | undefined {
  const named = kindIn(title, categoryWords, 'words');
  if (named !== undefined) return named;
  for (let depth = (categoryPath?.length ?? 0) - 1; depth >= 0; depth--) {
    const found = kindIn(categoryPath?.[depth]?.name, categoryWords, 'words');
    if (found !== undefined) return found;
  }
  return kindIn(title, categoryWords, 'hints');
}

/**
 * The kind with the longest word in the text; undefined without one, and when two kinds have words
 * of that length.
 */
function kindIn(
  text: string | undefined,
  kinds: readonly KindPatterns[],
  by: 'words' | 'hints',
): string | undefined {
  if (text === undefined || text === '') return undefined;
  const plain = text.normalize('NFKC');
  let best: string | undefined;
  let length = 0;
  for (const kind of kinds) {
    const found = longestIn(plain, kind[by]);
    if (found === 0 || found < length || kind.voids?.test(plain)) continue;
    best = found > length ? kind.code : undefined;
    length = found;
  }
  return best;
}

/** Letters of the longest word of a pattern in the text. */
function longestIn(text: string, pattern: RegExp | undefined): number {
  if (!pattern?.test(text)) return 0;
  let longest = 0;
  for (const [word] of text.matchAll(new RegExp(pattern, 'giu')))
    longest = Math.max(longest, word.length);
  return longest;
}
