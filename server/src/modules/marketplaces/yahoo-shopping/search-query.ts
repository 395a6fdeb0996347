import type { Condition } from '../listing.ts';
import type { ListingQuery, ListingSort } from '../listing-query.ts';

/** What the site sorts by; what it cannot is left to its own order. */
const SORTS: Readonly<Partial<Record<ListingSort, string>>> = {
  'price-up': '+price',
  'price-down': '-price',
  popular: '-review_count',
};
const PAGE_SIZE = 20;
/** The newest client code asks for 50 at most, older for 100. */
const MOST_AT_ONCE = 50;
/** `start` and `results` together may not be more. */
const REACH = 1_000;
/** All genres: a search has to be narrowed by something. */
const ROOT_GENRE = '1';
const PICTURE_SIZE = '600';

/** Our query in the words of the item search, without the application id; undefined when nothing of this site can match it. */
export function searchParamsOf(query: ListingQuery): Record<string, string> | undefined {
  // Everything here is sold by a store at a price, and nothing ends.
  if (query.kind === 'auction' || query.seller === 'private' || query.endsWithinHours !== undefined)
    return undefined;
  const size = Math.min(Math.max(query.size ?? PAGE_SIZE, 1), MOST_AT_ONCE);
  const start = ((query.page ?? 1) - 1) * size + 1;
  const results = Math.min(size, REACH - start);
  if (results < 1) return undefined;
  const condition = conditionOf(query.conditions);
  const isNarrowed =
    query.keyword || query.jan || query.categoryId || query.brandId || query.sellerId;
  return {
    ...(query.keyword && { query: query.keyword }),
    ...(query.jan && { jan_code: query.jan }),
    ...(query.categoryId && { genre_category_id: query.categoryId }),
    ...(!isNarrowed && { genre_category_id: ROOT_GENRE }),
    ...(query.brandId && { brand_id: query.brandId }),
    ...(query.sellerId && { seller_id: query.sellerId }),
    ...(query.minimumPrice !== undefined && { price_from: String(query.minimumPrice) }),
    ...(query.maximumPrice !== undefined && { price_to: String(query.maximumPrice) }),
    ...(condition && { condition }),
    ...(query.isFreeShipping && { shipping: 'free' }),
    in_stock: query.status === 'sold' ? 'false' : 'true',
    sort: SORTS[query.sort ?? 'relevance'] ?? '-score',
    results: String(results),
    start: String(start),
    image_size: PICTURE_SIZE,
  };
}

/** The site knows new and used; a mixture of both is everything. */
function conditionOf(conditions: readonly Condition[] | undefined): 'new' | 'used' | undefined {
  const asked = (conditions ?? []).filter((condition) => condition !== 'unknown');
  if (asked.length === 0) return undefined;
  if (asked.every((condition) => condition === 'new')) return 'new';
  return asked.includes('new') ? undefined : 'used';
}

/** Whether the search can reach what comes after this many. */
export const isWithinReach = (seen: number): boolean => seen + 2 <= REACH;
