import { matchesAll, matchesSome, parseQuery } from '../catalogue/words.ts';
import { hash } from '../world/chance.ts';
import { pathOfKind } from './categories.ts';
import type { FleaHit, FleaPlace } from './market.ts';
import { CONDITIONS } from './names.ts';

/** What the search call was asked, checked. */
export interface FleaWish {
  query: string;
  categories: readonly number[];
  brands: readonly number[];
  conditions: readonly string[];
  sellers: readonly string[];
  minPrice: number;
  maxPrice: number;
  itemStatus: 'open' | 'sold' | undefined;
  sort: 'price' | 'ranking';
  order: 'ASC' | 'DESC';
  isWand: boolean;
  results: number;
  offset: number;
}

type Query = Readonly<Record<string, string | undefined>>;

/** A sentence says what the site refuses. Unknown orders count as ascending. */
export function wishOf(query: Query): FleaWish | string {
  const whole = (name: string, fallback: number) =>
    query[name] === undefined || query[name] === '' ? fallback : Number(query[name]);
  const list = (name: string) => (query[name] ?? '').split(',').filter(Boolean);
  const [results, offset] = [whole('results', 100), whole('offset', 0)];
  if (!Number.isInteger(results) || results < 1 || results > 100) return 'results';
  if (!Number.isInteger(offset) || offset < 0) return 'offset';
  const itemStatus = query['itemStatus'];
  if (itemStatus !== undefined && itemStatus !== 'open' && itemStatus !== 'sold')
    return 'itemStatus';
  return {
    query: query['query'] ?? '',
    categories: list('genreCategoryIds').map(Number),
    brands: list('brandIds').map(Number),
    conditions: list('itemConditions'),
    sellers: list('sellerIds'),
    minPrice: whole('minPrice', 0),
    maxPrice: whole('maxPrice', 0),
    itemStatus,
    sort: query['sort'] === 'price' ? 'price' : 'ranking',
    order: query['order'] === 'DESC' ? 'DESC' : 'ASC',
    isWand: query['rewriteQueryType'] === 'WAND',
    results,
    offset,
  };
}

export function findItems(place: FleaPlace, wish: FleaWish): { all: FleaHit[]; page: FleaHit[] } {
  const query = parseQuery(wish.query);
  const hits = [...place.shown()].filter((hit) => fits(hit, wish));
  const whole = hits.filter(({ item }) => matchesAll(item.draft.searchText, query));
  const all =
    whole.length === 0 && wish.isWand
      ? hits.filter(({ item }) => matchesSome(item.draft.searchText, query))
      : whole;
  const key = ({ item, state }: FleaHit) =>
    wish.sort === 'price' ? state.price : hash('flea-rank', item.id);
  const sign = wish.order === 'ASC' ? 1 : -1;
  const sorted = all
    .map((hit) => ({ hit, k: key(hit) }))
    .sort((a, b) => sign * (a.k - b.k) || (a.hit.item.id < b.hit.item.id ? -1 : 1))
    .map(({ hit }) => hit);
  return { all: sorted, page: sorted.slice(wish.offset, wish.offset + wish.results) };
}

/** The search never shows what has no price. */
function fits({ item, state }: FleaHit, wish: FleaWish): boolean {
  if (item.isNoPrice) return false;
  if (
    wish.itemStatus !== undefined &&
    state.status !== (wish.itemStatus === 'open' ? 'OPEN' : 'SOLD')
  )
    return false;
  if (
    wish.categories.length > 0 &&
    !pathOfKind(item.draft.kind.key).some(({ id }) => wish.categories.includes(id))
  )
    return false;
  if (wish.brands.length > 0 && !wish.brands.includes(item.draft.maker.yahooId)) return false;
  if (
    wish.conditions.length > 0 &&
    !wish.conditions.includes(CONDITIONS[item.draft.condition - 1]?.key ?? '')
  )
    return false;
  if (wish.sellers.length > 0 && !wish.sellers.includes(item.seller.id)) return false;
  return state.price >= wish.minPrice && (wish.maxPrice <= 0 || state.price <= wish.maxPrice);
}
