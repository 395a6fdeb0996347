import { foldDiacritics } from './fold.ts';
import type { Glossary, Suggestion } from './glossary.ts';

interface Entry {
  readonly folded: string;
  readonly order: number;
  readonly suggestion: Suggestion;
}

/** The glossary's terms by how they begin, without diacritics; Japanese spellings too. */
export type TermIndex = readonly Entry[];

export const indexTerms = (glossary: Glossary): TermIndex =>
  glossary.suggestions
    .flatMap((suggestion, order) => [
      { folded: foldDiacritics(suggestion.spelling), order, suggestion },
      { folded: foldDiacritics(suggestion.japanese), order, suggestion },
    ])
    .toSorted((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : a.order - b.order));

/** Terms that begin with the prefix: the exact word first, then the shortest, each once. */
export function suggestTerms(index: TermIndex, prefix: string, size: number): Suggestion[] {
  const folded = foldDiacritics(prefix);
  if (folded === '') return [];
  const found: Entry[] = [];
  for (let at = firstNotBefore(index, folded); index[at]?.folded.startsWith(folded); at += 1)
    found.push(index[at] as Entry);
  const byLength = found.toSorted((a, b) => a.folded.length - b.folded.length || a.order - b.order);
  return [...new Set(byLength.map(({ suggestion }) => suggestion))].slice(0, size);
}

function firstNotBefore(index: TermIndex, folded: string): number {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((index[middle] as Entry).folded < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}
