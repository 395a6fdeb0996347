import { LIMITS } from '@hako/contract/kit/limits';
import { yen } from '../../../kernel/money.ts';
import type { Condition, ListingQuery, ListingSort } from '../../marketplaces/index.ts';

/** What a search of Rakuten is asked with on the wire. */
export interface RakutenWireQuery {
  readonly keyword?: string;
  /** The mobile client says its words twice. */
  readonly query?: string;
  readonly page?: number;
  readonly size?: number;
  readonly sort?: string;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly condition?: string;
  readonly shopCode?: string;
  readonly postageFlag?: number;
  readonly genreId?: string;
  readonly category?: string;
}

/** As Rakuten names its orders. `+` arrives as a space when a client does not encode it; a rate for affiliates is no order for a buyer. */
const SORTS: Readonly<Record<string, ListingSort>> = {
  '+itemPrice': 'price-up',
  itemPrice: 'price-up',
  '-itemPrice': 'price-down',
  '-reviewCount': 'popular',
  '-reviewAverage': 'popular',
  '-updateTimestamp': 'newest',
};
const CONDITIONS: Readonly<Record<string, readonly Condition[]>> = {
  new: ['new'],
  used: ['like-new', 'good', 'fair', 'poor', 'junk'],
};

/**
 * The filters of a wire query. The mobile client, which alone sends `query` beside `keyword`, writes the upper price into minPrice and the lower
 * into maxPrice; of two prices the lower is the lower bound whoever sends them.
 */
export function rakutenFilters(asked: RakutenWireQuery): Omit<ListingQuery, 'keyword'> {
  const { low, high } = boundsOf(asked);
  const genre = asked.genreId ?? asked.category;
  const sort = SORTS[(asked.sort ?? '').trim()];
  const conditions = CONDITIONS[asked.condition ?? ''];
  return {
    page: asked.page ?? 1,
    size: asked.size ?? LIMITS.pageSize,
    ...(sort && { sort }),
    ...(genre && genre !== '0' && { categoryId: genre }),
    ...(asked.shopCode && { sellerId: asked.shopCode }),
    ...(low && { minimumPrice: yen(low) }),
    ...(high && { maximumPrice: yen(high) }),
    ...(conditions && { conditions }),
    ...(asked.postageFlag === 1 && { isFreeShipping: true }),
  };
}

function boundsOf({ minPrice, maxPrice, keyword, query }: RakutenWireQuery): {
  low: number | undefined;
  high: number | undefined;
} {
  if (minPrice && maxPrice)
    return { low: Math.min(minPrice, maxPrice), high: Math.max(minPrice, maxPrice) };
  const isSwapped = keyword !== undefined && query !== undefined;
  return isSwapped ? { low: maxPrice, high: minPrice } : { low: minPrice, high: maxPrice };
}
