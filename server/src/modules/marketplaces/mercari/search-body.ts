import { newToken } from '../../../kernel/chance.ts';
import type { Condition } from '../listing.ts';
import type { ListingQuery, ListingSort } from '../listing-query.ts';

const CONDITION_IDS: Readonly<Record<Condition, number | undefined>> = {
  new: 1,
  'like-new': 2,
  good: 3,
  fair: 4,
  poor: 5,
  junk: 6,
  used: undefined,
  unknown: undefined,
};
/** Second-hand, however worn. */
const USED = [2, 3, 4, 5, 6];
const SORTS: Readonly<Record<ListingSort, readonly [string, string]>> = {
  relevance: ['SORT_SCORE', 'ORDER_DESC'],
  newest: ['SORT_CREATED_TIME', 'ORDER_DESC'],
  'ending-soon': ['SORT_SCORE', 'ORDER_DESC'],
  'price-up': ['SORT_PRICE', 'ORDER_ASC'],
  'price-down': ['SORT_PRICE', 'ORDER_DESC'],
  bids: ['SORT_NUM_LIKES', 'ORDER_DESC'],
  popular: ['SORT_NUM_LIKES', 'ORDER_DESC'],
};
/** The attribute that marks an auction, as the site's own filter sends it. */
const IS_AUCTION = {
  id: 'd664efe3-ae5a-4824-b729-e789bf93aba9',
  values: ['3b6eac8c-7be5-4c9c-b537-7c05cd3c4905'],
};

const ITEM_TYPES = { store: ['ITEM_TYPE_BEYOND'], private: ['ITEM_TYPE_MERCARI'] } as const;
/** What the site's own page asks to be shown beside the hits. */
const SHOWN = {
  serviceFrom: 'suruga',
  withItemBrand: true,
  withItemSize: false,
  withItemPromotions: true,
  withItemSizes: true,
  withShopname: true,
  useDynamicAttribute: true,
  withSuggestedItems: true,
  withOfferPricePromotion: true,
  withProductSuggest: true,
  withParentProducts: false,
  withProductArticles: true,
  withSearchConditionId: false,
  withAuction: true,
};

/** Our query as the body of `POST /v2/entities:search`. The page token may be made by oneself: `v1:<n>`, from 0. */
export function searchBodyOf(query: ListingQuery, deviceId: string): object {
  return {
    userId: '',
    config: { responseToggles: ['QUERY_SUGGESTION_WEB_1'] },
    pageSize: Math.min(query.size ?? 60, 120),
    pageToken: query.page !== undefined && query.page > 1 ? `v1:${query.page - 1}` : '',
    searchSessionId: Buffer.from(newToken(16), 'base64url').toString('hex'),
    source: 'BaseSerp',
    indexRouting: 'INDEX_ROUTING_UNSPECIFIED',
    thumbnailTypes: [],
    searchCondition: conditionOf(query),
    ...SHOWN,
    laplaceDeviceUuid: deviceId,
  };
}

function conditionOf(query: ListingQuery): object {
  const [sort, order] = SORTS[query.sort ?? 'relevance'];
  return {
    keyword: query.keyword ?? '',
    excludeKeyword: query.excludedWords ?? '',
    sort,
    order,
    status: query.status === 'sold' ? ['STATUS_SOLD_OUT', 'STATUS_TRADING'] : ['STATUS_ON_SALE'],
    sizeId: [],
    categoryId: numbers(query.categoryId),
    brandId: numbers(query.brandId),
    sellerId: query.sellerId === undefined || isShop(query.sellerId) ? [] : [query.sellerId],
    priceMin: query.minimumPrice ?? 0,
    priceMax: query.maximumPrice ?? 0,
    itemConditionId: [
      ...new Set(
        (query.conditions ?? []).flatMap((condition) =>
          condition === 'used' ? USED : (CONDITION_IDS[condition] ?? []),
        ),
      ),
    ],
    shippingPayerId: query.isFreeShipping ? [2] : [],
    shippingFromArea: [],
    shippingMethod: [],
    colorId: [],
    hasCoupon: false,
    attributes: query.kind === 'auction' ? [IS_AUCTION] : [],
    itemTypes: query.seller === undefined ? [] : ITEM_TYPES[query.seller],
    skuIds: [],
    shopIds: query.sellerId !== undefined && isShop(query.sellerId) ? [query.sellerId] : [],
    excludeShippingMethodIds: [],
  };
}

/** People are numbers, shops are not. */
const isShop = (sellerId: string): boolean => !/^\d+$/.test(sellerId);

const numbers = (csv: string | undefined): number[] =>
  (csv ?? '')
    .split(',')
    .filter((id) => /^\d+$/.test(id))
    .map(Number);
