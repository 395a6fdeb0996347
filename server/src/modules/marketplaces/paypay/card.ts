import type { Static } from 'typebox';
import { type Yen, yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import type {
  Condition,
  ListingCard,
  ListingSeller,
  ListingShipping,
  ListingStatus,
} from '../listing.ts';
import { fixedPrice } from '../listing-price.ts';
import { broken } from '../reading/shape.ts';
import { type RecommendedItem, type SearchItem, SOURCE } from './shapes.ts';

/** `used80` 全体的に状態が悪い was never seen here, only by analogy with Yahoo! Auctions. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  new: 'new',
  used10: 'like-new',
  used20: 'good',
  used40: 'fair',
  used60: 'poor',
  used80: 'junk',
};
/** The other way round, for the `itemConditions` parameter. */
export const CONDITION_CODES: Readonly<Partial<Record<Condition, string>>> = Object.fromEntries(
  Object.entries(CONDITIONS).map(([code, condition]) => [condition, code]),
);
const STATUS: Readonly<Record<string, ListingStatus>> = { OPEN: 'open', SOLD: 'sold' };
/** Above all roots stands "shopping", which tells nothing. */
const ROOT = 1;

export const itemUrl = (code: string): string =>
  `https://paypayfleamarket.yahoo.co.jp/item/${code}`;
export const conditionOf = (code: string): Condition => CONDITIONS[code] ?? 'unknown';
/** Listed here, not shown here from Yahoo! Auctions. */
export const isNative = (code: string): boolean => code.startsWith('z');

/** A status that nobody documents cannot be sold from. */
export function statusOf(written: string, at: string): ListingStatus {
  const status = STATUS[written];
  if (status === undefined) throw broken(SOURCE, at, written);
  return status;
}

/** A value of the site's ranking log: `p=` price, `s=1` sold. */
const logged = (log: string | undefined, key: string): string | undefined =>
  new RegExp(`(?:^|,)${key}=(\\d+)(?:,|$)`).exec(log ?? '')?.[1];

/**
 * What the buyer pays, tax included. Where the ranking log tells the price as well, both must agree. Undefined: the seller names no price,
 * which is written as 0 and not logged.
 */
export function priceOf(written: number, at: string, log?: string): Yen | undefined {
  const toldTwice = logged(log, 'p');
  if (written === 0 && log !== undefined && toldTwice === undefined) return undefined;
  const price = believablePrice(written);
  if (price === undefined) throw broken(SOURCE, at, `${written} is no price`);
  if (toldTwice !== undefined && Number(toldTwice) !== price)
    throw broken(SOURCE, at, 'does not agree with the ranking log');
  return price;
}

/** The price always contains the delivery: an item has a way of delivery, but no payer. */
export const shippingFrom = (fromPrefecture: number | undefined): ListingShipping => ({
  payer: 'seller',
  fee: yen(0),
  isFeeLowest: false,
  fromPrefecture,
});

/** The site tells how many ratings and which share is good, in tenths of a percent: the counts follow from these two. */
export function sellerOf(
  id: string,
  name: string,
  rating: { total: number; goodRatio?: number } | undefined,
): ListingSeller {
  const isRated = rating?.goodRatio !== undefined && rating.total > 0;
  const good = isRated
    ? Math.round((rating.total * (rating.goodRatio as number)) / 100)
    : undefined;
  return {
    id,
    name,
    ratingPercent: isRated ? rating.goodRatio : undefined,
    goodCount: good,
    badCount: good === undefined || !rating ? undefined : rating.total - good,
    isStore: false,
  };
}

export const categoryPathOf = (path: readonly { id: number; name: string }[]) =>
  path.filter(({ id }) => id !== ROOT).map(({ id, name }) => ({ id: String(id), name }));

/** One item of the search answer in our words. */
export function cardOfSearchItem(
  item: Static<typeof SearchItem>,
  at: string,
  readAt: Date,
): ListingCard {
  const { seller } = item;
  return {
    site: 'paypay',
    code: item.id,
    url: itemUrl(item.id),
    title: item.title,
    pictures: item.thumbnailImageUrl ? [item.thumbnailImageUrl] : [],
    price: fixedPrice(priceOf(item.price, `${at}.price`, item.log?.etc)),
    condition: conditionOf(item.condition),
    categoryPath: categoryPathOf(item.category.path),
    brand: item.brand?.name,
    seller: sellerOf(
      seller.id,
      '',
      seller.numRating === undefined
        ? undefined
        : {
            total: seller.numRating,
            ...(seller.goodRatio !== undefined && { goodRatio: seller.goodRatio }),
          },
    ),
    shipping: shippingFrom(undefined),
    auction: undefined,
    status: statusOf(item.itemStatus, `${at}.itemStatus`),
    // A year after it was listed; of a sold item the moment of the sale.
    endsAt: new Date(item.endTime),
    isShopItem: false,
    readAt,
  };
}

/** One of the goods recommended beside an item. It tells neither condition nor ratings. */
export function cardOfRecommended(
  item: Static<typeof RecommendedItem>,
  at: string,
  readAt: Date,
): ListingCard {
  return {
    site: 'paypay',
    code: item.itemId,
    url: itemUrl(item.itemId),
    title: item.title,
    pictures: item.image.url ? [item.image.url] : [],
    price: fixedPrice(priceOf(item.price, `${at}.price`, item.log?.etc)),
    condition: 'unknown',
    categoryPath: categoryPathOf(item.genreCategoryIds.map((id) => ({ id, name: '' }))),
    brand: undefined,
    seller: sellerOf(item.seller.id, '', undefined),
    shipping: shippingFrom(undefined),
    auction: undefined,
    status: recommendedStatus(item, at),
    isShopItem: false,
    readAt,
  };
}

/** Not told while on sale; that it was sold stands in the log as well. */
function recommendedStatus(
  { sellStatus, log }: Static<typeof RecommendedItem>,
  at: string,
): ListingStatus {
  if (sellStatus !== undefined) return statusOf(sellStatus, `${at}.sellStatus`);
  if (logged(log?.etc, 's') === '1')
    throw broken(SOURCE, `${at}.sellStatus`, 'sold by the ranking log');
  return 'open';
}
