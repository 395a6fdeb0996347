import type { Condition } from './search.ts';

const SORTS = [
  'SORT_DEFAULT',
  'SORT_UNSPECIFIED',
  'SORT_SCORE',
  'SORT_CREATED_TIME',
  'SORT_PRICE',
  'SORT_NUM_LIKES',
];
const STATUSES = {
  STATUS_ON_SALE: 'on_sale',
  STATUS_TRADING: 'trading',
  STATUS_SOLD_OUT: 'sold_out',
} as const;
const ITEM_TYPES = ['ITEM_TYPE_MERCARI', 'ITEM_TYPE_BEYOND'];
/** 出品形式: the attribute that tells auctions from fixed prices, and its value for an auction. */
const AUCTION_ATTRIBUTE = 'd664efe3-ae5a-4824-b729-e789bf93aba9';
const AUCTION_VALUE = '3b6eac8c-7be5-4c9c-b537-7c05cd3c4905';

type Body = Record<string, unknown>;

/** Reads a search condition; a text names what the server does not accept (400, code 3). */
export function readCondition(raw: Body): Condition | string {
  for (const key of ['sizeId', 'sellerId', 'shopIds'])
    if (!isListOf(raw[key], 'string')) return `${key} must be strings`;
  for (const key of [
    'categoryId',
    'brandId',
    'itemConditionId',
    'shippingPayerId',
    'shippingFromArea',
    'colorId',
  ])
    if (!isListOf(raw[key], 'number')) return `invalid value for ${key}`;
  const sort = String(raw['sort'] ?? 'SORT_SCORE');
  if (!SORTS.includes(sort)) return `invalid value for enum type: "${sort}"`;
  const order = String(raw['order'] ?? 'ORDER_DESC');
  if (!['ORDER_DESC', 'ORDER_ASC', 'ORDER_UNSPECIFIED'].includes(order))
    return `invalid value for enum type: "${order}"`;
  const statuses = list<string>(raw['status']);
  const unknown =
    statuses.find((one) => !(one in STATUSES)) ??
    list<string>(raw['itemTypes']).find((one) => !ITEM_TYPES.includes(one));
  if (unknown !== undefined) return `invalid value for enum type: "${unknown}"`;
  const attributes = list<{ id?: string; values?: string[] }>(raw['attributes']);
  const form = attributes.find((one) => one.id === AUCTION_ATTRIBUTE);
  return {
    keyword: text(raw['keyword']),
    excludeKeyword: text(raw['excludeKeyword']),
    sort,
    order,
    status: statuses.map((one) => STATUSES[one as keyof typeof STATUSES]),
    categoryId: list(raw['categoryId']),
    brandId: list(raw['brandId']),
    sellerId: list(raw['sellerId']),
    shopIds: list(raw['shopIds']),
    priceMin: count(raw['priceMin']),
    priceMax: count(raw['priceMax']),
    itemConditionId: list(raw['itemConditionId']),
    shippingPayerId: list(raw['shippingPayerId']),
    shippingFromArea: list(raw['shippingFromArea']),
    itemTypes: list(raw['itemTypes']),
    isAuctionOnly: form?.values?.includes(AUCTION_VALUE) ?? false,
    excludesAuctions: form !== undefined && !form.values?.includes(AUCTION_VALUE),
    createdAfterS: count(raw['createdAfterDate']),
    createdBeforeS: count(raw['createdBeforeDate']),
  };
}

/** The server answers with the condition as it understood it. */
export function echoCondition(raw: Body): Body {
  return {
    keyword: text(raw['keyword']),
    excludeKeyword: text(raw['excludeKeyword']),
    sort: raw['sort'] ?? 'SORT_SCORE',
    order: raw['order'] ?? 'ORDER_DESC',
    status: list(raw['status']),
    sizeId: list(raw['sizeId']),
    categoryId: list(raw['categoryId']),
    brandId: list(raw['brandId']),
    sellerId: list(raw['sellerId']),
    priceMin: count(raw['priceMin']),
    priceMax: count(raw['priceMax']),
    itemConditionId: list(raw['itemConditionId']),
    shippingPayerId: list(raw['shippingPayerId']),
    shippingFromArea: list(raw['shippingFromArea']),
    shippingMethod: list(raw['shippingMethod']),
    colorId: list(raw['colorId']),
    hasCoupon: raw['hasCoupon'] === true,
    createdAfterDate: String(count(raw['createdAfterDate'])),
    createdBeforeDate: String(count(raw['createdBeforeDate'])),
    attributes: list(raw['attributes']),
    itemTypes: list(raw['itemTypes']),
    skuIds: list(raw['skuIds']),
    shopIds: list(raw['shopIds']),
    promotionValidAt: null,
    excludeShippingMethodIds: list(raw['excludeShippingMethodIds']),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);
const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const isListOf = (value: unknown, type: 'string' | 'number'): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.every((one) => typeof one === type));
