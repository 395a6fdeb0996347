import type { CartEntry, updateCartEndpoint } from '@hako/contract/cart/cart';
import type { QuoteWish } from '@hako/contract/promotions/promotions';
import type { Static } from 'typebox';
import { SITES, type Site } from '../marketplaces/index.ts';
import type { AskedQuotes, CartDeps } from './deps.ts';
import type { CartLine } from './rules/cart-line.ts';
import type { LineChange } from './change-cart.ts';

/** What a client wishes of an answered quote, in our words. */
export const quoteWishOf = ({
  id,
  note,
  extra_services,
  ship_mode,
}: Static<typeof QuoteWish>): AskedQuotes['quotes'][number] => ({
  code: id,
  note: note ?? undefined,
  services: extra_services ?? undefined,
  shipMode: ship_mode || undefined,
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

/** `A,B` of an address. */
export const codesOf = (joined: string | undefined): string[] =>
  (joined ?? '')
    .split(',')
    .filter((code) => code.trim() !== '')
    .slice(0, MOST_CODES);
const MOST_CODES = 5;

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
