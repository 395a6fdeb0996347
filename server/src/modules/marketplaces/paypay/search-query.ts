import { CONDITION_CODES } from './card.ts';
import type { ListingQuery } from '../listing-query.ts';

/** More than this is refused by the site. The page always shows so many. */
export const MOST = 100;

export const sizeOf = (query: ListingQuery): number => Math.min(query.size ?? 50, MOST);
export const offsetOf = (query: ListingQuery): number => ((query.page ?? 1) - 1) * sizeOf(query);

/**
 * Our query as parameters of the search call. The site sorts by price and by its own ranking only. `isPartial` asks for goods that match
 * some of the words, as the site's own page does when nothing matches all of them.
 */
export function searchParamsOf(query: ListingQuery, isPartial = false): URLSearchParams {
  const isByPrice = query.sort === 'price-up' || query.sort === 'price-down';
  const values: Readonly<Record<string, string | number | undefined>> = {
    query: query.keyword?.trim(),
    genreCategoryIds: query.categoryId,
    brandIds: query.brandId,
    sellerIds: query.sellerId,
    itemConditions: query.conditions
      ?.flatMap((condition) => CONDITION_CODES[condition] ?? [])
      .join(','),
    minPrice: query.minimumPrice,
    maxPrice: query.maximumPrice,
    itemStatus: query.status ?? 'open',
    sort: isByPrice ? 'price' : 'ranking',
    order: query.sort === 'price-up' ? 'ASC' : 'DESC',
    rewriteQueryType: isPartial ? 'WAND' : undefined,
    results: sizeOf(query),
    offset: offsetOf(query),
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') params.set(name, String(value));
  return params;
}

/** Nothing here is an auction or sold by a store, so such a question is answered without asking the site. */
export const asksForNothingHere = (query: ListingQuery): boolean =>
  query.kind === 'auction' || query.seller === 'store' || query.endsWithinHours !== undefined;

/** The search page knows a keyword, what is open, and pages of a hundred; which parameters narrow it further is not documented. */
export function mayAskPage(query: ListingQuery): boolean {
  const { categoryId, brandId, sellerId, conditions, minimumPrice, maximumPrice, sort, status } =
    query;
  const narrows = [categoryId, brandId, sellerId, conditions, minimumPrice, maximumPrice].some(
    (value) => value !== undefined,
  );
  return (
    !narrows &&
    Boolean(query.keyword?.trim()) &&
    status !== 'sold' &&
    (sort === undefined || sort === 'relevance')
  );
}
