import { type Static, type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { BreakdownReply } from '../pricing/pricing.ts';
import { MOST_COUPONS } from './coupon-obstacles.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';

/** Coupons: offered to everybody, saved as vouchers, and what one takes off. Amounts in đồng, percent whole. */
export const Optional = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema));
const Limit = Type.Object({ limit: Type.Boolean(), value: Whole });
const Pieces = Type.Object({ total: Whole, value: Whole });
const Usage = Type.Object({ quantity: Type.Object({ _id: Text, total: Whole }) });
export const DISCOUNT_TARGETS = [
  'goods',
  'domestic-shipping',
  'service-fee',
  'payment-fee',
  'freight',
  'delivery',
  'first-payment',
  'second-payment',
] as const;
/** A code as people type it. */
const Code = Type.String({ minLength: 1, maxLength: 60 });
/** What `discount_codes` may hold. */
export const DiscountCodes = Type.Array(Code, { maxItems: MOST_COUPONS });
/** A coupon as the mobile client reads it; the last block is ours. */
export const Coupon = Type.Object({
  _id: Text,
  user_id: Text,
  coupon_code: Text,
  name: Text,
  description: Text,
  auto: Type.Boolean(),
  type: Text,
  mode: Text,
  discount: Whole,
  discount_max: Whole,
  discount_unit: Text,
  discount_fee: Text,
  discount_type: Text,
  used: Whole,
  weight: Limit,
  price: Limit,
  fee: Limit,
  qty: Pieces,
  route_code: Text,
  site_code: Text,
  start_date: Text,
  end_date: Text,
  created_by: Text,
  created_date: Text,
  status: Type.Boolean(),
  deleted: Type.Boolean(),
  origin: Type.Object({
    _id: Text,
    code: Text,
    qty: Pieces,
    start_date: Text,
    end_date: Text,
    status: Type.Boolean(),
    deleted: Type.Boolean(),
  }),
  usages: Type.Object({ global_used: Type.Object({ _id: Text, total: Whole }) }),
  my_used: Usage,
  total_used: Usage,
  is_saved: Type.Boolean(),
  /** Why I cannot use it now; null when I can. */
  obstacle: Nullable(Text),
  obstacle_text: Nullable(Text),
});
export type Coupon = Static<typeof Coupon>;
export const listCouponsEndpoint = endpoint({
  method: 'GET',
  path: '/api/coupons',
  access: 'customer',
  summary: 'Coupons on offer to everybody that run now, with whether I can use each.',
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean(), data: Type.Array(Coupon) }),
});
export const listMyCouponsEndpoint = endpoint({
  method: 'GET',
  path: '/api/coupons/user',
  access: 'customer',
  summary:
    'Coupons that I can use now, in groups of one (the mobile client reads coupon i of group i); an empty group when there is none. Page from 0.',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    search: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    success: Type.Boolean(),
    data: Type.Array(Type.Object({ _id: Text, count: Whole, coupons: Type.Array(Coupon) }), {
      minItems: 1,
    }),
  }),
});
export const listVouchersEndpoint = endpoint({
  method: 'GET',
  path: '/api/vouchers',
  access: 'customer',
  summary:
    'My coupons: saved ones, also used or ended, and those on offer to everybody. Usable ones first.',
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean(), data: Type.Array(Coupon) }),
});
export const saveVoucherEndpoint = endpoint({
  method: 'POST',
  path: '/api/voucher',
  access: 'customer',
  summary: 'Saves a voucher by its code into my list; again: the same answer.',
  body: Type.Object({ code: Code }),
  reply: Type.Object({
    status: Type.Boolean(),
    success: Type.Boolean(),
    message: Text,
    data: Coupon,
  }),
  refusals: ['promotions.unknown-code', 'promotions.not-saved'],
  limitPerMinute: 20,
});
/** How many codes are tried to find the best one. */
export const MOST_TRIED = 20;
/** What one code does to the things that are bought together. */
export const CouponEffect = Type.Object({
  code: Text,
  label: Text,
  /** What the likely landed total falls by. */
  discount_vnd: Whole,
  /** Of the first payment alone. */
  first_discount_vnd: Whole,
  /** The line it is used on: one use, one order. */
  line_id: Nullable(Text),
  refusal: Nullable(Type.Object({ code: Text, message: Text, reason: Text })),
});
export type CouponEffect = Static<typeof CouponEffect>;
/** An answered quote by its code, with what may still be chosen; what is absent stays as it was asked for. */
export const QuoteWish = Type.Object({
  id: Type.String({ maxLength: 40 }),
  note: Optional(Type.String({ maxLength: 500 })),
  extra_services: Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
  ship_mode: Optional(Type.String({ maxLength: 40 })),
});
export const applyCouponEndpoint = endpoint({
  method: 'POST',
  path: '/api/quote/user/coupon',
  access: 'customer',
  summary:
    'What codes take off answered quotes, or the named lines of my cart (the chosen ones ' +
    'when none is named), and what is then to be paid; with `best_of` the code of those that ' +
    'takes most off the lines, or none. Spends nothing.',
  body: Type.Object({
    code: Optional(Code),
    discount_codes: Optional(DiscountCodes),
    /**
     * Each is tried alone on the lines, at prices of the last minutes; the others are not put on.
     */
    best_of: Optional(Type.Array(Code, { maxItems: MOST_TRIED })),
    items: Optional(
      Type.Array(Type.Object({ id: Type.String({ maxLength: 60 }) }), { maxItems: 50 }),
    ),
    /** Answered quotes instead of lines. */
    quotes: Optional(Type.Array(QuoteWish, { maxItems: 50 })),
    address_id: Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    success: Type.Boolean(),
    message: Text,
    data: Type.Object({
      discount: Whole,
      first_payment: Whole,
      hold: Whole,
      coupons: Type.Array(CouponEffect),
      /** The new price of each quote, by its code; empty for lines of the cart. */
      quotes: Type.Array(
        Type.Object({ id: Text, first_payment: Whole, breakdown: BreakdownReply }),
      ),
    }),
  }),
  refusals: [
    'promotions.cannot-apply',
    'promotions.unknown-code',
    'cart.nothing-chosen',
    'orders.not-found',
    'orders.quote-not-answered',
    'orders.quote-not-open',
    'pricing.unknown-ship-mode',
    'pricing.unknown-service',
    'customers.address-not-found',
  ],
});
