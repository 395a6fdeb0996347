import { matchesAll, parseQuery } from '../catalogue/words.ts';
import { hash } from '../world/chance.ts';
import type { Item } from './item.ts';
import type { FleaMarket, State, Status } from './market.ts';

/** The `searchCondition` of the web app, checked. */
export interface Condition {
  keyword: string;
  excludeKeyword: string;
  sort: string;
  order: string;
  status: readonly Status[];
  categoryId: readonly number[];
  brandId: readonly number[];
  sellerId: readonly string[];
  shopIds: readonly string[];
  priceMin: number;
  priceMax: number;
  itemConditionId: readonly number[];
  shippingPayerId: readonly number[];
  shippingFromArea: readonly number[];
  itemTypes: readonly string[];
  isAuctionOnly: boolean;
  excludesAuctions: boolean;
  createdAfterS: number;
  createdBeforeS: number;
}

export interface Hit {
  item: Item;
  state: State;
}

export function findItems(market: FleaMarket, want: Condition): Hit[] {
  const now = market.now();
  const query = parseQuery(want.keyword, want.excludeKeyword);
  const hits: Hit[] = [];
  for (const item of market.shown()) {
    if (!matchesAll(item.draft.searchText, query) || !fits(item, want)) continue;
    const state = market.stateOf(item, now);
    if (state.status === 'stop' || (want.status.length > 0 && !want.status.includes(state.status)))
      continue;
    if (want.priceMin > 0 && state.price < want.priceMin) continue;
    if (want.priceMax > 0 && state.price > want.priceMax) continue;
    hits.push({ item, state });
  }
  return sorted(hits, want);
}

function fits(item: Item, want: Condition): boolean {
  if (
    want.categoryId.length > 0 &&
    !item.draft.kind.mercari.some((node) => want.categoryId.includes(node.id))
  )
    return false;
  if (want.brandId.length > 0 && !want.brandId.includes(item.draft.maker.mercariId)) return false;
  if (
    want.sellerId.length > 0 &&
    (item.shop !== null || !want.sellerId.includes(String(item.seller.id)))
  )
    return false;
  if (want.shopIds.length > 0 && (item.shop === null || !want.shopIds.includes(item.shop.id)))
    return false;
  if (want.itemConditionId.length > 0 && !want.itemConditionId.includes(item.draft.condition))
    return false;
  if (want.shippingPayerId.length > 0 && !want.shippingPayerId.includes(item.payer)) return false;
  if (want.shippingFromArea.length > 0 && !want.shippingFromArea.includes(areaOf(item)))
    return false;
  if (
    want.itemTypes.length > 0 &&
    !want.itemTypes.includes(item.shop ? 'ITEM_TYPE_BEYOND' : 'ITEM_TYPE_MERCARI')
  )
    return false;
  if (want.isAuctionOnly && item.auction === null) return false;
  if (want.excludesAuctions && item.auction !== null) return false;
  // The server shifts both dates by Japanese time.
  if (want.createdAfterS > 0 && item.createdAt / 1000 < want.createdAfterS - 32_400) return false;
  return want.createdBeforeS <= 0 || item.createdAt / 1000 <= want.createdBeforeS - 32_400;
}

/** What a hit shows as its price: of an auction the highest bid. */
export const shownPrice = ({ item, state }: Hit): number => item.auction?.highest ?? state.price;

const areaOf = (item: Item): number => (item.shop ? item.shop.prefecture : item.draft.prefecture);

function sorted(hits: Hit[], want: Condition): Hit[] {
  const key = (hit: Hit): number => {
    switch (want.sort) {
      case 'SORT_PRICE':
        return shownPrice(hit);
      case 'SORT_CREATED_TIME':
        return hit.item.createdAt;
      case 'SORT_NUM_LIKES':
        return hit.item.likes;
      default:
        return hash(hit.item.id);
    }
  };
  // ASC only works for price, as on the site.
  const sign = want.sort === 'SORT_PRICE' && want.order === 'ORDER_ASC' ? 1 : -1;
  return hits
    .map((hit) => ({ hit, k: key(hit) }))
    .sort((a, b) => sign * (a.k - b.k) || (a.hit.item.id < b.hit.item.id ? -1 : 1))
    .map(({ hit }) => hit);
}
