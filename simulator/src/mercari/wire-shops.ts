import { prefectureName } from '../catalogue/prefectures.ts';
import { plainLines } from '../catalogue/descriptions.ts';
import { isoUtc } from '../world/jst.ts';
import type { Item } from './item.ts';
import type { State } from './market.ts';
import { conditions } from './names.ts';
import type { Wire } from './wire-search.ts';

export interface Beside {
  item: Item;
  state: State;
}

const tags = (state: State): string[] => (state.status === 'on_sale' ? [] : ['sold_out']);

/** A Shops product. There is no status: sold out stands in `productTags`. Here payer id 1 is the seller, the opposite of personal listings. */
export function shopsProduct(item: Item, state: State, others: readonly Beside[], wire: Wire) {
  if (!item.shop) throw new Error(`${item.id} is not a Shops product`);
  return {
    name: item.id,
    displayName: state.name,
    productTags: tags(state),
    thumbnail: wire.picture(item.draft.kind.picture, item.id, 1),
    price: String(state.price),
    createTime: isoUtc(item.createdAt),
    updateTime: isoUtc(state.updatedAt),
    attributes: [],
    isBlockedShop: false,
    productDetail: detailOf(item, state, shopOf(item.shop, others, wire), wire),
  };
}

function detailOf(item: Item, state: State, shop: object, wire: Wire) {
  const { draft: d } = item;
  return {
    shop,
    photos: Array.from({ length: d.pictureCount }, (_, i) =>
      wire.picture(d.kind.picture, item.id, i + 1),
    ),
    description: item.description ?? plainLines(d, item.id).join('\n\n'),
    categories: categoriesOf(item),
    brand: null,
    condition: { displayName: conditions[d.condition - 1]?.name ?? '', description: '' },
    ...shippingOf(item.shop?.prefecture ?? 13),
    promotions: [],
    productStats: { productId: item.id, score: 0, reviewCount: 0, likesCount: item.likes },
    timeSaleDetails: null,
    variants: item.variants.map((one) => ({
      variantId: one.id,
      displayName: one.name,
      quantity: String(Math.max(0, state.quantities.get(one.id) ?? 0)),
      size: '',
      attributes: [],
      maxQuantityPerOrder: 1,
    })),
    shippingFeeConfig: null,
    variationGrouping: null,
    buyerPromotion: null,
    followPromotion: null,
    lastPurchasedDateTime: null,
    realCardReward: null,
    mercardCampaign: null,
    seoMetadata: null,
    productPreOrder: null,
    shippingFeeCalculationConfiguration: null,
  };
}

/** The shop with some other goods of it. */
const shopOf = (shop: NonNullable<Item['shop']>, others: readonly Beside[], wire: Wire) => ({
  name: shop.id,
  displayName: shop.name,
  thumbnail: wire.picture('bag', shop.id, 1),
  shopStats: { shopId: shop.id, score: shop.score, reviewCount: String(shop.reviews) },
  allowDirectMessage: true,
  shopItems: others.map((one) => ({
    productId: one.item.id,
    displayName: one.state.name,
    productTags: tags(one.state),
    thumbnail: wire.picture(one.item.draft.kind.picture, one.item.id, 1),
    price: String(one.state.price),
  })),
  isInboundXb: false,
  badges: [],
  hasApprovedBrandScreening: false,
  alwaysShowStock: false,
  isOwner: false,
  enableMultiplePurchase: false,
});

/** From the leaf to the root. */
function categoriesOf({ draft }: Item) {
  const path = draft.kind.mercari;
  return [...path].reverse().map((node, i) => ({
    categoryId: String(node.id),
    displayName: node.name,
    parentId: String(path[path.length - 2 - i]?.id ?? node.id),
    rootId: String(path[0]?.id ?? 0),
    hasChild: i > 0,
  }));
}

const shippingOf = (prefecture: number) => ({
  shippingMethod: { shippingMethodId: '1', displayName: '未定(出品者が手配)', isAnonymous: false },
  shippingPayer: { shippingPayerId: '1', displayName: '送料込み(出品者負担)', code: 'SELLER' },
  shippingDuration: {
    shippingDurationId: '2',
    displayName: '2〜3日で発送',
    minDays: 2,
    maxDays: 3,
  },
  shippingFromArea: {
    shippingAreaCode: `jp${String(prefecture).padStart(2, '0')}`,
    displayName: prefectureName(prefecture),
  },
});

/** One line of a shop's storefront, where the price is a number and stock a flag. */
export function storefrontProduct({ item, state }: Beside, wire: Wire) {
  const picture = (view: number) => wire.picture(item.draft.kind.picture, item.id, view);
  return {
    name: `products/${item.id}`,
    displayName: state.name,
    thumbnails: Array.from({ length: item.draft.pictureCount }, (_, i) => ({
      name: `assets/${item.id}${i}`,
      type: 'ASSET_TYPE_IMAGE_JPEG',
      uri: picture(i + 1),
    })),
    price: state.price,
    inStock: state.status === 'on_sale',
    createdAt: isoUtc(item.createdAt),
    updatedAt: isoUtc(state.updatedAt),
    details: {
      category: {
        name: `categories/${item.draft.kind.mercari.at(-1)?.id ?? 0}`,
        parentName: '',
        rootName: '',
        displayName: '',
      },
      dualPrice: null,
      mostDiscountableCoupon: null,
      recommendedCoupon: null,
    },
  };
}
