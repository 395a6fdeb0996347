import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DiscountCodes } from '../promotions/promotions.ts';
import { ListingCode } from '../marketplaces/listing-code.ts';
import { Nullable } from '../kit/shapes.ts';

/** The mobile client sends amounts as strings, the web as integers. */
const Amount = Type.Union([
  Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  Type.String({ pattern: '^\\d{1,9}$' }),
]);
const Words = Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 });
const Optional = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema));
/** The bid payload of the specification (section 5) and of the mobile client; what is not named here is dropped. */
export const BidBody = Type.Object({
  code: ListingCode,
  price: Amount,
  /** Wire name of the marketplace; the auction site when absent. */
  site: Optional(Type.String({ maxLength: 20 })),
  mode: Optional(Type.Union([Type.Literal('now'), Type.Literal('snipe'), Type.Literal('buy')])),
  qty: Optional(Amount),
  ship_mode: Optional(Type.String({ maxLength: 40 })),
  services_extra: Optional(Words),
  service_extra: Optional(Words),
  partial: Optional(Type.Union([Type.Boolean(), Amount])),
  /** Where it goes; the primary address when absent. */
  address_id: Optional(Type.String({ maxLength: 60 })),
  /** For whoever buys. */
  note: Optional(Type.String({ maxLength: 500 })),
  /** Coupons, each of which must take something off. A bid uses them when it is won. */
  discount_codes: Optional(DiscountCodes),
  /** Snipes: what to do when the auction was extended, and how often to follow. */
  extension_rule: Optional(Type.Union([Type.Literal('stop'), Type.Literal('follow')])),
  follow_steps: Optional(Type.Integer({ minimum: 0, maximum: 50 })),
  /** Đồng that the customer was told would be held; another amount is refused. Absent: nothing was told. */
  agreed_hold: Optional(Type.Integer({ minimum: 0 })),
  /** Whether the customer confirmed what may restrict these goods; `false` is refused when something does. */
  is_risk_confirmed: Optional(Type.Boolean()),
});
export const BidReply = Type.Object({
  status: Type.Boolean(),
  success: Type.Boolean(),
  message: Type.String(),
  /** To be shown instead of the one sentence that the mobile client compares, where nothing was sent yet: a person places it. */
  detail: Nullable(Type.String()),
  data: Type.Object({
    id: Type.String(),
    code: Type.String(),
    mode: Type.String(),
    /** `leading`, `outbid`, `scheduled` …; for buy now `ordered`. */
    state: Type.String(),
    maximum: Type.Integer(),
    hold: Type.Integer(),
    order_code: Nullable(Type.String()),
  }),
});
const BID_REFUSALS = [
  'bidding.unavailable',
  'bidding.timeout',
  'bidding.not-auction',
  'marketplaces.no-such-listing',
  'bidding.auction-closed',
  'bidding.too-low',
  'bidding.over-limit',
  'bidding.one-lot',
  'bidding.not-raised',
  'bidding.higher-maximum',
  'bidding.live-by-other',
  'bidding.still-at-site',
  'bidding.being-checked',
  'bidding.by-hand-no-snipe',
  'bidding.by-hand-too-late',
  'bidding.by-hand-waiting',
  'bidding.in-group',
  'bidding.too-many-auctions',
  'bidding.unpaid-win',
  'bidding.seller-needs-request',
  'bidding.ends-too-soon',
  'bidding.refused-by-site',
  'bidding.no-buy-now',
  'bidding.sold',
  'bidding.own-order',
  'bidding.not-so-many',
  'bidding.needs-choice',
  'marketplaces.variant-prices',
  'bidding.price-changed',
  'bidding.seller-goods-blocked',
  'bidding.not-found',
  'bidding.total-changed',
  'bidding.needs-confirmation',
  'wallet.not-enough',
  'pricing.no-rate',
  'pricing.rate-too-old',
  'pricing.unknown-ship-mode',
  'pricing.unknown-service',
  'promotions.unknown-code',
  'promotions.cannot-apply',
  'customers.no-address',
  'customers.address-not-found',
] as const;
export const placeBidEndpoint = endpoint({
  method: 'POST',
  path: '/api/bid/{mode}',
  access: 'customer',
  summary:
    'Bids a maximum at once (now), shortly before the end (snipe), or buys at the fixed price (buy). Held first, sent once.',
  params: Type.Object({
    mode: Type.Union([Type.Literal('now'), Type.Literal('snipe'), Type.Literal('buy')]),
  }),
  body: BidBody,
  reply: BidReply,
  refusals: BID_REFUSALS,
});
export const snipeEndpoint = endpoint({
  method: 'POST',
  path: '/api/bid/snipe',
  access: 'customer',
  summary:
    'Schedules a snipe: the maximum goes out shortly before the end, on the clock of the marketplace.',
  body: BidBody,
  reply: BidReply,
  refusals: BID_REFUSALS,
});
export const buyFixedPriceEndpoint = endpoint({
  method: 'POST',
  path: '/api/bid/mercari',
  aliases: ['/api/buy-product-now'],
  access: 'customer',
  summary:
    'Buys a listing at its fixed price; the price is read again, a difference is refused with old and new.',
  body: BidBody,
  reply: BidReply,
  refusals: BID_REFUSALS,
});
