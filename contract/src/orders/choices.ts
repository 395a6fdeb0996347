import { type Static, type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { BreakdownReply } from '../pricing/pricing.ts';
import { CouponEffect, DiscountCodes } from '../promotions/promotions.ts';

const Optional = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));
const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

/** What a customer may choose anew; `chosen` of a happening names them, between commas. */
export const ORDER_CHOICES = {
  address: 'địa chỉ',
  'ship-mode': 'cách vận chuyển',
  services: 'dịch vụ',
  note: 'ghi chú',
  coupons: 'mã giảm giá',
} as const;
export type OrderChoice = keyof typeof ORDER_CHOICES;

/** What is named changes; what is absent stays. */
export const ChangedChoices = Type.Object({
  address_id: Optional(Type.String({ maxLength: 60 })),
  ship_mode: Optional(Type.String({ maxLength: 40 })),
  services_extra: Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
  note: Optional(Type.String({ maxLength: 500 })),
  /** Codes to use besides those that the order has, which stay. */
  discount_codes: Optional(DiscountCodes),
  /** Đồng of the second payment, as likely, that the customer was told; another one is refused. */
  agreed_second_payment: Optional(Type.Integer({ minimum: 0 })),
});
export type ChangedChoices = Static<typeof ChangedChoices>;

const Reply = Type.Object({
  status: Type.Literal(true),
  success: Type.Literal(true),
  data: BreakdownReply,
  /** What each new code takes off; one that cannot be used is left out of the price. */
  coupons: Type.Array(CouponEffect),
});

const REFUSALS = [
  'orders.not-found',
  'orders.choices-closed',
  'orders.choices-bound',
  'orders.first-payment-made',
  'pricing.unknown-ship-mode',
  'pricing.unknown-service',
  'customers.address-not-found',
] as const;

export const priceChoicesEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/orders/{code}/choices/price',
  access: 'customer',
  whileViewing: 'asks',
  summary: 'What one of my orders would cost with other choices and more coupons. Changes nothing.',
  params: byCode,
  body: ChangedChoices,
  reply: Reply,
  refusals: REFUSALS,
  limitPerMinute: 120,
});

export const changeChoicesEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/orders/{code}/choices',
  access: 'customer',
  summary:
    'Changes what I chose for an order, or adds coupons, as far as `may_change` of the order says.',
  params: byCode,
  body: ChangedChoices,
  reply: Reply,
  refusals: [
    ...REFUSALS,
    'cart.total-changed',
    'wallet.not-enough',
    'promotions.unknown-code',
    'promotions.cannot-apply',
  ],
});
