import { CARD_RESOURCES } from './resources.ts';
import type { ListingQuery, ListingSort } from '../listing-query.ts';

/** Pages that can be reached. */
const MOST_PAGES = 10;
/** Of one call: what the documents of the interface before this one allow. */
const MOST_ITEMS = 10;
/** What the site does not sort by, it gives in its own order. */
const SORTS: Readonly<Record<ListingSort, string>> = {
  relevance: 'Relevance',
  newest: 'NewestArrivals',
  'ending-soon': 'Relevance',
  'price-up': 'Price:LowToHigh',
  'price-down': 'Price:HighToLow',
  bids: 'Featured',
  popular: 'AvgCustomerReviews',
};

/** How many items a page of this query has: fewer than asked, where more are asked than one call gives. */
export const sizeOf = ({ size = MOST_ITEMS }: Pick<ListingQuery, 'size'>): number =>
  Math.min(size, MOST_ITEMS);

/** No auctions, no private sellers, no shop's own list, nothing without words or a category, and nothing behind the last page. */
export const isNothingFor = (query: ListingQuery): boolean =>
  query.kind === 'auction' ||
  query.seller === 'private' ||
  query.sellerId !== undefined ||
  (query.page ?? 1) > MOST_PAGES ||
  wordsOf(query) + (query.categoryId ?? '') === '';

export const isLastPage = (page: number): boolean => page >= MOST_PAGES;

const wordsOf = ({ keyword, jan }: ListingQuery): string =>
  [keyword?.trim(), jan].filter(Boolean).join(' ');

/** Our query as the body of searchItems. Prices are in the smallest unit of the currency, which is the yen itself. */
export function searchBodyOf(query: ListingQuery): object {
  const words = wordsOf(query);
  const {
    conditions = [],
    minimumPrice,
    maximumPrice,
    categoryId,
    brandId,
    isFreeShipping,
  } = query;
  return {
    ...(words && { keywords: words }),
    ...(categoryId && { browseNodeId: categoryId }),
    ...(brandId && { brand: brandId }),
    ...(minimumPrice ? { minPrice: minimumPrice } : {}),
    ...(maximumPrice ? { maxPrice: maximumPrice } : {}),
    ...(conditions.length > 0 &&
      !(conditions.includes('new') && conditions.length > 1) && {
        condition: conditions.includes('new') ? 'New' : 'Used',
      }),
    ...(isFreeShipping && { deliveryFlags: ['FreeShipping'] }),
    availability: query.status === 'sold' ? 'IncludeOutOfStock' : 'Available',
    sortBy: SORTS[query.sort ?? 'relevance'],
    itemCount: sizeOf(query),
    itemPage: query.page ?? 1,
    resources: CARD_RESOURCES,
  };
}
