import { descriptionHtml, plainLines } from '../../catalogue/descriptions.ts';
import { goodRating } from '../../catalogue/people.ts';
import { prefectureName } from '../../catalogue/prefectures.ts';
import { isoJst, plainJst, spokenJst, unixSeconds } from '../../world/jst.ts';
import { type Auction, isOpen } from '../house/auction.ts';
import type { Listing } from '../house/listing.ts';
import { conditionName, withTax } from '../house/prices.ts';
import { ROOT, type Wire } from './wire-search.ts';

const NO_FLAGS = {
  isAdult: false,
  isGuarantee: false,
  isCar: false,
  isBicycleBody: false,
  isSpecialCar: false,
  isTotalAmountDisplayCategory: false,
  isTire: false,
  isTireWheel: false,
  isEnableMyCar: false,
  isInsuranceAppliances: false,
  isInsuranceSmartphone: false,
  isSpecific: false,
  isOver18: false,
  isOver20: false,
  isCharity: false,
  isAnyoneBiddable: false,
  farm: '3',
  isKCategory: false,
  isLoan: false,
};

/** `item.detail.item` of the item page and the whole answer of `/api/detail/v2/items/{id}`. */
export function detailItem(a: Auction, wire: Wire, now: number) {
  const l = a.listing;
  const html = htmlOf(l);
  const lines = plainLines(l.draft, l.id);
  const url = `https://auctions.yahoo.co.jp/jp/auction/${l.id}`;
  return {
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
    coupon: { isEnabled: true },
    auctionId: l.id,
    keyword: ` ${l.draft.kind.yahoo.at(-1)?.name ?? ''},${l.draft.maker.ja},その他 `,
    title: l.title,
    auctionItemUrl: url,
    img: Array.from({ length: l.draft.pictureCount }, (_, i) => ({
      image: wire.picture(l.draft.kind.picture, l.id, i + 1),
      width: 600,
      height: 600,
      thumbnail: wire.picture(l.draft.kind.picture, l.id, i + 1),
    })),
    crumb: '',
    initPrice: l.startPrice,
    lastInitPrice: l.startPrice,
    price: a.book.price,
    ...taxed(a),
    ...(l.buyNowPrice === null ? {} : { bidorbuy: l.buyNowPrice }),
    quantity: Math.max(a.quantityLeft, 1),
    watchListNum: l.watchers,
    bids: a.bids.length,
    biddersNum: new Set(a.bids.map((one) => one.bidder)).size,
    featuredPrice: '0.000000',
    itemReturnable: l.isReturnable
      ? { allowed: true, comment: '商品到着後3日以内にご連絡ください' }
      : { allowed: false },
    startTime: isoJst(l.startAt),
    endTime: isoJst(a.endAt),
    formattedEndTime: spokenJst(a.endAt),
    leftTime: Math.max(0, a.endAt - now) / 1000,
    isExtendedAuction: a.isExtended,
    timeForBrightTag: { endTime: plainJst(a.endAt), startTime: plainJst(l.startAt) },
    timeForUlt: { endTime: unixSeconds(a.endAt), startTime: unixSeconds(l.startAt) },
    isBidCreditRestrictions: l.restrictsBidders,
    isIdentityDocsBidRestriction: false,
    isBidderRestrictions: l.restrictsBidders,
    isBidderRatioRestrictions: l.restrictsBidders,
    isOffer: l.isOffer,
    isEarlyClosing: l.isEarlyClosing,
    isAutomaticExtension: l.isAutomaticExtension,
    isFleaMarket: false,
    option: { isTradingNaviAuction: true },
    chargeForShipping: l.isFreeShipping ? 'seller' : 'winner',
    ...shipping(l),
    answeredQAndANum: 0,
    unAnsweredQAndANum: 0,
    status: isOpen(a, now) ? 'open' : 'closed',
    shopType: '',
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
    isDSK: true,
    isShowQA: true,
    conditionName: conditionName(l.draft.condition),
    isWorldwideDelivery: false,
    shipScheduleName: l.seller.isSpeedShipping
      ? '支払い手続きから1～2日で発送'
      : '支払い手続きから2～3日で発送',
    isPrivacyDeliveryAvailable: !l.seller.isStore,
    shippingUlt: {
      shipSchedule: 1,
      isJpOfficialYupack: true,
      isJpOfficialYupacket: true,
      isYahunekoNekoposu: false,
      isYahunekoTaqbin: false,
      isYahunekoTaqbincom: false,
      numOtherDelivery: 0,
      hasBaggageSize: true,
    },
    isNeedAgreementDelivery: true,
    highestBidders: { totalHighestBidders: a.book.leader ? 1 : 0, isMore: false },
    isListingExternalFleaMarket: false,
    descriptionUlt: { rawDescriptionLength: html.length, isOriginHtml: true },
    description: [...lines.slice(0, 3), `${lines[3] ?? ''}...`],
    descriptionHtml: html,
    ...(l.seller.isStore
      ? {
          aucShoppingItemInfo: {
            shoppingSellerId: `store-${l.seller.index}`,
            shoppingItemCode: l.id,
            postageSetId: 1 + (l.seller.index % 5),
            weight: l.draft.weightG,
          },
        }
      : {}),
  };
}

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
