import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { CategoryBranch, CategoryCapability, Site } from '../../marketplaces/index.ts';
import { upTo } from '../../../kernel/up-to.ts';

/** Categories change a few times a year: asked again after this. */
const SERVES_MS = 10 * 60_000;
/** Of a silent site, what it said so long ago is still how its shelves are named. */
const LAST_GOOD_MS = 7 * 24 * 3_600_000;

interface KeptBranch {
  readonly branch: CategoryBranch;
  readonly readAtMs: number;
}

/** Branches of the sites' trees, shared by everybody; the last good one where a site is silent. */
export function createBranchMemory(
  clock: Clock,
): (site: Site, categories: CategoryCapability, id: string | undefined) => Promise<CategoryBranch> {
  const kept = new LRUCache<string, KeptBranch>(upTo(5_000));
  return async (site, categories, id) => {
    const key = `${site}:${id ?? ''}`;
    const known = kept.get(key);
    const ageMs = known ? clock.monotonicMs() - known.readAtMs : Number.POSITIVE_INFINITY;
    if (known && ageMs < SERVES_MS) return known.branch;
    try {
      const branch = await categories.readBranch(id);
      kept.set(key, { branch, readAtMs: clock.monotonicMs() });
      return branch;
    } catch (failure) {
      if (!(failure instanceof Outage) || !known || ageMs >= LAST_GOOD_MS) throw failure;
      return known.branch;
    }
  };
}
