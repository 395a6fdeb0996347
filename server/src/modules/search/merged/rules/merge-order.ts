import type { Goods } from './goods.ts';

export type MergedSort =
  | 'relevance'
  | 'newest'
  | 'ending-soon'
  | 'price-up'
  | 'price-down'
  | 'landed-up';

/** What places a listing in the merged list. */
export interface Placed {
  readonly listing: Pick<Goods, 'price' | 'auction' | 'code'>;
  /** Likely đồng at the door; undefined while there is no rate or no price. */
  readonly landed: number | undefined;
  readonly relevance: number;
  /** Place in its site's own answer over all its pages, from 0. */
  readonly rank: number;
  /** Place of its site among the sites, from 0. */
  readonly siteOrder: number;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The lower, the earlier. What has no price, no end or no total stands last. */
export function placeOf(placed: Placed, sort: MergedSort): number {
  switch (sort) {
    case 'price-up':
      return placed.listing.price.current ?? LAST;
    case 'price-down':
      return placed.listing.price.current === undefined ? LAST : -placed.listing.price.current;
    case 'landed-up':
      return placed.landed ?? LAST;
    case 'ending-soon':
      return placed.listing.auction?.endsAt.getTime() ?? LAST;
    // Sites tell what is newest first and not since when: their orders are dovetailed.
    case 'newest':
      return placed.rank;
    case 'relevance':
      return -placed.relevance;
  }
}

/** A total order: equals stand by their place at their site, then by site, then by code, so that the same listings always give the same list. */
export function inOrder(sort: MergedSort): (a: Placed, b: Placed) => number {
  return (a, b) =>
    placeOf(a, sort) - placeOf(b, sort) ||
    b.relevance - a.relevance ||
    a.rank - b.rank ||
    a.siteOrder - b.siteOrder ||
    (a.listing.code < b.listing.code ? -1 : a.listing.code > b.listing.code ? 1 : 0);
}

/** How a site is asked, so that its own order serves ours. */
export const siteSortOf = (
  sort: MergedSort,
): 'relevance' | 'newest' | 'ending-soon' | 'price-up' | 'price-down' =>
  sort === 'landed-up' ? 'price-up' : sort;
