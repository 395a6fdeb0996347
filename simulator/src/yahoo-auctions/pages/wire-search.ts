import { hash } from '../../world/chance.ts';
import { isoJst, unixSeconds } from '../../world/jst.ts';
import { goodRating } from '../../catalogue/people.ts';
import type { Auction } from '../house/auction.ts';
import { conditionCode, shippingTo, shownBuyNow, shownPrice } from '../house/prices.ts';
import type { Found, SearchWish } from '../search.ts';

export const ROOT = { id: 0, name: 'オークション' };
const TOKYO = 13;

export interface Wire {
  picture(kind: string, id: string, view: number): string;
}

/** One hit of `/api/search/v3/search/items`, key for key as the site answers. */
export function searchItem(a: Auction, wire: Wire, now: number) {
  const l = a.listing;
  const { kind } = l.draft;
  const leaf = kind.yahoo.at(-1) ?? ROOT;
  const isSold = a.sales.length > 0 && a.closedAt !== null;
  const fee = shippingTo(l, TOKYO);
  const price = shownPrice(a);
  const buyNow = shownBuyNow(l);
  const bidCount = l.isFixed ? (isSold ? 1 : 0) : a.bids.length;
  return {
    auctionId: l.id,
    bidCount,
    brandId: l.draft.maker.yahooId,
    buyNowPrice: buyNow,
    buyNowPriceNoTax: l.buyNowPrice,
    buyNowPriceShippingFee: buyNow === null ? null : fee,
    buyNowPriceShippingFeeType: buyNow === null || fee === null ? null : 1,
    canEasyPayment: true,
    ...(hash(l.id, 'catalog') % 5 === 0
      ? { catalogId: `z${(hash(l.id) % 0xfffffff).toString(36)}` }
      : {}),
    category: { id: leaf.id, name: leaf.name, isAdult: false },
    categoryPath: [ROOT, ...kind.yahoo].map(({ id, name }) => ({ id, name })),
    currentPriceShippingFee: fee,
    currentPriceShippingFeeType: fee === null ? null : 1,
    endTime: isoJst(a.endAt),
    endTimeStatus: 'NORMAL',
    etc: `p=${a.book.price},b=${bidCount},br=${new Set(a.bids.map((one) => one.bidder)).size},etm=${unixSeconds(a.endAt)},stm=${unixSeconds(l.startAt)},w=${l.watchers},pv=${l.watchers * 3}`,
    hasShippingFee: fee !== null && fee > 0,
    imageHeight: 100,
    imageUrl: wire.picture(kind.picture, l.id, 1),
    imageWidth: 100,
    initPriceNoTax: l.startPrice,
    isAppraisal: false,
    isClearanceSale: false,
    isFeatured: false,
    isFixedPrice: l.isFixed,
    isFleamarketItem: false,
    isFreeShipping: l.isFreeShipping,
    isNewArrival: now - l.startAt < 86_400_000,
    isNoPrice: false,
    isShoppingItem: l.seller.isStore,
    itemCondition: conditionCode(l.draft.condition),
    ni: l.draft.condition === 1 ? 1 : 0,
    prefectureCode: String(l.seller.prefecture).padStart(2, '0'),
    price,
    prRate: 0,
    seller: {
      displayName: '********',
      goodRating: goodRating(l.seller),
      isBestStore: l.seller.isBestStore,
      isStore: l.seller.isStore,
      type: l.seller.isStore ? 'AUC_STORE' : 'AUCTION',
      userId: l.seller.aucUserId,
      ...(l.seller.isStore ? { city: l.seller.city } : {}),
    },
    shippingFeeSetTiming: l.isShippingLater ? 'LATER' : 'NOW',
    shpCategory: { productId: 0, genreId: 2420 },
    startTime: isoJst(l.startAt),
    taxFlag: l.taxFlag,
    title: l.title,
    watchCount: l.watchers,
  };
}

export function metadata(found: Found, wish: SearchWish) {
  const prices = found.all.map(shownPrice);
  const sum = prices.reduce((total, one) => total + one, 0);
  return {
    brands: [],
    categories: [],
    exceptSuspectedFake: true,
    isShowCarModule: false,
    limit: wish.limit,
    request: wish.query === '' ? {} : { query: wish.query },
    sort: wish.sort,
    statistics: {
      avgPrice: prices.length ? Math.round(sum / prices.length) : 0,
      maxPrice: prices.reduce((top, one) => Math.max(top, one), 0),
      minPrice: prices.reduce((low, one) => Math.min(low, one), prices[0] ?? 0),
    },
    wandQuery: found.wandQuery,
  };
}
