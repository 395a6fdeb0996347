import { descriptionHtml, plainLines } from '../../catalogue/descriptions.ts';
import { goodRating } from '../../catalogue/people.ts';
import { prefectureName } from '../../catalogue/prefectures.ts';
import { isoJst, plainJst, spokenJst, unixSeconds } from '../../world/jst.ts';
import { type Auction, isOpen } from '../house/auction.ts';
import type { Listing } from '../house/listing.ts';
import { conditionName, withTax } from '../house/prices.ts';
import { ALWAYS, NO_FLAGS } from './wire-always.ts';
import { ROOT, type Wire } from './wire-search.ts';

/** `item.detail.item` of the item page and the whole answer of `/api/detail/v2/items/{id}`. */
export function detailItem(a: Auction, wire: Wire, now: number) {
  const l = a.listing;
  return {
    ...ALWAYS,
    seller: seller(l, wire),
    payment: {
      easyPayment: {
        isCreditCard: true,
        isPayPay: l.seller.isStore,
        isNetBank: true,
        allowInstallment: false,
      },
      otherPaymentMethodsForDisplay: [],
    },
    auctionId: l.id,
    keyword: ` ${l.draft.kind.yahoo.at(-1)?.name ?? ''},${l.draft.maker.ja},その他 `,
    title: l.title,
    auctionItemUrl: `https://auctions.yahoo.co.jp/jp/auction/${l.id}`,
    img: picturesOf(l, wire),
    ...biddingOf(a),
    itemReturnable: l.isReturnable
      ? { allowed: true, comment: '商品到着後3日以内にご連絡ください' }
      : { allowed: false },
    ...timesOf(a, now),
    isOffer: l.isOffer,
    chargeForShipping: l.isFreeShipping ? 'seller' : 'winner',
    ...shipping(l),
    status: isOpen(a, now) ? 'open' : 'closed',
    inquiryUrl: `https://auctions.yahoo.co.jp/jp/show/qanda?aID=${l.id}`,
    category: {
      path: [ROOT, ...l.draft.kind.yahoo].map((node, i) => ({
        id: String(node.id),
        name: node.name,
        node: i,
      })),
      ...NO_FLAGS,
    },
    brand: { path: [{ id: String(l.draft.maker.yahooId), name: l.draft.maker.ja }] },
    conditionName: conditionName(l.draft.condition),
    shipScheduleName: l.seller.isSpeedShipping
      ? '支払い手続きから1～2日で発送'
      : '支払い手続きから2～3日で発送',
    isPrivacyDeliveryAvailable: !l.seller.isStore,
    ...descriptionOf(l),
    ...(l.seller.isStore ? { aucShoppingItemInfo: storeItemOf(l) } : {}),
  };
}

const picturesOf = (l: Listing, wire: Wire) =>
  Array.from({ length: l.draft.pictureCount }, (_, i) => ({
    image: wire.picture(l.draft.kind.picture, l.id, i + 1),
    width: 600,
    height: 600,
    thumbnail: wire.picture(l.draft.kind.picture, l.id, i + 1),
  }));

/** Prices, who bid, and who may not. */
function biddingOf(a: Auction) {
  const l = a.listing;
  return {
    initPrice: l.startPrice,
    lastInitPrice: l.startPrice,
    price: a.book.price,
    ...taxed(a),
    ...(l.buyNowPrice === null ? {} : { bidorbuy: l.buyNowPrice }),
    quantity: Math.max(a.quantityLeft, 1),
    watchListNum: l.watchers,
    bids: a.bids.length,
    biddersNum: new Set(a.bids.map((one) => one.bidder)).size,
    isBidCreditRestrictions: l.restrictsBidders,
    isBidderRestrictions: l.restrictsBidders,
    isBidderRatioRestrictions: l.restrictsBidders,
    highestBidders: { totalHighestBidders: a.book.leader ? 1 : 0, isMore: false },
  };
}

/** When it began and ends, and what may move its end. */
function timesOf(a: Auction, now: number) {
  const l = a.listing;
  return {
    startTime: isoJst(l.startAt),
    endTime: isoJst(a.endAt),
    formattedEndTime: spokenJst(a.endAt),
    leftTime: Math.max(0, a.endAt - now) / 1000,
    isExtendedAuction: a.isExtended,
    timeForBrightTag: { endTime: plainJst(a.endAt), startTime: plainJst(l.startAt) },
    timeForUlt: { endTime: unixSeconds(a.endAt), startTime: unixSeconds(l.startAt) },
    isEarlyClosing: l.isEarlyClosing,
    isAutomaticExtension: l.isAutomaticExtension,
  };
}

