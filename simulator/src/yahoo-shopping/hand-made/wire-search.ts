import { brandIdOf, type Hit, type Wish } from '../search.ts';
import { genresOf } from '../genres.ts';
import type { Item } from '../item.ts';

export type Picture = (item: Item, view: number, size: string) => string;

const SHIPPING = { 1: '設定なし', 2: '送料無料', 3: '条件付き送料無料' } as const;
export const shippingName = (code: 1 | 2 | 3): string => SHIPPING[code];

export const itemUrl = (item: Item): string =>
  `https://store.shopping.yahoo.co.jp/${item.code.replace('_', '/')}.html`;
export const storeUrl = (item: Item): string =>
  `https://store.shopping.yahoo.co.jp/${item.store.id}/`;
export const reviewUrl = (item: Item): string =>
  `https://shopping.yahoo.co.jp/review/item/list?store_id=${item.store.id}&page_key=${item.code.split('_')[1]}`;

/** The answer of `V3/itemSearch`: every documented key of a hit. */
export function searchAnswer(hits: readonly Hit[], wish: Wish, picture: Picture) {
  const shown = hits.slice(wish.start - 1, wish.start - 1 + wish.results);
  return {
    totalResultsAvailable: hits.length,
    totalResultsReturned: shown.length,
    firstResultsPosition: wish.start,
    request: { query: wish.query },
    hits: shown.map((hit, i) => ({ index: wish.start + i, ...searchHit(hit, wish, picture) })),
  };
}

function searchHit({ item, state }: Hit, wish: Wish, picture: Picture) {
  const { own, parents } = genresOf(item.draft.kind);
  const genre = ({ id, name, depth }: typeof own) => ({ id, name, depth });
  return {
    name: state.name,
    description: `${item.draft.maker.ja}の${item.draft.kind.word}です。${item.draft.notes[0] ?? ''}`,
    headLine: item.headline,
    url: itemUrl(item),
    inStock: state.isInStock,
    code: item.code,
    condition: item.isNew ? 'new' : 'used',
    imageId: item.code,
    image: { small: picture(item, 1, 'small'), medium: picture(item, 1, 'medium') },
    ...(wish.imageSize > 0 && {
      exImage: {
        url: picture(item, 1, String(wish.imageSize)),
        width: wish.imageSize,
        height: wish.imageSize,
      },
    }),
    review: {
      rate: item.reviews > 0 ? item.rate : 0,
      count: item.reviews,
      url: item.reviews > 0 ? reviewUrl(item) : '',
    },
    affiliateRate: 1,
    ...priceOf({ item, state }),
    shipping: { code: item.shippingCode, name: shippingName(item.shippingCode) },
    genreCategory: genre(own),
    parentGenreCategories: parents.map(genre),
    brand: { id: brandIdOf(item), name: item.draft.maker.ja },
    parentBrands: [],
    janCode: item.jan,
    payment: '1,64,4096',
    releaseDate: item.releasedS,
    seller: {
      sellerId: item.store.id,
      name: item.store.name,
      url: storeUrl(item),
      isBestSeller: item.store.isBest,
      review: { rate: item.store.rate, count: item.store.reviews },
      imageId: `${item.store.id}_1`,
    },
    delivery: { area: '13', deadLine: null, day: null },
  };
}

/** The price as it is asked, before a sale and without tax, and the points for it. */
function priceOf({ item, state }: Hit) {
  const amount = Math.floor((state.price * item.pointTimes) / 100);
  const withoutTax = (price: number) => Math.ceil((price * 100) / 110);
  return {
    price: state.price,
    taxExcludePrice: withoutTax(state.price),
    premiumPrice: state.price,
    premiumPriceStatus: false,
    premiumDiscountType: null,
    premiumDiscountRate: null,
    priceLabel: {
      taxable: true,
      defaultPrice: state.sale?.usual ?? state.price,
      discountedPrice: state.sale ? state.price : null,
      fixedPrice: item.fixedPrice,
      premiumPrice: null,
      taxExcludeDefaultPrice: withoutTax(state.sale?.usual ?? state.price),
      taxExcludeDiscountedPrice: state.sale ? withoutTax(state.price) : null,
      taxExcludeFixedPrice: null,
      taxExcludePremiumPrice: null,
      periodStart: state.sale?.startS ?? null,
      periodEnd: state.sale?.endS ?? null,
    },
    point: {
      amount,
      times: item.pointTimes,
      bonusAmount: 0,
      bonusTimes: 0,
      premiumAmount: amount,
      premiumTimes: item.pointTimes,
      premiumBonusAmount: 0,
      premiumBonusTimes: 0,
    },
  };
}
