import type { Static } from 'typebox';
import { type Yen, yen } from '../../../kernel/money.ts';
import { believablePrice } from '../rules/believable.ts';
import { isJan } from '../rules/jan.ts';
import { taxPercentBetween } from '../rules/tax.ts';
import type {
  ListingCard,
  ListingCategory,
  ListingSeller,
  ListingShipping,
  ListingShop,
} from '../listing.ts';
import { fixedPrice } from '../listing-price.ts';
import { broken } from '../reading/shape.ts';
import { type Hit, SOURCE } from './shapes.ts';

/** 00:00 in Japan, nine hours before Greenwich. */
const JAPAN_MS = 9 * 3_600_000;

/** The price that is asked now, tax included. */
export function priceOf(written: number | string, at: string): Yen {
  const amount = believablePrice(written);
  if (amount === undefined) throw broken(SOURCE, at, `${written} is no price`);
  return amount;
}

/** Prices contain the tax; the one without it tells whether it is the reduced rate of food. */
function taxPercentOf(current: Yen, beforeTax: number | null | undefined): number | undefined {
  const without = beforeTax ? believablePrice(beforeTax) : undefined;
  return without && taxPercentBetween(without, current);
}

/** Only "free" is a fact. "Free from an amount on" names no amount, and "nothing set" no fee. */
export const shippingOf = (code: 1 | 2 | 3): ListingShipping => ({
  payer: code === 2 ? 'seller' : 'unknown',
  fee: code === 2 ? yen(0) : undefined,
  isFeeLowest: false,
  fromPrefecture: undefined,
});

export const sellerOf = (
  id: string,
  name: string,
  stars?: { rate: number; count: number } | null,
): ListingSeller => ({
  id,
  name,
  ratingPercent: undefined,
  goodCount: undefined,
  badCount: undefined,
  isStore: true,
  ...(stars && stars.count > 0 && { stars: { average: stars.rate, count: stars.count } }),
});

export interface ShopFacts {
  readonly review?: { readonly rate: number; readonly count: number } | null | undefined;
  readonly listPrice?: number | null | undefined;
  readonly catchcopy?: string | null | undefined;
  readonly pointPercent?: number | null | undefined;
  readonly releasedOn?: string | undefined;
}

/** A list price that is not above the price says nothing and is left out. */
export const shopOf = (facts: ShopFacts, price: Yen): ListingShop => {
  const listPrice = facts.listPrice ? believablePrice(facts.listPrice) : undefined;
  return {
    review:
      facts.review && facts.review.count > 0
        ? { average: facts.review.rate, count: facts.review.count }
        : undefined,
    listPrice: listPrice !== undefined && listPrice > price ? listPrice : undefined,
    catchcopy: facts.catchcopy?.trim() || undefined,
    pointPercent: facts.pointPercent && facts.pointPercent > 0 ? facts.pointPercent : undefined,
    isOwn: false,
    releasedOn: facts.releasedOn,
    availability: undefined,
  };
};

/** Stores write anything there: only a bar code with a right check digit is one. */
export const janOf = (written: string | null | undefined): string | undefined =>
  written && isJan(written) ? written : undefined;

const japaneseDateOf = (unixSeconds: number): string =>
  new Date(unixSeconds * 1_000 + JAPAN_MS).toISOString().slice(0, 10);

/** One hit of the item search in our words. */
export function cardOfHit(hit: Static<typeof Hit>, at: string, readAt: Date): ListingCard {
  const price = priceOf(hit.price, `${at}.price`);
  const { priceLabel } = hit;
  return {
    site: 'shopping',
    code: hit.code,
    url: hit.url,
    title: hit.name,
    pictures: [hit.exImage?.url ?? hit.image?.medium ?? ''].filter(Boolean),
    price: fixedPrice(price, taxPercentOf(price, hit.taxExcludePrice)),
    condition: hit.condition,
    categoryPath: categoryPathOf(hit),
    brand: hit.brand?.name || undefined,
    seller: sellerOf(hit.seller.sellerId, hit.seller.name, hit.seller.review),
    shipping: shippingOf(hit.shipping.code),
    auction: undefined,
    status: hit.inStock ? 'open' : 'sold',
    isShopItem: true,
    shop: shopOf(
      {
        review: hit.review,
        listPrice:
          priceLabel?.fixedPrice ||
          (priceLabel?.discountedPrice ? priceLabel.defaultPrice : undefined),
        catchcopy: hit.headLine,
        pointPercent: hit.point?.times,
        releasedOn: hit.releaseDate ? japaneseDateOf(hit.releaseDate) : undefined,
      },
      price,
    ),
    jan: janOf(hit.janCode),
    readAt,
  };
}

/** The parents come in no promised order: their depth tells it. */
function categoryPathOf({
  genreCategory: own,
  parentGenreCategories: parents,
}: Static<typeof Hit>): ListingCategory[] {
  if (!own) return [];
  return [...(parents ?? []).toSorted((a, b) => a.depth - b.depth), own].map(({ id, name }) => ({
    id: String(id),
    name,
  }));
}
