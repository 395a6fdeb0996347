import type { ListingCard } from '../listing.ts';
import { rakutenKeyword } from './keyword.ts';
import { GENRE_ID, SHOP_CODE } from './shapes.ts';
import type { ListingQuery, ListingSort } from '../listing-query.ts';

export const HITS = 30;
/** The site pages through 100 pages at most, 3,000 items. */
export const PAGES = 100;

const SORTS: Readonly<Record<ListingSort, string>> = {
  relevance: 'standard',
  newest: '-updateTimestamp',
  'ending-soon': 'standard',
  'price-up': '+itemPrice',
  'price-down': '-itemPrice',
  bids: '-reviewCount',
  popular: '-reviewCount',
};

/** Questions that nothing here can answer: no auctions, no private sellers, nothing sold is listed; ids of other sites. */
export function isUnanswerable(query: ListingQuery): boolean {
  const {
    kind,
    seller,
    status,
    endsWithinHours,
    categoryId,
    sellerId,
    page = 1,
    minimumPrice = 0,
    maximumPrice,
  } = query;
  return (
    kind === 'auction' ||
    seller === 'private' ||
    status === 'sold' ||
    endsWithinHours !== undefined ||
    (categoryId !== undefined && !GENRE_ID.test(categoryId)) ||
    (sellerId !== undefined && !SHOP_CODE.test(sellerId)) ||
    page > PAGES ||
    (maximumPrice !== undefined && maximumPrice < minimumPrice)
  );
}

/** Without a word, a shop or a genre the search is refused. */
export const isOpenQuestion = ({ keyword, jan, categoryId, sellerId }: ListingQuery): boolean =>
  !keyword?.trim() && !jan && categoryId === undefined && sellerId === undefined;

/** Our query as parameters of the item search, and whether all words could be asked for. */
export function searchParamsOf(query: ListingQuery): {
  readonly params: Record<string, string | number>;
  readonly isWhole: boolean;
} {
  const { conditions = [] } = query;
  const words = rakutenKeyword(
    [query.keyword ?? '', query.jan ?? ''].join(' '),
    query.excludedWords,
  );
  const isUsedOnly =
    conditions.length > 0 && !conditions.includes('new') && !conditions.includes('unknown');
  const isNewOnly = conditions.length > 0 && conditions.every((condition) => condition === 'new');
  const keyword = [words.keyword, ...(isUsedOnly ? ['中古'] : [])].filter(Boolean).join(' ');
  const excluded = [words.excluded, ...(isNewOnly ? ['中古'] : [])].filter(Boolean).join(' ');
  const minimum = query.minimumPrice ?? 0;
  const { maximumPrice: maximum } = query;
  const params: Record<string, string | number> = {
    hits: Math.min(query.size ?? HITS, HITS),
    page: query.page ?? 1,
    sort: SORTS[query.sort ?? 'relevance'],
    ...(keyword && { keyword }),
    ...(excluded && keyword && { NGKeyword: excluded }),
    ...(query.sellerId && { shopCode: query.sellerId }),
    // A shop alone is asked with genre 0, as the service itself says in its refusal.
    ...(query.categoryId ? { genreId: query.categoryId } : query.sellerId ? { genreId: 0 } : {}),
    ...(minimum > 0 && { minPrice: minimum }),
    // The upper bound must be above the lower one.
    ...(maximum !== undefined && { maxPrice: Math.max(maximum, minimum + 1) }),
    // In a question 1 means "delivery included only"; in an answer the same name says 0 for it.
    ...(query.isFreeShipping && { postageFlag: 1 }),
  };
  return { params, isWhole: words.isWhole };
}

/** What the site cannot narrow itself, or only by words; and what cannot be bought though it is listed. */
export function fits(query: ListingQuery): (card: ListingCard) => boolean {
  const {
    conditions = [],
    jan,
    minimumPrice = 0,
    maximumPrice = Number.POSITIVE_INFINITY,
    isFreeShipping,
  } = query;
  return ({ condition, price, shipping, status, ...card }) =>
    status === 'open' &&
    (conditions.length === 0 || conditions.includes(condition)) &&
    (jan === undefined || card.jan === jan) &&
    (price.current === undefined ||
      (price.current >= minimumPrice && price.current <= maximumPrice)) &&
    (!isFreeShipping || shipping.payer === 'seller');
}
