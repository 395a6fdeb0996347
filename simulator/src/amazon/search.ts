import { matchesAll, parseQuery } from '../catalogue/words.ts';
import { hash } from '../world/chance.ts';
import type { Item } from './item.ts';
import { nodeOf } from './nodes.ts';
import type { Store } from './store.ts';

/** The body of searchItems, as far as it is looked at. */
export interface Wish {
  readonly keywords?: string;
  readonly browseNodeId?: string;
  readonly brand?: string;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly minSavingPercent?: number;
  readonly condition?: string;
  readonly availability?: string;
  readonly deliveryFlags?: readonly string[];
  readonly sortBy?: string;
}

export const SORTS = [
  'Relevance',
  'Price:LowToHigh',
  'Price:HighToLow',
  'Featured',
  'NewestArrivals',
  'AvgCustomerReviews',
];

export const savingPercentOf = ({ price, listPrice }: Item): number =>
  listPrice === null ? 0 : Math.round(((listPrice - price) * 100) / listPrice);

export function findItems(store: Store, wish: Wish): Item[] {
  const query = parseQuery(wish.keywords ?? '');
  const found: Item[] = [];
  for (const item of store.all())
    if (fits(item, wish) && (matchesAll(item.searchText, query) || item.jan === wish.keywords))
      found.push(item);
  return found.sort(orderOf(wish.sortBy ?? 'Relevance'));
}

function fits(item: Item, wish: Wish): boolean {
  if (item.isHidden) return false;
  if (
    wish.browseNodeId &&
    item.node.id !== wish.browseNodeId &&
    nodeOf(item.node.id)?.parent !== wish.browseNodeId
  )
    return false;
  if (wish.brand && item.maker.en.toLowerCase() !== wish.brand.toLowerCase()) return false;
  if (wish.minPrice !== undefined && item.price < wish.minPrice) return false;
  if (wish.maxPrice !== undefined && item.price > wish.maxPrice) return false;
  if (wish.minSavingPercent !== undefined && savingPercentOf(item) < wish.minSavingPercent)
    return false;
  if (wish.condition === 'New' && item.isUsed) return false;
  if (wish.condition === 'Used' && !item.isUsed) return false;
  if (wish.deliveryFlags?.includes('FreeShipping') && !item.isFreeShipping) return false;
  return wish.availability === 'IncludeOutOfStock' || item.stock !== null;
}

function orderOf(sortBy: string): (a: Item, b: Item) => number {
  const steady = (a: Item, b: Item) => hash(a.asin) - hash(b.asin);
  switch (sortBy) {
    case 'Price:LowToHigh':
      return (a, b) => a.price - b.price || steady(a, b);
    case 'Price:HighToLow':
      return (a, b) => b.price - a.price || steady(a, b);
    case 'AvgCustomerReviews':
      return (a, b) => b.stars - a.stars || steady(a, b);
    case 'Featured':
      return (a, b) => a.rank - b.rank || steady(a, b);
    case 'NewestArrivals':
      return (a, b) => b.n - a.n || steady(a, b);
    default:
      return steady;
  }
}
