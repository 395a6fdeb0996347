import { isSort, NO_WISH, type SearchWish } from '../search.ts';
import { conditionsOfStatus } from './prices.ts';

type Params = Record<string, string | undefined>;
const numbers = (csv: string | undefined): number[] =>
  csv === undefined || csv === '' ? [] : csv.split(',').map(Number).filter(Number.isFinite);
const number = (text: string | undefined): number | undefined =>
  text === undefined || text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);

/** Parameters of the JSON search; a text says what is wrong with them. `query=` is the site's own trap: it answers 500. */
export function wishOfApi(p: Params): SearchWish | string {
  if (p['query'] === '') return 'broken';
  const limit = number(p['limit']) ?? 50;
  if (limit > 100 || limit < 1) return 'limit must be 1..100';
  const sort = (p['sort'] ?? '').trim();
  if (!isSort(sort)) return `unknown sort ${sort}`;
  return {
    ...NO_WISH,
    query: p['query'] ?? '',
    categoryIds: numbers(p['categoryIds']),
    brandIds: numbers(p['brandIds']),
    minPrice: number(p['minPrice']),
    maxPrice: number(p['maxPrice']),
    minBuyNow: number(p['minBuyNowPrice']),
    maxBuyNow: number(p['maxBuyNowPrice']),
    conditions: (p['conditions'] ?? '').split(',').filter((one) => one !== ''),
    prefectures: numbers(p['prefectureCodes']),
    isFreeShipping: p['isFreeShipping'] === 'true',
    isClosed: p['status'] === 'CLOSED',
    sort,
    limit,
    offset: number(p['offset']) ?? 0,
    ...(p['sellerId'] === undefined ? {} : { sellerId: p['sellerId'] }),
  };
}

const ORDERS: Record<string, string> = {
  'new,d': '-START_TIME',
  'new,a': '+START_TIME',
  'end,a': '+END_TIME',
  'end,d': '-END_TIME',
  'cbids,a': '+PRICE',
  'cbids,d': '-PRICE',
  'tbids,a': '+PRICE',
  'tbids,d': '-PRICE',
  'bidorbuy,a': '+BUY_NOW_PRICE',
  'bidorbuy,d': '-BUY_NOW_PRICE',
  'tbidorbuy,a': '+BUY_NOW_PRICE',
  'tbidorbuy,d': '-BUY_NOW_PRICE',
  // The site's own oddity: `a` is most bids first.
  'bids,a': '-BID_COUNT',
  'bids,d': '+BID_COUNT',
  'popular,d': '-WATCH_COUNT',
};

/** Parameters of the HTML search page. */
export function wishOfPage(p: Params): SearchWish {
  const limit = [20, 50, 100].includes(Number(p['n'])) ? Number(p['n']) : 50;
  const isBuyNow = p['price_type'] === 'bidorbuyprice';
  const min = number(p['min']) ?? number(p['aucminprice']);
  const max = number(p['max']) ?? number(p['aucmaxprice']);
  const batch = p['abatch'];
  return {
    ...NO_WISH,
    query: p['va'] || p['p'] || '',
    categoryIds: numbers(p['auccat']),
    brandIds: numbers(p['brand_id']),
    conditions: p['istatus'] ? conditionsOfStatus(p['istatus']) : [],
    ...(isBuyNow ? { minBuyNow: min, maxBuyNow: max } : { minPrice: min, maxPrice: max }),
    isFreeShipping: p['pstagefree'] === '1',
    limit,
    offset: Math.max(0, (number(p['b']) ?? 1) - 1),
    sort: ORDERS[`${p['s1']},${p['o1'] ?? 'd'}`] ?? '',
    ...(p['fixed'] === '1' ? { isFixed: true } : p['fixed'] === '2' ? { isFixed: false } : {}),
    ...(batch === '1' ? { isStore: true } : batch ? { isStore: false } : {}),
    ...(p['auchours'] === '1' ? { endsWithinMs: 3_600_000 } : {}),
  };
}
