import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { ListingCode } from '../marketplaces/listing-code.ts';
import { CouponEffect, DiscountCodes } from '../promotions/promotions.ts';
import { BreakdownReply } from '../pricing/pricing.ts';
import { Nullable } from '../kit/shapes.ts';

const Optional = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema));

export const previewBidEndpoint = endpoint({
  method: 'POST',
  path: '/api/bid/preview',
  access: 'customer',
  whileViewing: 'asks',
  summary:
    'What a bid or a purchase would hold and cost me, to the đồng: computed as the bid itself is. Changes nothing.',
  body: Type.Object({
    site: Type.String({ pattern: '^[a-z]{2,20}$' }),
    code: ListingCode,
    mode: Type.Union([Type.Literal('bid'), Type.Literal('buy')]),
    /** Yen as the site takes it: the maximum, or the fixed price. */
    price: Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
    /** Instead of `price`, for bids: the most that the goods may cost at my door, đồng. */
    ceiling_vnd: Optional(Type.Integer({ minimum: 0, maximum: 100_000_000_000 })),
    qty: Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    ship_mode: Optional(Type.String({ maxLength: 40 })),
    services_extra: Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
    address_id: Optional(Type.String({ maxLength: 60 })),
    discount_codes: Optional(DiscountCodes),
  }),
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Object({
      /** Yen; null when even the smallest bid is over the ceiling. */
      maximum: Nullable(Type.Integer()),
      /** Đồng that this bid or purchase holds in the wallet. */
      hold: Type.Integer(),
      breakdown: Nullable(BreakdownReply),
      /** What each code takes off, or why it cannot be used; those are left out of the price. */
      coupons: Type.Array(CouponEffect),
    }),
  }),
  refusals: [
    'request.invalid',
    'marketplaces.no-such-listing',
    'bidding.not-auction',
    'bidding.one-lot',
    'bidding.no-buy-now',
    'marketplaces.variant-prices',
    'bidding.sold',
    'bidding.own-order',
    'bidding.not-so-many',
    'bidding.price-changed',
    'bidding.seller-goods-blocked',
    'pricing.no-rate',
    'pricing.rate-too-old',
    'pricing.unknown-ship-mode',
    'pricing.unknown-service',
    'customers.address-not-found',
  ],
  limitPerMinute: 240,
});
