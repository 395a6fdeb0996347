import { saidOfIt, voidKinds } from './named-in.ts';
import { ANY, type PreparedTables } from './prepared-tables.ts';
import { type WordIndex, type WordRole, wordsNamed } from './word-index.ts';

interface Described {
  readonly title?: string | undefined;
  readonly categoryPath?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/**
 * Our category for what a site says. A title that names one kind of goods decides, so that a card
 * and its page agree; else the names of the site's own categories, deepest first; else makers and
 * models in the title, and at last what hints at a kind in the site's categories. Undefined when
 * nothing fits, several kinds fit equally well, or the title names goods that the list has no kind
 * for: then the price says that the kind is not known.
 */
export function categoryFor(
  { title = '', categoryPath = [] }: Described,
  { wordIndex }: PreparedTables,
): string | undefined {
  const inTitle = kindsIn(title, wordIndex);
  const inNames = categoryPath.map(({ name }) => kindsIn(name, wordIndex)).toReversed();
  const found =
    inTitle('words') ?? firstOf(inNames, 'words') ?? inTitle('hints') ?? firstOf(inNames, 'hints');
  return found === ANY ? undefined : found;
}

type KindBy = (role: WordRole) => string | undefined;

/**
 * Tells the kind with the longest word in the text, `ANY` for goods without a kind; undefined
 * without one, and when two kinds have words of that length. A maker speaks of the thing only where
 * no other word shows that it is something made for it.
 */
function kindsIn(text: string, index: WordIndex): KindBy {
  const plain = text.normalize('NFKC').toLowerCase();
  const named = wordsNamed(plain, index);
  if (named.length === 0) return () => undefined;
  const said = saidOfIt(plain, named);
  const voids = voidKinds(plain, named);
  return (role) => {
    let best: string | undefined;
    let length = 0;
    for (const { code, word, role: own } of said) {
      if (own !== role || word.length < length) continue;
      const isVoid = voids.has(code);
      if (isVoid && role === 'words') continue;
      if (word.length > length) best = isVoid ? undefined : code;
      else if (best !== code) best = undefined;
      length = word.length;
    }
    return best;
  };
}

function firstOf(kinds: readonly KindBy[], role: WordRole): string | undefined {
  for (const kindBy of kinds) {
    const found = kindBy(role);
    if (found !== undefined) return found;
  }
  return undefined;
}
