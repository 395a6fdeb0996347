import type { addToCartEndpoint, CartEntry, updateCartEndpoint } from '@hako/contract/cart/cart';
import type { acceptCartPricesEndpoint } from '@hako/contract/cart/checkout';
import type { Static } from 'typebox';
import { SITES, type Site } from '../../marketplaces/index.ts';
import type { CartDeps } from '../deps.ts';
import type { CartLine } from '../rules/cart-line.ts';
import type { AddToCart } from './add-to-cart.ts';
import type { LineChange } from './change-cart.ts';

/** What a client puts into the cart, in our words. */
export const additionOf = (
  customerId: string,
  body: Static<typeof addToCartEndpoint.body>,
): AddToCart => ({
  customerId,
  site: body.site_code,
  code: body.code,
  quantity: body.qty ?? 1,
  shipMode: body.ship_mode ?? undefined,
  description: body.description ?? '',
  variantId: body.variant_id ?? undefined,
});

export const changeOf = ({
  id,
  qty,
  selected,
  ship_mode,
}: Static<typeof updateCartEndpoint.body>['items'][number]): LineChange => ({
  id,
  quantity: qty ?? undefined,
  isSelected: selected ?? undefined,
  shipMode: ship_mode || undefined,
});

/** A price that the customer has seen and agrees to. */
export const acceptanceOf = ({
  id,
  price,
  qty,
}: Static<typeof acceptCartPricesEndpoint.body>['items'][number]) => ({
  id,
  price,
  quantity: qty ?? undefined,
});

/** A line as clients read it. */
export function entryWith(titleNow: CartDeps['titleNow'], line: CartLine): CartEntry {
  return {
    _id: line.id,
    site_code: SITES[line.site as Site].siteCode,
    site: line.site,
    code: line.code,
    name: line.title,
    name_vi: titleNow(line.title),
    url: line.url,
    price: line.price,
    currency: 'JPY',
    sku: line.variantId ?? '',
    images: [...line.pictures],
    ship_mode: line.shipMode,
    description: line.description,
    status: true,
    deleted: false,
    user_id: line.customerId,
    options: [],
    created_date: line.createdAt.toISOString(),
    selected: line.isSelected,
    qty: line.quantity,
    stock: line.stock ?? null,
    seller: line.seller ? { id: line.seller.id, name: line.seller.name } : null,
  };
}
