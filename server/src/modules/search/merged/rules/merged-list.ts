import { type Groupable, groupListings, type ProductGroup } from './group-listings.ts';
import { inOrder, type MergedSort, type Placed, placeOf } from './merge-order.ts';

/** A listing on its way into a merged list. */
export interface Candidate extends Placed, Groupable {}

/**
 * One list over many sites that is told page by page. What was told once is never told again, what was not told waits until it is; pages that were
 * told do not change. Pure bookkeeping: others read the sites.
 */
export interface MergedList<C extends Candidate> {
  /** Takes what a site told. What waits already is replaced by its newer facts; what was told stays as it was told. */
  add(candidates: readonly C[]): void;
  /** The groups that a page of this size would have now. */
  peek(size: number): readonly ProductGroup<C>[];
  /** The same, told from now on. */
  take(size: number): readonly ProductGroup<C>[];
  has(key: string): boolean;
  /** How many wait to be told; of one site when named. */
  waiting(siteOrder?: number): number;
  /** All it holds, told and waiting. */
  readonly size: number;
  /** Whether the next page of this site could bring something that belongs on the next page of ours. */
  needsMoreOf(site: SiteProgress, pageSize: number, siteCount: number): boolean;
}

export interface SiteProgress {
  readonly siteOrder: number;
  /** The last place among what the site told, in the order of this list; undefined while it told nothing. */
  readonly frontier: number | undefined;
}

export function createMergedList<C extends Candidate>(sort: MergedSort): MergedList<C> {
  const waiting = new Map<string, C>();
  const told = new Set<string>();
  const isByValue = sort !== 'relevance' && sort !== 'newest';
  const ranked = (): C[] => [...waiting.values()].sort(inOrder(sort));
  let grouped: readonly ProductGroup<C>[] | undefined;
  const peek = (size: number) => {
    grouped ??= groupListings(ranked());
    return grouped.slice(0, size);
  };
  const waitingOf = (siteOrder?: number): number => {
    if (siteOrder === undefined) return waiting.size;
    let count = 0;
    for (const candidate of waiting.values()) if (candidate.siteOrder === siteOrder) count++;
    return count;
  };

  return {
    add(candidates) {
      grouped = undefined;
      for (const candidate of candidates)
        if (!told.has(candidate.key)) waiting.set(candidate.key, candidate);
    },
    peek,
    take(size) {
      const groups = peek(size);
      grouped = undefined;
      for (const { members } of groups)
        for (const { key } of members) {
          waiting.delete(key);
          told.add(key);
        }
      return groups;
    },
    has: (key) => told.has(key) || waiting.has(key),
    waiting: waitingOf,
    get size() {
      return told.size + waiting.size;
    },
    needsMoreOf({ siteOrder, frontier }, pageSize, siteCount) {
      if (frontier === undefined || waitingOf(siteOrder) === 0) return true;
      if (!isByValue) return waitingOf(siteOrder) < Math.ceil(pageSize / siteCount);
      // What the site has not told stands behind what it told: it matters when our page reaches that far.
      const last = peek(pageSize)[pageSize - 1]?.members[0];
      return last === undefined || frontier < placeOf(last, sort);
    },
  };
}
