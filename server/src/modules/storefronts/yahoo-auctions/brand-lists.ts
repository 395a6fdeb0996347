import type { SearchDeps } from '../../search/index.ts';
import { LRUCache } from 'lru-cache';
import type { Brand } from '../../marketplaces/index.ts';
import { upTo } from '../../../kernel/up-to.ts';

/** Brands of Yahoo! Auctions by how many listings they have; shared by everybody who asks the same within ten minutes. */
export type BrandLists = (asked: {
  readonly categoryId?: string | undefined;
  readonly keyword?: string | undefined;
}) => Promise<readonly Brand[]>;

const SERVES_MS = 600_000;
const DEADLINE_MS = 5_000;

export function createBrandLists({
  marketplaces,
  clock,
}: Pick<SearchDeps, 'marketplaces' | 'clock'>): BrandLists {
  const lists = new LRUCache<
    string,
    { readonly brands: Promise<readonly Brand[]>; readonly untilMs: number }
  >(upTo(500));
  return ({ categoryId, keyword }) => {
    const key = `${categoryId ?? ''} ${keyword ?? ''}`;
    const known = lists.get(key);
    if (known && clock.monotonicMs() < known.untilMs) return known.brands;
    const { brands: capability } = marketplaces.read('auction');
    const brands = capability
      ? capability.listBrands(
          { ...(categoryId && { categoryId }), ...(keyword && { keyword }) },
          { timeoutMs: DEADLINE_MS },
        )
      : Promise.resolve([]);
    lists.set(key, { brands, untilMs: clock.monotonicMs() + SERVES_MS });
    brands.catch(() => lists.delete(key));
    return brands;
  };
}
