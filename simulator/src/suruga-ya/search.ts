import { matchesAll, parseQuery } from '../catalogue/words.ts';
import { hash } from '../world/chance.ts';
import { CATEGORIES } from './categories.ts';
import type { Product } from './product.ts';
import type { Shop } from './shop.ts';

export const PAGE_SIZE = 24;

export interface Wish {
  readonly words: string;
  readonly category: string;
  readonly page: number;
  readonly rankBy: string;
  readonly showsSoldOut: boolean;
  readonly showsAdult: boolean;
  readonly sort: string;
  readonly price: readonly [low: number, high: number] | undefined;
  readonly shop: string;
  readonly brand: string;
}

export function wishOf(
  query: Readonly<Record<string, string | undefined>>,
  isGrownUp: boolean,
): Wish {
  const [, low, high] = /^\[(\d+),(\d+|\*)\]$/.exec(query['price'] ?? '') ?? [];
  return {
    words: query['search_word'] ?? '',
    category: query['category'] ?? '',
    page: Math.max(1, Number(query['page'] ?? 1) || 1),
    rankBy: query['rankBy'] ?? 'relavancy(int)',
    showsSoldOut: query['inStock'] === 'On',
    showsAdult: query['adult_s'] === '1' && isGrownUp,
    sort: query['sale_classified'] ?? '',
    price:
      low === undefined
        ? undefined
        : [Number(low), high === '*' ? Number.POSITIVE_INFINITY : Number(high)],
    shop: query['tenpo_code'] ?? '',
    brand: query['brand'] ?? '',
  };
}

/** What the shop itself asks, or else the cheapest of the others. */
export const shownPrice = ({ own, offers }: Product): number | undefined =>
  own?.price ?? offers[0]?.price;

export function findProducts(shop: Shop, wish: Wish): Product[] {
  const query = parseQuery(wish.words);
  const found: Product[] = [];
  for (const product of shop.all())
    if (fits(product, wish) && matchesAll(product.searchText, query)) found.push(product);
  return found.sort(orderOf(wish.rankBy));
}

function fits(product: Product, wish: Wish): boolean {
  const price = shownPrice(product);
  if (price === undefined && !wish.showsSoldOut) return false;
  if (product.isAdult && !wish.showsAdult) return false;
  if (wish.category !== '' && !product.path.some(({ id }) => id === wish.category)) return false;
  if (wish.sort !== '' && (product.own?.sort ?? '中古') !== wish.sort) return false;
  if (wish.price && (price === undefined || price < wish.price[0] || price > wish.price[1]))
    return false;
  if (wish.shop !== '' && !product.offers.some(({ shop }) => shop === wish.shop)) return false;
  return wish.brand === '' || product.maker.ja === wish.brand;
}

function orderOf(rankBy: string): (a: Product, b: Product) => number {
  const last = Number.POSITIVE_INFINITY;
  const by = (a: number, b: number, other: number) => (a === b ? other : a - b);
  const steady = (a: Product, b: Product) => hash(a.code) - hash(b.code);
  if (rankBy === 'price:ascending')
    return (a, b) => by(shownPrice(a) ?? last, shownPrice(b) ?? last, steady(a, b));
  if (rankBy === 'price:descending')
    return (a, b) => by(-(shownPrice(a) ?? 0), -(shownPrice(b) ?? 0), steady(a, b));
  if (rankBy === 'modificationTime:descending')
    return (a, b) => by(b.updatedAt, a.updatedAt, steady(a, b));
  if (rankBy.startsWith('release_date')) {
    const sign = rankBy.endsWith('descending') ? -1 : 1;
    return (a, b) =>
      sign * (a.releaseDate < b.releaseDate ? -1 : a.releaseDate > b.releaseDate ? 1 : 0) ||
      steady(a, b);
  }
  return steady;
}

/** Categories below this one, or the roots. */
export const childrenOf = (id: string) =>
  CATEGORIES.filter(({ parent }) => (id === '' ? parent === undefined : parent === id));
