import { plainJst } from '../world/jst.ts';
import { genrePath } from './genres.ts';
import type { Offer } from './offers.ts';

export interface Wire {
  /** Address of a drawn picture, without its size. */
  picture(kind: string, id: string, view: number): string;
}

const minuteJst = (ms: number | null): string => (ms === null ? '' : plainJst(ms).slice(0, 16));
/** Without the tax where the shop writes it so; rounded down as shops do. */
const written = ({ isTaxExcluded }: Offer['item'], price: number): number =>
  isTaxExcluded ? Math.floor((price * 100) / 110) : price;

/**
 * The lowest price of the variants, and the ranges: 1 of all, 2 of those searched, 3 of those that can be bought. Built from the
 * names that others read in 2026; no recorded answer has them.
 */
function pricesOf<V>({ item, price, highest, isSoldOut }: Offer, as: (amount: number) => V) {
  const low = as(written(item, price));
  const high = as(written(item, highest));
  return {
    itemPrice: low,
    itemPriceBaseField: isSoldOut ? 'item_price_min1' : 'item_price_min3',
    itemPriceMin1: low,
    itemPriceMin2: low,
    itemPriceMin3: isSoldOut ? as(0) : low,
    itemPriceMax1: high,
    itemPriceMax2: high,
    itemPriceMax3: isSoldOut ? as(0) : high,
  };
}

const AREA = '関東/近畿/東海';

function commonOf(offer: Offer, wire: Wire) {
  const { item, name, isSoldOut } = offer;
  const { shop } = item;
  const pictures = Array.from({ length: item.pictureCount }, (_, i) =>
    wire.picture(item.kind.picture, `${shop.code}-${item.n}`, i + 1),
  );
  return {
    mediumImageUrls: pictures.map((address) => `${address}?_ex=128x128`),
    smallImageUrls: pictures.map((address) => `${address}?_ex=64x64`),
    // The gateway leaves the genre out of some goods, and others leave the ordinary point.
    ...((item.n % 41 !== 0 || offer.pointRate > 1) && { pointRate: offer.pointRate }),
    pointRateStartTime: minuteJst(offer.pointsFrom),
    pointRateEndTime: minuteJst(offer.pointsTo),
    shopOfTheYearFlag: shop.isAwarded ? 1 : 0,
    shipOverseasFlag: 0,
    shipOverseasArea: '',
    asurakuFlag: shop.sameDayUntil > 0 ? 1 : 0,
    asurakuClosingTime: shop.sameDayUntil > 0 ? `${shop.sameDayUntil}:00` : '',
    asurakuArea: shop.sameDayUntil > 0 ? AREA : '',
    startTime: minuteJst(offer.saleFrom),
    endTime: minuteJst(offer.saleTo),
    taxFlag: item.isTaxExcluded ? 1 : 0,
    postageFlag: item.isFree ? 0 : 1,
    creditCardFlag: 1,
    imageFlag: 1,
    availability: isSoldOut ? 0 : 1,
    itemCode: item.code,
    itemName: name,
    itemCaption: item.caption,
    catchcopy: item.catchcopy,
    itemUrl: `https://item.rakuten.co.jp/${shop.code}/${item.manageNumber}/`,
    affiliateUrl: '',
    shopCode: shop.code,
    shopName: shop.name,
    shopUrl: `https://www.rakuten.co.jp/${shop.code}/`,
    shopAffiliateUrl: '',
    reviewCount: item.reviewCount,
    ...(item.n % 37 !== 0 && { genreId: String(genrePath(item.kind).at(-1)?.id ?? 0) }),
  };
}

/** An item as the search tells it: numbers are numbers. */
export const wireItem = (offer: Offer, wire: Wire) => ({
  ...commonOf(offer, wire),
  ...pricesOf(offer, Number),
  reviewAverage: offer.item.reviewCount > 0 ? offer.item.reviewAverage : 0,
  affiliateRate: (offer.item.n % 5) + 1,
  giftFlag: 0,
  tagIds: offer.item.tagIds,
});

/** An item as the ranking tells it: price, review and rate are texts; no gift flag, no tags. */
export const wireRanked = (offer: Offer, rank: number, wire: Wire) => ({
  ...commonOf(offer, wire),
  rank,
  carrier: 0,
  ...pricesOf(offer, String),
  hasPriceRange: offer.highest > offer.price ? 1 : 0,
  reviewAverage: offer.item.reviewCount > 0 ? String(offer.item.reviewAverage) : '0.0',
  affiliateRate: `${(offer.item.n % 5) + 1}.0`,
});

/** Version 2 lists items flat; version 1, which is the default, wraps each and its pictures. */
export function listed(
  items: readonly ReturnType<typeof wireItem | typeof wireRanked>[],
  formatVersion: string | undefined,
): unknown[] {
  if (formatVersion === '2') return [...items];
  const wrapped = (addresses: readonly string[]) => addresses.map((imageUrl) => ({ imageUrl }));
  return items.map((item) => ({
    Item: {
      ...item,
      mediumImageUrls: wrapped(item.mediumImageUrls),
      smallImageUrls: wrapped(item.smallImageUrls),
    },
  }));
}
