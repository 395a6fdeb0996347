import type { OfferObstacle } from '@hako/contract/negotiation/messages';
import type { Yen } from '../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { type Listing, type ListingReading, TO_BUY } from '../marketplaces/index.ts';
import type { NegotiationDeps, Purchase } from './deps.ts';
import { lowestAskable, obstaclesOf } from './rules/obstacles.ts';
import { hasOpenOffer, openOffersOf } from './offer-store.ts';

export interface OfferTerms {
  readonly shipMode: string | undefined;
  readonly services: readonly string[];
  readonly addressId: string | undefined;
}

export interface OfferWish extends OfferTerms {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly desired: Yen | undefined;
}

export interface OfferCheck {
  readonly listing: Listing;
  /** Empty: it can be sent. */
  readonly obstacles: readonly OfferObstacle[];
  readonly minimum: Yen | undefined;
  /** What it would cost at the desired price; undefined without one, or when it cannot be sent. */
  readonly purchase: Purchase | undefined;
}

/** Reads the listing and tells every reason why its seller cannot be asked. Refusal `marketplaces.no-such-listing`. */
export async function checkOffer(
  deps: NegotiationDeps,
  wish: OfferWish,
  reading: ListingReading = TO_BUY,
): Promise<OfferCheck> {
  await refuseClosedWay(deps, wish.shipMode);
  const listing = await readListing(deps, wish.site, wish.code, reading);
  const found = obstaclesOf(listing, wish.desired);
  const isOpen = await hasOpenOffer(deps.db, wish.customerId, listing.site, listing.code);
  const { mayOpen } = await openOffersOf(deps.db, wish.customerId);
  const obstacles = isOpen
    ? [...found, 'open-already' as const]
    : mayOpen
      ? found
      : [...found, 'too-many-open' as const];
  const price = listing.price.current;
  const asked = wish.desired ?? price;

  // Goods that are not bought for anybody are refused before a price is named.
  const priced =
    asked !== undefined && obstacles.length === 0
      ? await pricedAt(deps, wish, asked, reading)
      : undefined;
  const purchase = wish.desired === undefined ? undefined : priced;
  return {
    listing,
    obstacles,
    minimum: price === undefined ? undefined : lowestAskable(price),
    purchase,
  };
}

/**
 * Nothing new is asked for by a ship mode that is closed; undefined: the one that is offered first.
 * Refusal `pricing.unknown-ship-mode`.
 */
export async function refuseClosedWay(
  deps: Pick<NegotiationDeps, 'hasShipMode'>,
  mode: string | undefined,
): Promise<void> {
  if (mode === undefined) return;
  refuseUnless(await deps.hasShipMode(mode), 'pricing.unknown-ship-mode', { mode });
}

/** What the goods cost when the seller gives them for this price. */
export async function pricedAt(
  deps: NegotiationDeps,
  wish: Omit<OfferWish, 'desired'>,
  price: Yen,
  reading: ListingReading = TO_BUY,
): Promise<Purchase> {
  const purchase = {
    customerId: wish.customerId,
    site: wish.site,
    code: wish.code,
    agreed: price,
    granted: price,
    quantity: 1,
    shipMode: wish.shipMode ?? (await deps.defaultShipMode(wish.customerId, wish.addressId)),
    services: wish.services,
    addressId: wish.addressId,
    variantId: undefined,
  };
  return deps.preparePurchase(purchase, reading);
}

export async function readListing(
  deps: Pick<NegotiationDeps, 'findListing'>,
  site: string,
  code: string,
  reading: ListingReading = TO_BUY,
): Promise<Listing> {
  const listing = await deps.findListing(site, code, reading);
  if (!listing) throw new Refusal('marketplaces.no-such-listing', { code });
  return listing;
}
