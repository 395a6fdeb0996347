import { matchesAll, parseQuery } from '../catalogue/words.ts';
import { genrePath } from './genres.ts';
import type { Offer } from './offers.ts';

export type Query = Record<string, string | undefined>;

export interface Found {
  offers: readonly Offer[];
  count: number;
  page: number;
  hits: number;
  pageCount: number;
}

/** Why a question is refused, in the service's words. */
export type Refused = { refused: string };

const whole = (text: string | undefined, fallback: number): number =>
  text === undefined ? fallback : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;

/** The item search over all that is offered. */
export function searchOffers(all: readonly Offer[], query: Query): Found | Refused {
  const hits = whole(query['hits'], 30);
  const page = whole(query['page'], 1);
  const genreId = whole(query['genreId'], 0);
  if (!(hits >= 1 && hits <= 30)) return { refused: 'hits is not valid' };
  if (!(page >= 1 && page <= 100)) return { refused: 'page is not valid' };
  if (Number.isNaN(genreId)) return { refused: 'genreId is not valid' };
  const { keyword, itemCode, shopCode } = query;
  if (!keyword && !itemCode && !genreId && !(shopCode && query['genreId'] === '0'))
    return {
      refused:
        'keyword or itemCode is essential parameter, or set genreId value except 0. To search for items in shop, please give your shopCode and set genreId to 0',
    };
  if (keyword !== undefined && !isKeyword(keyword)) return { refused: 'keyword is not valid' };
  const minimum = whole(query['minPrice'], 0);
  const maximum = whole(query['maxPrice'], Number.MAX_SAFE_INTEGER);
  if (!(maximum > minimum)) return { refused: 'maxPrice must be greater than minPrice' };
  const sort = SORTS[query['sort'] ?? 'standard'];
  if (!sort) return { refused: 'sort is not valid' };

  const words = parseQuery(keyword ?? '', query['NGKeyword'] ?? '');
  const found = all.filter(
    ({ item, name, price, isSoldOut, pointRate, saleFrom }) =>
      (!itemCode || item.code === itemCode) &&
      (!shopCode || item.shop.code === shopCode) &&
      (genreId === 0 || genrePath(item.kind).some(({ id }) => id === genreId)) &&
      (query['availability'] === '0' || !isSoldOut) &&
      price >= minimum &&
      price <= maximum &&
      // A question with postageFlag 1 means "delivery included only".
      (query['postageFlag'] !== '1' || item.isFree) &&
      (query['pointRateFlag'] !== '1' || pointRate >= whole(query['pointRate'], 2)) &&
      (query['hasReviewFlag'] !== '1' || item.reviewCount > 0) &&
      matchesAll(
        saleFrom === null ? item.searchText : `${item.searchText} ${name.toLowerCase()}`,
        words,
      ),
  );
  found.sort((a, b) => sort(a, b) || a.item.n - b.item.n);
  const pageCount = Math.min(100, Math.ceil(found.length / hits));
  return {
    offers: found.slice((page - 1) * hits, page * hits),
    count: found.length,
    page,
    hits,
    pageCount,
  };
}

type Compare = (a: Offer, b: Offer) => number;
const SORTS: Record<string, Compare> = {};
const sortable: Record<string, (offer: Offer) => number> = {
  itemPrice: ({ price }) => price,
  reviewCount: ({ item }) => item.reviewCount,
  reviewAverage: ({ item }) => (item.reviewCount > 0 ? item.reviewAverage : 0),
  affiliateRate: ({ item }) => item.n % 5,
  updateTimestamp: ({ updatedAt }) => updatedAt,
};
for (const [name, value] of Object.entries(sortable)) {
  SORTS[`+${name}`] = (a, b) => value(a) - value(b);
  SORTS[`-${name}`] = (a, b) => value(b) - value(a);
}
SORTS['standard'] = (a, b) => popularity(b) - popularity(a);

/** What the mall shows first: what people buy, awarded shops before others. */
export const popularity = ({ item, pointRate }: Offer): number =>
  item.reviewCount * (item.shop.isAwarded ? 1.2 : 1) + pointRate + (item.n % 17) / 17;

/** A word of one character beside others makes the whole keyword invalid; alone it must be a full-width one. */
function isKeyword(keyword: string): boolean {
  const words = keyword.split(/\s+/).filter(Boolean);
  const isSingle = (word: string) => [...word].length === 1;
  if (words.length === 1) return !/^[\x21-\x7e]$/.test(words[0] ?? '');
  return words.length > 0 && !words.some(isSingle);
}
