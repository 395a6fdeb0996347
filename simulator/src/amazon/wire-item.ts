import type { Item } from './item.ts';
import { type BrowseNode, nodeOf } from './nodes.ts';
import { savingPercentOf } from './search.ts';

export interface Wire {
  picture(item: Item, view: number): string;
  /** Unix ms. */
  now(): number;
  readonly partnerTag: string;
}

const LOCALE = 'ja_JP';
const told = (label: string, displayValue: unknown) => ({ displayValue, label, locale: LOCALE });
const money = (amount: number, tail = '') => ({
  amount,
  currency: 'JPY',
  displayAmount: `￥${amount.toLocaleString('ja-JP')}${tail}`,
});

/** One item with the parts that were asked for by name, as the interface gives them. */
export function wireItem(item: Item, resources: readonly string[], wire: Wire): object {
  const has = (name: string) =>
    resources.some((resource) => resource === name || resource.startsWith(`${name}.`));
  const pick = <V extends object>(prefix: string, parts: V): Partial<V> =>
    Object.fromEntries(
      Object.entries(parts).filter(([name]) => has(`${prefix}.${name}`)),
    ) as Partial<V>;
  return {
    asin: item.asin,
    detailPageURL: `https://www.amazon.co.jp/dp/${item.asin}?tag=${wire.partnerTag}&linkCode=osi&th=1&psc=1`,
    ...(has('parentASIN') && item.parent !== null ? { parentASIN: item.parent } : {}),
    ...(has('images') ? { images: imagesOf(item, resources, wire) } : {}),
    ...(has('itemInfo') ? { itemInfo: pick('itemInfo', itemInfoOf(item)) } : {}),
    ...(has('browseNodeInfo')
      ? { browseNodeInfo: { browseNodes: [{ ...wireNode(item.node), salesRank: item.rank }] } }
      : {}),
    ...(has('customerReviews') && item.reviews > 0
      ? {
          customerReviews: pick('customerReviews', {
            count: item.reviews,
            starRating: { value: item.stars },
          }),
        }
      : {}),
    ...(has('offersV2')
      ? { offersV2: { listings: [pick('offersV2.listings', offerOf(item, wire))] } }
      : {}),
    ...(item.color !== '' && has('variationSummary')
      ? { variationAttributes: [{ name: 'color_name', value: item.color }] }
      : {}),
  };
}

/** A node with those above it, nested towards the root. */
export const wireNode = (node: BrowseNode): object => ({
  ...wireAncestor(node),
  isRoot: node.parent === undefined,
});

function wireAncestor(node: BrowseNode): object {
  const above = node.parent === undefined ? undefined : nodeOf(node.parent);
  return {
    id: node.id,
    displayName: node.name,
    contextFreeName: node.name,
    ...(above && { ancestor: wireAncestor(above) }),
  };
}

function imagesOf(item: Item, resources: readonly string[], wire: Wire): object {
  const large = (view: number) => ({
    large: { height: 500, url: wire.picture(item, view), width: 500 },
  });
  return {
    primary: large(1),
    ...(resources.includes('images.variants.large') ? { variants: [large(2), large(3)] } : {}),
  };
}

const itemInfoOf = (item: Item) => ({
  title: told('Title', item.title),
  byLineInfo: {
    brand: told('Brand', item.maker.ja),
    manufacturer: told('Manufacturer', item.maker.en),
  },
  contentInfo: {},
  externalIds: { eans: { displayValues: [item.jan], label: 'EAN', locale: LOCALE } },
  features: { displayValues: item.features, label: 'Features', locale: LOCALE },
  manufactureInfo: {
    itemPartNumber: told('PartNumber', item.model),
    model: told('Model', item.model),
  },
  productInfo: {
    ...(item.color === '' ? {} : { color: told('Color', item.color) }),
    isAdultProduct: told('IsAdultProduct', item.isAdult),
    itemDimensions: {
      weight: { ...told('Weight', item.kind.weightG[0] / 1000), unit: 'Kilograms' },
    },
  },
});

function offerOf(item: Item, wire: Wire) {
  const { price, listPrice, stock } = item;
  const percentage = savingPercentOf(item);
  const isDeal = item.dealHours !== null && listPrice !== null;
  const hour = 3_600_000;
  const from = Math.floor(wire.now() / (48 * hour)) * 48 * hour;
  return {
    availability:
      stock === null
        ? { message: '現在在庫切れです。', type: 'OUT_OF_STOCK' }
        : {
            maxOrderQuantity: stock,
            message: stock < 4 ? `残り${stock}点 ご注文はお早めに` : '在庫あり。',
            minOrderQuantity: 1,
            type: stock < 4 ? 'IN_STOCK_SCARCE' : 'IN_STOCK',
          },
    condition: item.isUsed
      ? { value: 'Used', subCondition: 'VeryGood', conditionNote: '' }
      : { value: 'New', subCondition: 'New' },
    ...(isDeal && {
      dealDetails: {
        accessType: 'ALL',
        badge: '期間限定セール',
        startTime: new Date(from).toISOString(),
        endTime: new Date(from + 96 * hour).toISOString(),
      },
    }),
    isBuyBoxWinner: true,
    ...(item.n % 3 === 0 ? { loyaltyPoints: { points: Math.floor(price / 100) } } : {}),
    merchantInfo: item.merchant,
    price: {
      money: money(price),
      ...(listPrice === null
        ? {}
        : {
            savingBasis: {
              money: money(listPrice),
              savingBasisType: 'LIST_PRICE',
              savingBasisTypeLabel: '参考価格',
            },
            savings: { money: money(listPrice - price, ` (${percentage}%)`), percentage },
          }),
    },
    violatesMAP: false,
  };
}
