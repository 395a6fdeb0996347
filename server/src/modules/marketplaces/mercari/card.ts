import { isMercariShopsCode } from '@hako/contract/marketplaces/sites';
import type { Static } from 'typebox';
import { type Yen, yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import type {
  Condition,
  ListingCard,
  ListingPrice,
  ListingSeller,
  ListingShipping,
  ListingStatus,
} from '../listing.ts';
import { fixedPrice, listingPrice } from '../listing-price.ts';
import { broken } from '../reading/shape.ts';
import { auctionOf, expectNoOtherAuction, type MercariAuction, SEARCH_KEYS } from './auction.ts';
import { type SearchItem, SOURCE } from './shapes.ts';

type Found = Static<typeof SearchItem>;

/** Ids 1 to 6 of `master-data/conditions`. */
const CONDITIONS: readonly Condition[] = [
  'unknown',
  'new',
  'like-new',
  'good',
  'fair',
  'poor',
  'junk',
];
const STATUS: Readonly<Record<string, ListingStatus>> = {
  on_sale: 'open',
  trading: 'reserved',
  sold_out: 'sold',
  stop: 'ended',
  cancel: 'ended',
  admin_cancel: 'gone',
};
/** Written instead of a price by sellers who do not want to sell yet; verified on a listing with `isNoPrice`. */
const NO_PRICE = '9999999';

export const itemUrl = (code: string): string =>
  isMercariShopsCode(code)
    ? `https://jp.mercari.com/shops/product/${code}`
    : `https://jp.mercari.com/item/${code}`;
export const conditionOf = (id: number | string): Condition => CONDITIONS[Number(id)] ?? 'unknown';

/** Search writes ITEM_STATUS_ON_SALE, items on_sale. A status that nobody documents cannot be sold from. */
export function statusOf(written: string, at: string): ListingStatus {
  const status = STATUS[written.replace(/^ITEM_STATUS_/, '').toLowerCase()];
  if (status === undefined) throw broken(SOURCE, at, written);
  return status;
}

/** An auction that is over is not on sale, whatever its listing still says. */
export function statusWith(told: MercariAuction | undefined, status: ListingStatus): ListingStatus {
  if (!told?.finishedAt || status !== 'open') return status;
  return told.auction.bidCount > 0 ? 'sold' : 'ended';
}

/** Prices of Mercari contain the tax. */
export function priceOf(written: string | number, at: string, isNoPrice = false): Yen | undefined {
  if (isNoPrice || String(written) === NO_PRICE) return undefined;
  const amount = believablePrice(written);
  if (amount === undefined) throw broken(SOURCE, at, `${written} is no price`);
  return amount;
}

/** With a start price it is an auction, which nobody may buy at once. */
export const askedPrice = (current: Yen | undefined, start: Yen | undefined): ListingPrice =>
  start === undefined ? fixedPrice(current) : listingPrice({ current, start });

/** `seller` pays: the price contains the delivery. The fee that a buyer would pay is not told by the site before the purchase. */
export function shippingOf(
  payer: 'seller' | 'buyer' | 'unknown',
  area: number | undefined,
): ListingShipping {
  const fromPrefecture = area !== undefined && area >= 1 && area <= 47 ? area : undefined;
  return {
    payer,
    fee: payer === 'seller' ? yen(0) : undefined,
    isFeeLowest: false,
    fromPrefecture,
  };
}

export function sellerOf(
  id: string,
  name: string,
  ratings?: { good: number; normal: number; bad: number },
  isStore = false,
): ListingSeller {
  const total = ratings ? ratings.good + ratings.normal + ratings.bad : 0;
  return {
    id,
    name,
    ratingPercent:
      ratings && total > 0 ? Math.floor((ratings.good * 1000) / total) / 10 : undefined,
    goodCount: ratings?.good,
    badCount: ratings?.bad,
    isStore,
  };
}

/** One item of the search answer in our words. */
export function cardOfSearchItem(found: Found, at: string, readAt: Date): ListingCard {
  const isShopItem = found.itemType === 'ITEM_TYPE_BEYOND' || isMercariShopsCode(found.id);
  const current = priceOf(found.price, `${at}.price`, found.isNoPrice);
  // A row of the newer form, which tells its shop or null, also tells its auction or null.
  if (found.shop !== undefined && found.auction === undefined)
    throw broken(SOURCE, `${at}.auction`, 'neither an auction nor a fixed price');
  expectNoOtherAuction(found, 'auction', `${at}.`);
  const told = auctionOf(found.auction, {
    keys: SEARCH_KEYS,
    at: `${at}.auction`,
    price: current,
  });
  return {
    site: 'mercari',
    code: found.id,
    url: itemUrl(found.id),
    title: found.name,
    pictures:
      found.thumbnails.length > 0 ? found.thumbnails : (found.photos ?? []).map(({ uri }) => uri),
    price: askedPrice(current, told?.start),
    condition: conditionOf(found.itemConditionId),
    categoryPath:
      found.categoryId && found.categoryId !== '0' ? [{ id: found.categoryId, name: '' }] : [],
    brand: found.itemBrand?.name || undefined,
    seller: sellerOf(
      isShopItem ? (found.shop?.id ?? '') : found.sellerId,
      found.shopName ?? '',
      undefined,
      isShopItem,
    ),
    // Ids of shops mean something else than those of people, so only the latter are read.
    shipping: shippingOf(
      isShopItem
        ? 'unknown'
        : found.shippingPayerId === '2'
          ? 'seller'
          : found.shippingPayerId === '1'
            ? 'buyer'
            : 'unknown',
      undefined,
    ),
    auction: told?.auction,
    status: statusOf(found.status, `${at}.status`),
    // The last change of sold goods is their sale, or the review soon after it.
    ...(/SOLD_OUT$/.test(found.status) && { endsAt: new Date(Number(found.updated) * 1000) }),
    isShopItem,
    readAt,
  };
}
