import type { OfferObstacle } from '@hako/contract/negotiation/messages';
import { type Yen, yen } from '../../../kernel/money.ts';

/** Mercari takes no request at or under this price (its help, 値下げ依頼). */
const NEVER_AT_OR_UNDER = 300;

/** The lowest price a seller may be asked for: half of the listed one, rounded up, and above ¥300. */
export const lowestAskable = (price: Yen): Yen =>
  yen(Math.max(Math.ceil(price / 2), NEVER_AT_OR_UNDER + 1));

/** What of a listing decides it. */
export interface Asked {
  readonly site: string;
  readonly isShopItem: boolean;
  readonly auction: unknown;
  readonly status: string;
  readonly price: { readonly current: Yen | undefined };
  readonly isOfferable: boolean;
}

/**
 * Why this seller cannot be asked for this price: every reason, so that nobody mends one and meets the next. Without a desired price only
 * what speaks against any request. Source of the rules: Mercari's help on 値下げ依頼 (2023): floor half, not at or under ¥300, no Shops, no auctions.
 */
export function obstaclesOf(listing: Asked, desired: Yen | undefined): OfferObstacle[] {
  if (listing.site !== 'mercari') return ['not-offerable-site'];
  const price = listing.price.current;
  const found: (OfferObstacle | false)[] = [
    listing.isShopItem && 'shop-item',
    listing.auction !== undefined && 'auction',
    listing.status !== 'open' && 'not-open',
    price === undefined && 'no-price',
    !listing.isShopItem &&
      listing.auction === undefined &&
      !listing.isOfferable &&
      'seller-takes-none',
    ...(price === undefined ? [] : priceObstacles(price, desired)),
  ];
  return found.filter((obstacle) => obstacle !== false);
}

function priceObstacles(price: Yen, desired: Yen | undefined): OfferObstacle[] {
  const minimum = lowestAskable(price);
  if (minimum >= price) return ['price-too-small'];
  if (desired === undefined) return [];
  if (desired >= price) return ['not-below-price'];
  return desired < minimum ? ['under-floor'] : [];
}
