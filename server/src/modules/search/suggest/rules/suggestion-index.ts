/** A keyword that people search for, for suggestions. */
export interface Suggestable {
  /** Without diacritics, lower case: what is compared. */
  readonly folded: string;
  readonly searchCount: number;
}

/** Keywords by how they begin; answers without looking at more than some dozens of them, however many begin so. */
export interface SuggestionIndex<Entry extends Suggestable> {
  readonly size: number;
  /** The most searched that begin so, most first. */
  find(foldedPrefix: string, size: number): readonly Entry[];
}

/** A range of more keywords than this has its best ones written down. */
const SCANNED = 64;
/** So many are written down for a prefix: as many as a search box shows, twice. */
const BEST_KEPT = 20;

/** Builds the index once; `entries` in any order, each `folded` once. */
export function indexSuggestions<Entry extends Suggestable>(
  entries: readonly Entry[],
): SuggestionIndex<Entry> {
  const sorted = entries.toSorted((a, b) =>
    a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0,
  );
  const best = new Map<string, readonly Entry[]>();

  const keepBest = (from: number, to: number, length: number): void => {
    if (to - from <= SCANNED) return;
    const prefix = (sorted[from] as Entry).folded.slice(0, length);
    if (length > 0) best.set(prefix, topOf(sorted, from, to, BEST_KEPT));
    for (let at = from; at < to; ) {
      const folded = (sorted[at] as Entry).folded;
      const end =
        folded.length > length ? firstAfter(sorted, folded.slice(0, length + 1), at, to) : at + 1;
      keepBest(at, end, length + 1);
      at = end;
    }
  };
  keepBest(0, sorted.length, 0);

  return {
    size: sorted.length,
    find(prefix, size) {
      const kept = prefix === '' ? [] : best.get(prefix);
      if (kept) return kept.slice(0, Math.min(size, BEST_KEPT));
      const from = firstNotBefore(sorted, prefix);
      return topOf(sorted, from, firstAfter(sorted, prefix, from, sorted.length), size);
    },
  };
}

/** More searched first; of two alike the one that comes first in the alphabet, so that the order is the same every time. */
const isBefore = (a: Suggestable, b: Suggestable): boolean =>
  a.searchCount > b.searchCount || (a.searchCount === b.searchCount && a.folded < b.folded);

/** The best few of a range, by insertion: no sorting of what will not be shown. */
function topOf<Entry extends Suggestable>(
  sorted: readonly Entry[],
  from: number,
  to: number,
  size: number,
): Entry[] {
  const top: Entry[] = [];
  for (let at = from; at < to; at += 1) {
    const entry = sorted[at] as Entry;
    if (top.length === size && !isBefore(entry, top[size - 1] as Entry)) continue;
    let place = top.length;
    while (place > 0 && isBefore(entry, top[place - 1] as Entry)) place -= 1;
    top.splice(place, 0, entry);
    if (top.length > size) top.pop();
  }
  return top;
}

function firstNotBefore(sorted: readonly Suggestable[], folded: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Suggestable).folded < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first from `low` on that does not begin so; everything before it does. */
function firstAfter(
  sorted: readonly Suggestable[],
  prefix: string,
  from: number,
  to: number,
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Suggestable).folded.startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return low;
}
