import { matchesAll, parseQuery } from '../catalogue/words.ts';
import { hash } from '../world/chance.ts';
import { isBelow } from './genres.ts';
import type { Item } from './item.ts';
import type { Mall, State } from './mall.ts';

/** The parameters of the item search, checked. */
export interface Wish {
  readonly query: string;
  readonly jan: string;
  readonly genres: readonly number[];
  readonly brands: readonly number[];
  readonly seller: string;
  readonly priceFrom: number;
  readonly priceTo: number;
  readonly isInStock: boolean | undefined;
  readonly condition: string;
  readonly shipping: readonly string[];
  readonly isDiscounted: boolean;
  readonly sort: string;
  readonly results: number;
  readonly start: number;
  readonly imageSize: number;
}

export interface Hit {
  readonly item: Item;
  readonly state: State;
}

type Query = Readonly<Record<string, string | undefined>>;
const SORTS = ['-score', '+price', '-price', '-review_count'];
const IMAGE_SIZES = [76, 106, 132, 146, 300, 600];
const SHIPPINGS = ['free', 'conditional_free'];

/** Reads the parameters; a text names the one that the site does not take (400). */
export function wishOf(query: Query): Wish | string {
  const list = (name: string): string[] => (query[name] ?? '').split(',').filter(Boolean);
  const number = (name: string, fallback: number): number =>
    query[name] ? Number(query[name]) : fallback;
  const wish: Wish = {
    query: query['query'] ?? '',
    jan: query['jan_code'] ?? '',
    genres: list('genre_category_id').map(Number),
    brands: list('brand_id').map(Number),
    seller: query['seller_id'] ?? '',
    priceFrom: number('price_from', 0),
    priceTo: number('price_to', Number.MAX_SAFE_INTEGER),
    isInStock: query['in_stock'] === undefined ? undefined : query['in_stock'] === 'true',
    condition: query['condition'] ?? '',
    shipping: list('shipping'),
    isDiscounted: query['is_discounted'] === 'true',
    sort: query['sort'] ?? '-score',
    results: number('results', 20),
    start: number('start', 1),
    imageSize: number('image_size', 0),
  };
  return strangeIn(wish, query) ?? wish;
}

function strangeIn(wish: Wish, query: Query): string | undefined {
  const isWhole = (value: number, low: number, high: number) =>
    Number.isInteger(value) && value >= low && value <= high;
  const checks: Record<string, boolean> = {
    results: isWhole(wish.results, 1, 50),
    start: isWhole(wish.start, 1, 1_000) && wish.start + wish.results <= 1_000,
    sort: SORTS.includes(wish.sort),
    condition: ['', 'new', 'used'].includes(wish.condition),
    shipping: wish.shipping.every((one) => SHIPPINGS.includes(one)),
    in_stock: [undefined, 'true', 'false'].includes(query['in_stock']),
    price_from: wish.priceFrom >= 0,
    price_to: wish.priceTo >= 0,
    genre_category_id: wish.genres.every(Number.isInteger),
    brand_id: wish.brands.every(Number.isInteger),
    image_size: wish.imageSize === 0 || IMAGE_SIZES.includes(wish.imageSize),
    query:
      [wish.query, wish.jan, wish.seller].some(Boolean) ||
      wish.genres.length + wish.brands.length > 0,
  };
  return Object.keys(checks).find((name) => !checks[name]);
}

export function findItems(mall: Mall, wish: Wish): Hit[] {
  const words = parseQuery(wish.query);
  const hits: Hit[] = [];
  for (const item of mall.shown()) {
    if (!matchesAll(item.searchText, words) || !fits(item, wish)) continue;
    const state = mall.stateOf(item);
    if (state.price < wish.priceFrom || state.price > wish.priceTo) continue;
    if (wish.isInStock !== undefined && wish.isInStock !== state.isInStock) continue;
    if (!wish.isDiscounted || state.sale) hits.push({ item, state });
  }
  return sorted(hits, wish.sort);
}

function fits(item: Item, wish: Wish): boolean {
  if (wish.jan && item.jan !== wish.jan) return false;
  if (wish.seller && item.store.id !== wish.seller) return false;
  if (wish.genres.length > 0 && !isBelow(item.draft.kind, wish.genres)) return false;
  if (wish.brands.length > 0 && !wish.brands.includes(brandIdOf(item))) return false;
  if (wish.condition && (wish.condition === 'new') !== item.isNew) return false;
  return (
    wish.shipping.length === 0 ||
    wish.shipping.includes({ 1: '', 2: 'free', 3: 'conditional_free' }[item.shippingCode])
  );
}

export const brandIdOf = (item: Item): number => 20_000 + item.draft.maker.mercariId;

function sorted(hits: Hit[], sort: string): Hit[] {
  const keyOf = ({ item, state }: Hit): number => {
    if (sort === '+price') return state.price;
    if (sort === '-price') return -state.price;
    if (sort === '-review_count') return -item.reviews;
    return hash('score', item.code) - item.reviews * 2_000_000;
  };
  return hits
    .map((hit) => ({ hit, key: keyOf(hit) }))
    .sort((a, b) => a.key - b.key || (a.hit.item.code < b.hit.item.code ? -1 : 1))
    .map(({ hit }) => hit);
}