function descriptionOf(l: Listing) {
  const html = htmlOf(l);
  const lines = plainLines(l.draft, l.id);
  return {
    descriptionUlt: { rawDescriptionLength: html.length, isOriginHtml: true },
    description: [...lines.slice(0, 3), `${lines[3] ?? ''}...`],
    descriptionHtml: html,
  };
}

const storeItemOf = ({ id, seller: { index }, draft }: Listing) => ({
  shoppingSellerId: `store-${index}`,
  shoppingItemCode: id,
  postageSetId: 1 + (index % 5),
  weight: draft.weightG,
});

export const htmlOf = (l: Listing): string =>
  l.descriptionHtml ?? descriptionHtml(l.draft, l.seller.isStore, l.id);

function taxed(a: Auction) {
  const l = a.listing;
  if (l.taxFlag === 0) return {};
  return {
    taxinPrice: withTax(a.book.price, 1),
    taxinStartPrice: withTax(l.startPrice, 1),
    taxRate: 10,
    ...(l.buyNowPrice === null ? {} : { taxinBidorbuy: withTax(l.buyNowPrice, 1) }),
  };
}

function shipping(l: Listing) {
  if (l.isFreeShipping) return {};
  const method =
    l.shippingFee === null
      ? { id: 'OTHER', name: '宅配便（着払い）' }
      : {
          id: 'JP_YUPACK',
          name: 'ゆうパック（おてがる版）',
          isFlatFee: false,
          shippingFee: l.shippingFee,
        };
  return { shipping: { methods: [method] } };
}

function seller({ seller: s }: Listing, wire: Wire) {
  return {
    rating: {
      goodRating: goodRating(s),
      summary: s.goodPoint - s.badPoint,
      ult: { goodPoint: s.goodPoint, badPoint: s.badPoint, allPoint: s.goodPoint + s.badPoint },
    },
    aucUserId: s.aucUserId,
    crumb: '',
    listUrl: `https://auctions.yahoo.co.jp/seller/${s.aucUserId}?user_type=c`,
    useBooth3: false,
    isStore: s.isStore,
    isStoreYpaymentUser: s.isStore,
    iconUrl: wire.picture('figure', s.aucUserId, 1),
    hasNickname: true,
    sellerMessage: '',
    hasYPaymentAccount: true,
    isExcellentSeller: s.isBestStore,
    location: {
      prefecture: prefectureName(s.prefecture),
      prefCode: String(s.prefecture).padStart(2, '0'),
    },
    ekycStatus: { status: '2' },
    sellerPerformance: { isSpeedShipping: s.isSpeedShipping },
    displayName: s.displayName,
    storeLicences: s.isStore
      ? [{ code: '古物商許可証', name: `第${100000 + s.index}号` }]
      : [{ code: '', name: '' }],
  };
}

/** `var pageData.items` of an item page: all strings, and the cheapest place to learn whether a closed lot has a winner. */
export function pageDataItem(a: Auction, now: number): Record<string, string> {
  const l = a.listing;
  const flag = (is: boolean) => (is ? '1' : '0');
  const path = [ROOT, ...l.draft.kind.yahoo];
  return {
    productID: l.id,
    productName: l.title,
    productCategoryID: String(path.at(-1)?.id ?? 0),
    price: String(withTax(a.book.price, l.taxFlag)),
    starttime: plainJst(l.startAt),
    endtime: plainJst(a.endAt),
    winPrice: String(l.buyNowPrice === null ? 0 : withTax(l.buyNowPrice, l.taxFlag)),
    quantity: String(Math.max(a.quantityLeft, 1)),
    bids: String(a.bids.length),
    isStore: flag(l.seller.isStore),
    isClosed: flag(!isOpen(a, now)),
    hasWinner: flag(a.sales.length > 0),
    newBid: '1',
    enableBooth: '0',
    isAdult: '0',
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => [`catid${i + 1}`, String(path[i]?.id ?? '')]),
    ),
  };
}
