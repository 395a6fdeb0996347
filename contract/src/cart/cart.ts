import { type Static, type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';

export const Optional = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema));
/** One line of the cart as the mobile client reads it; `price` in yen is the one last shown, `new_price` what the site asks now. */
export const CartEntry = Type.Object({
  _id: Type.String(),
  site_code: Type.String(),
  site: Type.String(),
  code: Type.String(),
  name: Type.String(),
  /** In Vietnamese as far as it is known now. */
  name_vi: Type.String(),
  url: Type.String(),
  price: Type.Integer(),
  currency: Type.String(),
  sku: Type.String(),
  images: Type.Array(Type.String()),
  ship_mode: Type.String(),
  description: Type.String(),
  status: Type.Boolean(),
  deleted: Type.Boolean(),
  user_id: Type.String(),
  options: Type.Array(Type.Unknown()),
  created_date: Type.String(),
  selected: Type.Boolean(),
  qty: Type.Integer(),
  /** How many there were when it was last read; null where the site does not tell. */
  stock: Nullable(Type.Integer()),
  /** Who sells it, as the site names them; null for lines put in before it was kept. */
  seller: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
});
export type CartEntry = Static<typeof CartEntry>;
export const addToCartEndpoint = endpoint({
  method: 'POST',
  path: '/api/cart',
  access: 'customer',
  summary:
    'Puts a listing into my cart; its price is read from the marketplace, not from the caller. Again: the quantity grows.',
  body: Type.Object({
    site_code: Type.String({ maxLength: 20 }),
    code: Type.String({ minLength: 1, maxLength: 120 }),
    qty: Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    ship_mode: Optional(Type.String({ maxLength: 40 })),
    description: Optional(Type.String({ maxLength: 1_000 })),
    variant_id: Optional(Type.String({ maxLength: 80 })),
  }),
  reply: Type.Object({ success: Type.Boolean(), data: CartEntry }),
  refusals: [
    'cart.full',
    'cart.item-unavailable',
    'cart.no-such-choice',
    'cart.unknown-site',
    'cart.auction-only',
    'bidding.seller-goods-blocked',
    'marketplaces.variant-prices',
    'pricing.unknown-ship-mode',
  ],
});
export const removeFromCartEndpoint = endpoint({
  method: 'POST',
  path: '/api/cart/remove',
  access: 'customer',
  summary: 'Takes lines out of my cart; ids that are not mine change nothing.',
  body: Type.Object({ ids: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 200 }) }),
  reply: Type.Object({ success: Type.Boolean(), message: Type.String() }),
});
export const listCartEndpoint = endpoint({
  method: 'GET',
  path: '/api/cart/user',
  access: 'customer',
  summary: 'My cart, newest first.',
  reply: Type.Object({ success: Type.Boolean(), data: Type.Array(CartEntry) }),
});
const CartItems = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.String({ maxLength: 60 }),
      qty: Optional(Type.Integer({ minimum: 1, maximum: 99 })),
      selected: Optional(Type.Boolean()),
      ship_mode: Optional(Type.String({ maxLength: 40 })),
    }),
    { maxItems: 200 },
  ),
});
export const intendCartEndpoint = endpoint({
  method: 'PUT',
  path: '/api/intended_cart/items',
  access: 'customer',
  summary:
    'What I mean to pay now: the named lines and no others are chosen, with their quantity and ship mode; all or none.',
  body: CartItems,
  reply: Type.Object({
    success: Type.Boolean(),
    message: Type.String(),
    data: Type.Array(CartEntry),
  }),
  refusals: ['cart.not-found', 'pricing.unknown-ship-mode'],
});
export const updateCartEndpoint = endpoint({
  method: 'PUT',
  path: '/api/intended_cart/items/update',
  access: 'customer',
  summary: 'Changes quantity, choice or ship mode of lines of my cart; all or none.',
  body: CartItems,
  reply: Type.Object({
    success: Type.Boolean(),
    message: Type.String(),
    data: Type.Array(CartEntry),
  }),
  refusals: ['cart.not-found', 'pricing.unknown-ship-mode'],
});
