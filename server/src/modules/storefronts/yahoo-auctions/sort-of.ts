import type { ListingSort } from '../../marketplaces/index.ts';

const SORTS = new Set<string>([
  'relevance',
  'newest',
  'ending-soon',
  'price-up',
  'price-down',
  'bids',
  'popular',
] satisfies ListingSort[]);

const isSort = (asked: string): asked is ListingSort => SORTS.has(asked);

/** The order that was asked for; nothing when Yahoo! Auctions does not know it. */
export const sortOf = (asked: string | undefined): { sort?: ListingSort } =>
  asked && isSort(asked) ? { sort: asked } : {};
