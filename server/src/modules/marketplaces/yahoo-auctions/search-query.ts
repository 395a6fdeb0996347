import type { Condition } from '../listing.ts';
import { CONDITION_CODES } from './search-card.ts';
import type { ListingQuery, ListingSort } from '../listing-query.ts';

/** `limit` above 100 is refused by the site. */
const MOST = 100;
const SORTS: Readonly<Record<ListingSort, string | undefined>> = {
  relevance: undefined,
  // No order by start time: what ends last was listed last, more or less.
  newest: '-END_TIME',
  'ending-soon': '+END_TIME',
  'price-up': '+PRICE',
  'price-down': '-PRICE',
  bids: '-BID_COUNT',
  popular: '-WATCH_COUNT',
};

/** Second-hand, however worn. */
const CODES_OF: Readonly<Partial<Record<Condition, readonly string[]>>> = {
  used: ['USED10', 'USED20', 'USED40', 'USED60', 'USED80'],
};

/** Our query as parameters of the v3 search call. An empty `query` would be answered with HTTP 500, so it is left out. */
export function searchParamsOf(query: ListingQuery): URLSearchParams {
  const size = Math.min(query.size ?? 50, MOST);
  const excluded = (query.excludedWords ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `-${word}`);
  return filled({
    query: [query.keyword?.trim(), ...excluded].filter(Boolean).join(' '),
    categoryIds: query.categoryId,
    brandIds: query.brandId,
    minPrice: query.minimumPrice,
    maxPrice: query.maximumPrice,
    minBuyNowPrice: query.kind === 'fixed' ? 1 : undefined,
    conditions: [
      ...new Set(
        query.conditions?.flatMap(
          (condition) => CODES_OF[condition] ?? CONDITION_CODES[condition] ?? [],
        ),
      ),
    ].join(','),
    isFreeShipping: query.isFreeShipping ? 'true' : undefined,
    status: query.status === 'sold' ? 'CLOSED' : 'OPEN',
    sort: SORTS[query.sort ?? 'relevance'],
    limit: size,
    offset: ((query.page ?? 1) - 1) * size,
  });
}

const PAGE_SORTS: Readonly<Record<ListingSort, readonly [string, string]>> = {
  relevance: ['featured', 'd'],
  newest: ['new', 'd'],
  'ending-soon': ['end', 'a'],
  'price-up': ['tbids', 'a'],
  'price-down': ['tbids', 'd'],
  bids: ['bids', 'a'],
  popular: ['popular', 'd'],
};

/** `istatus` of the page: 2 is second-hand, however worn. */
const PAGE_CONDITIONS: Readonly<Record<Condition, number | undefined>> = {
  new: 1,
  used: 2,
  'like-new': 3,
  good: 4,
  fair: 5,
  poor: 6,
  junk: 7,
  unknown: undefined,
};

/** The same for the search page. `b` is the index of the first item, from 1. */
export function pageQueryOf(query: ListingQuery): URLSearchParams {
  const size =
    query.size !== undefined && query.size > 50
      ? 100
      : query.size !== undefined && query.size <= 20
        ? 20
        : 50;
  const [s1, o1] = PAGE_SORTS[query.sort ?? 'relevance'];
  const words = [
    query.keyword?.trim(),
    ...(query.excludedWords ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => `-${word}`),
  ]
    .filter(Boolean)
    .join(' ');
  return filled({
    p: words,
    va: words,
    auccat: query.categoryId,
    brand_id: query.brandId,
    aucminprice: query.minimumPrice,
    aucmaxprice: query.maximumPrice,
    fixed: query.kind === 'fixed' ? 1 : query.kind === 'auction' ? 2 : 3,
    abatch: query.seller === 'store' ? 1 : query.seller === 'private' ? 2 : undefined,
    istatus: query.conditions?.flatMap((condition) => PAGE_CONDITIONS[condition] ?? []).join(','),
    auchours: query.endsWithinHours === 1 ? 1 : undefined,
    pstagefree: query.isFreeShipping ? 1 : undefined,
    s1,
    o1,
    b: ((query.page ?? 1) - 1) * size + 1,
    n: size,
  });
}

function filled(values: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') params.set(name, String(value));
  return params;
}
