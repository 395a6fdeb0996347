import type { Static } from 'typebox';
import type { Yen } from '../../../kernel/money.ts';
import { believableFee, believablePrice } from '../rules/believable.ts';
import { agree, taxPercentBetween, withoutTax, withTax } from '../rules/tax.ts';
import type { Condition, ListingCard, ListingPrice } from '../listing.ts';
import { untaxedPrice } from '../listing-price.ts';
import { broken } from '../reading/shape.ts';
import { type SearchItem, SOURCE } from './shapes.ts';

type Item = Static<typeof SearchItem>;

const CONDITIONS: Readonly<Record<string, Condition>> = {
  NEW: 'new',
  USED10: 'like-new',
  USED20: 'good',
  USED40: 'fair',
  USED60: 'poor',
  USED80: 'junk',
};
/** The other way round, for the `conditions` parameter. */
export const CONDITION_CODES = Object.fromEntries(
  Object.entries(CONDITIONS).map(([code, condition]) => [condition, code]),
) as Record<Condition, string>;

/**
 * One item of the v3 search answer in our words. Its amounts are tax-included but those named NoTax. Whether it is open
 * follows from what was searched, not from our clock, which is not the site's.
 */
export function cardOfSearchItem(
  item: Item,
  at: string,
  asked: { readonly status: 'open' | 'sold'; readonly readAt: Date },
): ListingCard {
  const fee = item.currentPriceShippingFee ?? undefined;
  return {
    site: 'auction',
    code: item.auctionId,
    url: itemUrl(item.auctionId),
    title: item.title,
    pictures: item.imageUrl ? [item.imageUrl] : [],
    price: priceOf(item, at),
    condition: CONDITIONS[item.itemCondition] ?? 'unknown',
    categoryPath: item.categoryPath
      .filter(({ id }) => id !== 0)
      .map(({ id, name }) => ({ id: String(id), name })),
    brand: undefined,
    seller: {
      id: item.seller.userId,
      name: item.seller.displayName,
      ratingPercent: percentOf(item.seller.goodRating ?? undefined),
      goodCount: undefined,
      badCount: undefined,
      isStore: item.seller.isStore,
    },
    shipping: {
      payer: item.isFreeShipping ? 'seller' : 'buyer',
      fee: item.isFreeShipping
        ? believableFee(0)
        : fee === undefined
          ? undefined
          : believableFee(fee),
      isFeeLowest: item.currentPriceShippingFeeType === 4,
      fromPrefecture: prefectureOf(item.prefectureCode ?? undefined),
    },
    auction: item.isFixedPrice
      ? undefined
      : {
          bidCount: item.bidCount,
          startsAt: new Date(item.startTime),
          endsAt: new Date(item.endTime),
          isAutoExtension: undefined,
          isEarlyClosing: undefined,
          restrictions: [],
          highestBidder: undefined,
        },
    status: asked.status === 'open' ? 'open' : item.bidCount > 0 ? 'sold' : 'ended',
    endsAt: new Date(item.endTime),
    isShopItem: item.isShoppingItem,
    readAt: asked.readAt,
  };
}

export const itemUrl = (code: string): string => `https://auctions.yahoo.co.jp/jp/auction/${code}`;

/** "99.7%" as 99.7; undefined for anything else. */
export function percentOf(written: string | undefined): number | undefined {
  const found = /^(\d{1,3}(?:\.\d+)?)%?$/.exec(written ?? '');
  return found && Number(found[1]) <= 100 ? Number(found[1]) : undefined;
}

/** JIS prefecture code "01".."47". */
export function prefectureOf(code: string | undefined): number | undefined {
  const number = Number(code ?? Number.NaN);
  return Number.isInteger(number) && number >= 1 && number <= 47 ? number : undefined;
}

function priceOf(item: Item, at: string): ListingPrice {
  if (item.isNoPrice) return untaxedPrice({});
  const current = believablePrice(item.price);
  if (current === undefined) throw broken(SOURCE, `${at}.price`, `${item.price} is no price`);
  const logged = /(?:^|,)p=(\d+)(?:,|$)/.exec(item.etc ?? '')?.[1];
  const beforeTax = logged === undefined ? undefined : believablePrice(logged);
  const taxPercent = item.taxFlag === 1 ? taxOf(current, beforeTax, at) : 0;
  if (item.taxFlag === 0 && beforeTax !== undefined && beforeTax !== current)
    throw broken(SOURCE, `${at}.price`, 'does not agree with the ranking log');
  const isAdded = item.taxFlag === 1;
  const buyNow = item.buyNowPrice === null ? undefined : believablePrice(item.buyNowPrice);
  const buyNowBeforeTax =
    item.buyNowPriceNoTax === null ? undefined : believablePrice(item.buyNowPriceNoTax);
  if ((buyNow === undefined) !== (buyNowBeforeTax === undefined))
    throw broken(SOURCE, `${at}.buyNowPrice`, 'with and without tax do not agree');
  if (
    buyNow !== undefined &&
    buyNowBeforeTax !== undefined &&
    !agree(buyNowBeforeTax, buyNow, taxPercent)
  )
    throw broken(SOURCE, `${at}.buyNowPrice`, 'with and without tax do not agree');
  if (item.isFixedPrice && buyNow !== undefined && buyNow !== current)
    throw broken(SOURCE, `${at}.price`, 'a fixed price that differs from its buy-now price');
  const startBeforeTax =
    item.initPriceNoTax === null ? undefined : believablePrice(item.initPriceNoTax);
  return {
    current,
    currentBeforeTax: isAdded ? (beforeTax ?? withoutTax(current, taxPercent)) : undefined,
    buyNow,
    buyNowBeforeTax: isAdded ? buyNowBeforeTax : undefined,
    start:
      startBeforeTax === undefined ? undefined : startIncluded(startBeforeTax, current, taxPercent),
    startBeforeTax: isAdded ? startBeforeTax : undefined,
    tax: item.taxFlag === 0 ? 'none' : isAdded ? 'added' : 'included',
    taxPercent: item.taxFlag === 0 ? 0 : isAdded ? taxPercent : 10,
  };
}

function taxOf(current: Yen, beforeTax: Yen | undefined, at: string): number {
  const percent = beforeTax === undefined ? 10 : taxPercentBetween(beforeTax, current);
  if (percent === undefined) throw broken(SOURCE, `${at}.price`, 'no tax rate explains it');
  return percent;
}

/** Until the first bid the start price is the current one, which is told exactly. */
const startIncluded = (start: Yen, current: Yen, taxPercent: number): Yen =>
  agree(start, current, taxPercent) ? current : withTax(start, taxPercent);
