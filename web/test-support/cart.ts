import { CartEntry } from '@hako/contract/cart/cart';
import { checkCartEndpoint } from '@hako/contract/cart/checkout';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { allowed } from './allowed.ts';
import { breakdownOf } from './breakdown.ts';

/** A line of the cart: one piece at Mercari that was 5,000 yen. */
export const lineOf = (id: string, name: string, parts: Partial<CartEntry> = {}): CartEntry =>
  allowed(CartEntry, {
    _id: id,
    site_code: 'mercari',
    site: 'mercari',
    code: 'm10020030040',
    name,
    name_vi: name,
    url: 'https://jp.mercari.com/item/m10020030040',
    price: 5_000,
    currency: 'JPY',
    sku: '',
    images: [],
    ship_mode: 'air',
    description: '',
    status: true,
    deleted: false,
    user_id: 'u1',
    options: [],
    created_date: '2026-01-01T00:00:00.000Z',
    selected: true,
    qty: 1,
    stock: 1,
    seller: null,
    ...parts,
  });

type CheckedCart = EndpointReply<typeof checkCartEndpoint>;
type Row = CheckedCart['data'][number];

/** What the marketplace says of a line now: the same as before, unless a test says otherwise. */
export const checkOf = (id: string, parts: Partial<Row> = {}): Row => ({
  id,
  state: 'same',
  old_price: 5_000,
  new_price: 5_000,
  old_qty: 1,
  new_qty: 1,
  sent_with: null,
  refusal: null,
  hold: 900_000,
  breakdown: breakdownOf(),
  ...parts,
});

/** What the server says that these lines cost together, unless a test says otherwise. */
export const checkedOf = (data: Row[], parts: Partial<CheckedCart> = {}): CheckedCart =>
  allowed(checkCartEndpoint.reply, {
    success: true,
    data,
    coupons: [],
    payment: {
      first_payment: 900_000,
      hold: 900_000,
      second_payment: 300_000,
      landed_total: { low: 1_200_000, likely: 1_200_000, high: 1_200_000 },
    },
    ...parts,
  });
