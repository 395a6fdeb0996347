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
  return {
    auctionId: l.id,
    brandId: l.draft.maker.yahooId,
    canEasyPayment: true,
    ...(hash(l.id, 'catalog') % 5 === 0
      ? { catalogId: `z${(hash(l.id) % 0xfffffff).toString(36)}` }
      : {}),
    category: { id: leaf.id, name: leaf.name, isAdult: false },
    categoryPath: [ROOT, ...kind.yahoo].map(({ id, name }) => ({ id, name })),
    ...priceOf(a),
    ...timeOf(a, now),
    imageHeight: 100,
    imageUrl: wire.picture(kind.picture, l.id, 1),
    imageWidth: 100,
    isAppraisal: false,
    isClearanceSale: false,
    isFeatured: false,
    isFixedPrice: l.isFixed,
    isFleamarketItem: false,
    isNoPrice: false,
    isShoppingItem: l.seller.isStore,
    itemCondition: conditionCode(l.draft.condition),
    ni: l.draft.condition === 1 ? 1 : 0,
    prefectureCode: String(l.seller.prefecture).padStart(2, '0'),
    prRate: 0,
    seller: sellerOf(l.seller),
    shippingFeeSetTiming: l.isShippingLater ? 'LATER' : 'NOW',
    shpCategory: { productId: 0, genreId: 2420 },
    title: l.title,
    watchCount: l.watchers,
  };
}

/** What it costs now and at once, tax included where a store sells, and its delivery to Tokyo. */
function priceOf(a: Auction) {
  const l = a.listing;
  const fee = shippingTo(l, TOKYO);
  const buyNow = shownBuyNow(l);
  return {
    price: shownPrice(a),
    taxFlag: l.taxFlag,
    buyNowPrice: buyNow,
    buyNowPriceNoTax: l.buyNowPrice,
    buyNowPriceShippingFee: buyNow === null ? null : fee,
    buyNowPriceShippingFeeType: buyNow === null || fee === null ? null : 1,
    currentPriceShippingFee: fee,
    currentPriceShippingFeeType: fee === null ? null : 1,
    hasShippingFee: fee !== null && fee > 0,
    initPriceNoTax: l.startPrice,
    isFreeShipping: l.isFreeShipping,
  };
}

/** How long it runs, and who bid so far. */
function timeOf(a: Auction, now: number) {
  const l = a.listing;
  const isSold = a.sales.length > 0 && a.closedAt !== null;
  const bidCount = l.isFixed ? (isSold ? 1 : 0) : a.bids.length;
  const bidders = new Set(a.bids.map((one) => one.bidder)).size;
  return {
    bidCount,
    startTime: isoJst(l.startAt),
    endTime: isoJst(a.endAt),
    endTimeStatus: 'NORMAL',
    etc: `p=${a.book.price},b=${bidCount},br=${bidders},etm=${unixSeconds(a.endAt)},stm=${unixSeconds(l.startAt)},w=${l.watchers},pv=${l.watchers * 3}`,
    isNewArrival: now - l.startAt < 86_400_000,
  };
}

const sellerOf = (seller: Auction['listing']['seller']) => ({
  displayName: '********',
  goodRating: goodRating(seller),
  isBestStore: seller.isBestStore,
  isStore: seller.isStore,
  type: seller.isStore ? 'AUC_STORE' : 'AUCTION',
  userId: seller.aucUserId,
  ...(seller.isStore ? { city: seller.city } : {}),
});

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
