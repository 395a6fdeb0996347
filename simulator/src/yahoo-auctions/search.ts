import { hash } from '../world/chance.ts';
import { matchesAll, matchesSome, parseQuery } from '../catalogue/words.ts';
import { type Auction, isOpen } from './house/auction.ts';
import type { AuctionHouse } from './house/house.ts';
import { conditionCode, shownBuyNow, shownPrice } from './house/prices.ts';

/** What a visitor asks for; prices are as shown, tax included. */
export interface SearchWish {
  query: string;
  categoryIds: readonly number[];
  brandIds: readonly number[];
  minPrice?: number;
  maxPrice?: number;
  minBuyNow?: number;
  maxBuyNow?: number;
  conditions: readonly string[];
  prefectures: readonly number[];
  isFreeShipping: boolean;
  isClosed: boolean;
  isFixed?: boolean;
  isStore?: boolean;
  sellerId?: string;
  endsWithinMs?: number;
  sort: string;
  limit: number;
  offset: number;
}

export interface Found {
  /** The page that was asked for. */
  items: readonly Auction[];
  /** Everything that matched, for counting. */
  all: readonly Auction[];
  /** The words that no listing has all of; then partial matches are shown. */
  wandQuery: string;
}

export const NO_WISH: SearchWish = {
  query: '',
  categoryIds: [],
  brandIds: [],
  conditions: [],
  prefectures: [],
  isFreeShipping: false,
  isClosed: false,
  sort: '',
  limit: 50,
  offset: 0,
};

export function search(house: AuctionHouse, wish: SearchWish): Found {
  const now = house.now();
  const query = parseQuery(wish.query);
  const collect = (matches: typeof matchesAll) => {
    const found: Auction[] = [];
    for (const a of house.all())
      if (matches(a.listing.draft.searchText, query) && fits(house.move(a, now), wish, now))
        found.push(a);
    return found;
  };
  let all = collect(matchesAll);
  let wandQuery = '';
  if (all.length === 0 && query.wanted.length > 1) {
    all = collect(matchesSome);
    if (all.length > 0) wandQuery = wish.query;
  }
  sortBy(all, wish.sort, query.wanted);
  return { all, wandQuery, items: all.slice(wish.offset, wish.offset + wish.limit) };
}

function fits(a: Auction, wish: SearchWish, now: number): boolean {
  const l = a.listing;
  if (wish.isClosed ? a.closedAt === null || a.sales.length === 0 || a.isRemoved : !isOpen(a, now))
    return false;
  if (wish.isFixed !== undefined && l.isFixed !== wish.isFixed) return false;
  if (wish.isStore !== undefined && l.seller.isStore !== wish.isStore) return false;
  if (wish.sellerId !== undefined && l.seller.aucUserId !== wish.sellerId) return false;
  if (wish.isFreeShipping && !l.isFreeShipping) return false;
  if (wish.endsWithinMs !== undefined && a.endAt - now > wish.endsWithinMs) return false;
  if (
    wish.categoryIds.length > 0 &&
    !l.draft.kind.yahoo.some((node) => wish.categoryIds.includes(node.id)) &&
    !wish.categoryIds.includes(0)
  )
    return false;
  if (wish.brandIds.length > 0 && !wish.brandIds.includes(l.draft.maker.yahooId)) return false;
  if (wish.conditions.length > 0 && !wish.conditions.includes(conditionCode(l.draft.condition)))
    return false;
  if (wish.prefectures.length > 0 && !wish.prefectures.includes(l.seller.prefecture)) return false;
  return (
    between(shownPrice(a), wish.minPrice, wish.maxPrice) &&
    between(shownBuyNow(l), wish.minBuyNow, wish.maxBuyNow)
  );
}

function between(value: number | null, low: number | undefined, high: number | undefined): boolean {
  if (low === undefined && high === undefined) return true;
  return value !== null && value >= (low ?? 0) && value <= (high ?? Number.POSITIVE_INFINITY);
}

const KEYS: Record<string, (a: Auction) => number> = {
  PRICE: shownPrice,
  BUY_NOW_PRICE: (a) => shownBuyNow(a.listing) ?? Number.POSITIVE_INFINITY,
  START_PRICE: (a) => a.listing.startPrice,
  END_TIME: (a) => a.endAt,
  START_TIME: (a) => a.listing.startAt,
  BID_COUNT: (a) => a.bids.length,
  WATCH_COUNT: (a) => a.listing.watchers,
};

/** `+PRICE`, `-END_TIME`; without a sort the order is the site's own: title hits first, then what looks like chance but stays. */
function sortBy(found: Auction[], sort: string, words: readonly string[]): void {
  const key = KEYS[sort.replace(/^[+\- ]/, '')];
  if (key) {
    const sign = sort.startsWith('-') ? -1 : 1;
    found.sort((a, b) => sign * (key(a) - key(b)) || (a.listing.id < b.listing.id ? -1 : 1));
    return;
  }
  const scores = new Map(
    found.map((a) => [
      a,
      hash(a.listing.id) / 4294967296 +
        words.filter((w) => a.listing.title.toLowerCase().includes(w)).length,
    ]),
  );
  found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

export const isSort = (sort: string): boolean =>
  sort === '' || (/^[+\- ]?/.test(sort) && sort.replace(/^[+\- ]/, '') in KEYS);
