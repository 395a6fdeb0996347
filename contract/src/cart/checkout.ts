import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { CouponEffect, DiscountCodes, QuoteWish } from '../promotions/promotions.ts';
import { BreakdownReply } from '../pricing/pricing.ts';
import { Nullable } from '../kit/shapes.ts';
import { CartEntry, Optional } from './cart.ts';

const Payment = Type.Object({
  /** What is charged when the goods are bought. */
  first_payment: Type.Integer(),
  /** What is held until then: more, where a line of the first payment is not known yet. */
  hold: Type.Integer(),
  second_payment: Type.Integer(),
  landed_total: Type.Object({ low: Type.Integer(), likely: Type.Integer(), high: Type.Integer() }),
});
export const checkCartEndpoint = endpoint({
  method: 'GET',
  path: '/api/cart/check',
  access: 'customer',
  summary:
    'Reads the chosen lines again at their marketplaces: what changed (old and new price), what is gone, what could not be read; and what buying each would cost, computed as the purchase is.',
  query: Type.Object({
    address_id: Type.Optional(Type.String({ maxLength: 60 })),
    /** Codes with commas between; those that cannot be used are told in `coupons` and leave the prices alone. */
    discount_codes: Type.Optional(Type.String({ maxLength: 400 })),
    /** For all chosen lines; each line's own when absent. */
    ship_mode: Type.Optional(Type.String({ maxLength: 40 })),
    /** Codes with commas between, for each of the lines. */
    services_extra: Type.Optional(Type.String({ maxLength: 400 })),
  }),
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Array(
      Type.Object({
        id: Type.String(),
        state: Type.Union([
          Type.Literal('same'),
          Type.Literal('changed'),
          Type.Literal('gone'),
          Type.Literal('unread'),
        ]),
        old_price: Type.Integer(),
        new_price: Nullable(Type.Integer()),
        old_qty: Type.Integer(),
        /** Fewer than wanted where the site says how many are left. */
        new_qty: Type.Integer(),
        /** The line of the same seller that pays the domestic shipping of this one too. */
        sent_with: Nullable(Type.String()),
        /** Why it cannot be bought now though it is there. */
        refusal: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
        /** Đồng that buying it holds in the wallet; 0 when it has no price. */
        hold: Type.Integer(),
        breakdown: Nullable(BreakdownReply),
      }),
    ),
    coupons: Type.Array(CouponEffect),
    /** All lines that have a price, together; đồng. */
    payment: Payment,
  }),
});
export const priceAdditionEndpoint = endpoint({
  method: 'GET',
  path: '/api/cart/addition',
  access: 'customer',
  summary:
    'What one piece of a listing costs beside the chosen lines of my cart and my weighed goods in the Japan warehouse: the box with it, less the box without it.',
  query: Type.Object({
    site: Type.String({ maxLength: 20 }),
    code: Type.String({ minLength: 1, maxLength: 120 }),
    ship_mode: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: Type.Object({
    success: Type.Boolean(),
    /**
     * Null when nothing is there to share a box with, or when it cannot be priced now. Đồng, as
     * likely.
     */
    data: Nullable(
      Type.Object({
        added_vnd: Type.Integer(),
        alone_vnd: Type.Integer(),
        in_cart: Type.Integer(),
        in_warehouse: Type.Integer(),
      }),
    ),
  }),
  refusals: ['cart.unknown-site'],
});
export const acceptCartPricesEndpoint = endpoint({
  method: 'POST',
  path: '/api/cart/accept-prices',
  access: 'customer',
  summary:
    'I have seen the new prices and quantities of these lines and agree: each new price must still be the one read now.',
  body: Type.Object({
    items: Type.Array(
      Type.Object({
        id: Type.String({ maxLength: 60 }),
        price: Type.Integer({ minimum: 1 }),
        /** Where fewer are left. */
        qty: Optional(Type.Integer({ minimum: 1, maximum: 99 })),
      }),
      { maxItems: 200 },
    ),
  }),
  reply: Type.Object({ success: Type.Boolean(), data: Type.Array(CartEntry) }),
  refusals: ['cart.not-found'],
});
const PaymentItem = Type.Object({
  /** Id of the cart line. */
  id: Type.String({ maxLength: 60 }),
  note: Optional(Type.String({ maxLength: 500 })),
  extra_services: Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
  ship_mode: Optional(Type.String({ maxLength: 40 })),
});
export const payForOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/payment-for-order',
  access: 'customer',
  summary:
    'Buys the named lines of my cart (the chosen ones when none is named): all or none. Every price is read again; a difference is refused, never paid.',
  body: Type.Object({
    items: Type.Optional(Type.Array(PaymentItem, { maxItems: 50 })),
    /** Answered quotes to pay instead of lines, by order code; all or none. */
    quotes: Optional(Type.Array(QuoteWish, { maxItems: 50 })),
    address_id: Optional(Type.String({ maxLength: 60 })),
    /** The same as `address_id`, as older clients send it. */
    address: Optional(Type.Object({ _id: Optional(Type.String({ maxLength: 60 })) })),
    /** Whether the customer pressed the button that pays; `false` is refused. */
    confirm: Optional(Type.Boolean()),
    /** Each is used on the line where it takes off most; one that cannot be used refuses the whole. */
    discount_codes: Optional(DiscountCodes),
    /** Đồng, as `payment` of the cart check said: other amounts are refused. Absent: nothing was told. */
    agreed_first_payment: Optional(Type.Integer({ minimum: 0 })),
    agreed_hold: Optional(Type.Integer({ minimum: 0 })),
    /** Whether the customer confirmed what may restrict these goods; `false` is refused when something does. */
    is_risk_confirmed: Optional(Type.Boolean()),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    success: Type.Boolean(),
    message: Type.String(),
    data: Type.Array(
      Type.Object({
        id: Type.String(),
        order_id: Type.String(),
        code: Type.String(),
        first_payment: Type.Integer(),
      }),
    ),
  }),
  refusals: [
    'cart.not-found',
    'cart.nothing-chosen',
    'orders.not-found',
    'orders.quote-not-answered',
    'orders.quote-not-open',
    'orders.not-paid',
    'orders.try-later',
    'cart.price-changed',
    'cart.stock-changed',
    'cart.total-changed',
    'bidding.needs-confirmation',
    'bidding.sold',
    'bidding.own-order',
    'marketplaces.no-such-listing',
    'bidding.no-buy-now',
    'marketplaces.variant-prices',
    'bidding.seller-goods-blocked',
    'bidding.price-changed',
    'promotions.unknown-code',
    'promotions.cannot-apply',
    'wallet.not-enough',
    'pricing.no-rate',
    'pricing.rate-too-old',
    'pricing.unknown-ship-mode',
    'pricing.unknown-service',
    'customers.no-address',
    'customers.address-not-found',
  ],
});
