import { newId } from '../../../kernel/chance.ts';
import type { Yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  BUYER_PATIENCE_MS,
  findSite,
  type Listing,
  refuseVariantPrices,
  stockOf,
} from '../../marketplaces/index.ts';
import { countLines, putLine } from '../cart-store.ts';
import type { CartDeps } from '../deps.ts';
import { CART_LINES, type CartLine } from '../rules/cart-line.ts';

const LISTING_AGE_MS = 30_000;

export interface AddToCart {
  readonly customerId: string;
  /** Wire name or wire code. */
  readonly site: string;
  readonly code: string;
  readonly quantity: number;
  readonly shipMode: string | undefined;
  readonly description: string;
  readonly variantId: string | undefined;
}

/** Puts a listing into the cart. Title and price are what the marketplace says, never what the caller says. */
export async function addToCart(deps: CartDeps, asked: AddToCart): Promise<CartLine> {
  const site = findSite(asked.site);
  refuseUnless(site, 'cart.unknown-site');
  await refuseUnknownModes(deps, [asked.shipMode]);
  const listing = await deps.findListing(site, asked.code, {
    maxAgeMs: LISTING_AGE_MS,
    patienceMs: BUYER_PATIENCE_MS,
  });
  refuseUnless(listing, 'cart.item-unavailable');
  const price = buyingPriceOf(listing);
  if (price === undefined)
    throw new Refusal(
      listing.auction && listing.status === 'open' ? 'cart.auction-only' : 'cart.item-unavailable',
    );
  refuseVariantPrices(listing.price);
  const variantId = asked.variantId || undefined;
  refuseUnless(
    variantId === undefined || listing.variants.some(({ id }) => id === variantId),
    'cart.no-such-choice',
  );
  const reason = await deps.blockReason(listing);
  if (reason !== undefined) throw new Refusal('bidding.seller-goods-blocked', { reason });
  const stock = stockOf(listing, variantId);
  refuseUnless(stock !== 0, 'cart.item-unavailable');
  const now = deps.clock.now();
  const line: CartLine = {
    id: newId(now.getTime()),
    customerId: asked.customerId,
    site,
    code: listing.code,
    variantId,
    title: listing.title,
    url: listing.url,
    pictures: listing.pictures.slice(0, 5),
    price,
    quantity: Math.min(asked.quantity, stock ?? asked.quantity),
    stock,
    shipMode: asked.shipMode || (await deps.defaultShipMode(asked.customerId)),
    description: asked.description,
    isSelected: true,
    seller:
      listing.seller.id === ''
        ? undefined
        : { id: listing.seller.id, name: listing.seller.name || listing.seller.id },
    createdAt: now,
  };
  return inTransaction(deps.db, async (trx) => {
    const put = await putLine(trx, line);
    refuseUnless((await countLines(trx, asked.customerId)) <= CART_LINES, 'cart.full', {
      limit: CART_LINES,
    });
    return put;
  });
}

/** What one piece costs without bidding, tax included; undefined when it cannot be bought now. */
export function buyingPriceOf(listing: Listing): Yen | undefined {
  if (listing.status !== 'open') return undefined;
  return listing.price.buyNow ?? (listing.auction ? undefined : listing.price.current);
}

/** A line that nobody can buy is not kept. An empty mode means: the one that is offered first. */
export async function refuseUnknownModes(
  deps: Pick<CartDeps, 'hasShipMode'>,
  modes: readonly (string | undefined)[],
): Promise<void> {
  for (const mode of new Set(modes))
    if (mode) refuseUnless(await deps.hasShipMode(mode), 'pricing.unknown-ship-mode', { mode });
}
