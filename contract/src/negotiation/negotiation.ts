import { ListingCode } from '../marketplaces/listing-code.ts';
import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { LIMITS } from '../kit/limits.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { CustomerName, Nullable, Text, Uuid, Whole } from '../kit/shapes.ts';

/** Asking a Mercari seller for a lower price (値下げ依頼); on the wire `desired-price`. Amounts in yen unless their name says đồng. */
const Price = Type.Integer({ minimum: 1, maximum: LIMITS.bidMaximumJpy });

export const OfferStatus = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('sent'),
  Type.Literal('accepted'),
  Type.Literal('bought'),
  Type.Literal('cancelled'),
  Type.Literal('expired'),
]);

export const OfferRow = Type.Object({
  id: Uuid,
  /** 0 cancelled or rejected, 1 waiting, 2 sent, 3 accepted, 4 bought, 5 expired. */
  status: Whole,
  state: OfferStatus,
  status_label: Text,
  reason: Nullable(Text),
  site: Text,
  code: Text,
  name: Text,
  name_vi: Text,
  image: Text,
  url: Text,
  price: Whole,
  desired_price: Whole,
  /** What the seller agreed to; null until then. */
  granted_price: Nullable(Whole),
  buy_auto: Type.Boolean(),
  ship_mode: Text,
  services_extra: Type.Array(Text),
  address_id: Nullable(Uuid),
  assignee_id: Nullable(Uuid),
  account_id: Nullable(Text),
  note: Text,
  hold_vnd: Whole,
  quote_code: Nullable(Text),
  expires_at: Text,
  created_date: Text,
  may: Type.Object({ cancel: Type.Boolean(), change: Type.Boolean(), buy: Type.Boolean() }),
  history: Type.Array(
    Type.Object({ state: Text, label: Text, by: Text, at: Text, reason: Nullable(Text) }),
  ),
});
export type OfferRow = Static<typeof OfferRow>;

const Terms = {
  ship_mode: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
  services_extra: Type.Optional(
    Nullable(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  ),
  coupons_code: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  address_id: Type.Optional(Nullable(Uuid)),
};

const MONEY_REFUSALS = [
  'wallet.not-enough',
  'pricing.no-rate',
  'pricing.rate-too-old',
  'pricing.unknown-ship-mode',
  'pricing.unknown-service',
  'customers.no-address',
  'customers.address-not-found',
  'bidding.sold',
  'bidding.own-order',
  'bidding.seller-goods-blocked',
  'bidding.no-buy-now',
] as const;
const OFFER_REFUSALS = [
  'negotiation.not-sent',
  'negotiation.open-already',
  'negotiation.too-many-open',
  'negotiation.no-coupon',
  ...MONEY_REFUSALS,
] as const;

/** Each of these calls reads the listing anew: one customer must not use up a site's pace for all. */
export const checkOfferEndpoint = endpoint({
  method: 'POST',
  path: '/api/desired-price/check',
  access: 'customer',
  whileViewing: 'asks',
  limitPerMinute: 60,
  summary:
    'Whether the seller can be asked for this price, every reason why not, and what it would cost.',
  body: Type.Object({
    code: ListingCode,
    site: Type.Optional(Type.String({ maxLength: 20 })),
    desired_price: Type.Optional(Price),
    ...Terms,
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      can_send: Type.Boolean(),
      reasons: Type.Array(Type.Object({ code: Text, message: Text })),
      price: Nullable(Whole),
      minimum: Nullable(Whole),
      maximum: Nullable(Whole),
      /** What is held when it shall be bought at once; null when it cannot be sent. */
      hold_vnd: Nullable(Whole),
      landed_vnd: Nullable(Whole),
    }),
  }),
  refusals: [
    'marketplaces.no-such-listing',
    'marketplaces.site-not-served',
    'negotiation.no-coupon',
    ...MONEY_REFUSALS,
  ],
});

export const listOffersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desired-price',
  access: 'customer',
  summary: 'My price requests, newest first.',
  query: Type.Object({
    ...PageQuery.properties,
    status: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
    code: Type.Optional(ListingCode),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(OfferRow),
    pagination: Pagination,
  }),
});

export const createOfferEndpoint = endpoint({
  method: 'POST',
  path: '/api/desired-price',
  access: 'customer',
  limitPerMinute: 60,
  summary:
    'Asks the seller for a price; with `buy_auto` the first payment is held and the goods are bought when the seller agrees.',
  body: Type.Object({
    code: ListingCode,
    site: Type.Optional(Type.String({ maxLength: 20 })),
    desired_price: Price,
    buy_auto: Type.Optional(Type.Boolean()),
    note: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    ...Terms,
  }),
  reply: Type.Object({ status: Type.Boolean(), message: Text, data: OfferRow }),
  refusals: ['marketplaces.no-such-listing', 'marketplaces.site-not-served', ...OFFER_REFUSALS],
});

export const changeOfferEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desired-price',
  access: 'customer',
  limitPerMinute: 60,
  summary: 'Changes a request that was not sent yet.',
  body: Type.Object({ id: Uuid, desired_price: Price, ...Terms }),
  reply: Type.Object({ status: Type.Boolean(), message: Text, data: OfferRow }),
  refusals: [
    'negotiation.not-found',
    'negotiation.too-late',
    'marketplaces.no-such-listing',
    ...OFFER_REFUSALS,
  ],
});

export const moveOfferEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desired-price/change-status',
  access: 'customer',
  summary: '0 cancels my request, 4 buys at the price that the seller granted.',
  body: Type.Object({ id: Uuid, status: Type.Union([Type.Literal(0), Type.Literal(4)]) }),
  reply: Type.Object({ status: Type.Boolean(), message: Text, data: OfferRow }),
  refusals: [
    'negotiation.not-found',
    'negotiation.too-late',
    'bidding.price-changed',
    ...MONEY_REFUSALS,
  ],
});

const DESK = { staff: ['sales', 'buyer'] } as const;

/** A request as the desk sees it: with whose it is. */
export const DeskOffer = Type.Intersect([OfferRow, Type.Object({ customer: CustomerName })]);

export const listDeskOffersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/offers',
  access: DESK,
  summary:
    'Price requests that wait for the desk or for a seller, the one that ends first at the top.',
  query: Type.Object({ ...PageQuery.properties, state: Type.Optional(OfferStatus) }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskOffer),
    pagination: Pagination,
  }),
});

export const answerOfferEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/offers/{id}/answer',
  access: DESK,
  summary: 'The desk sent the request, or tells what the seller answered.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({
    answer: Type.Union([Type.Literal('sent'), Type.Literal('accepted'), Type.Literal('rejected')]),
    /** What the seller agreed to, when it is not what was asked. */
    price: Type.Optional(Price),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
    /** Our account at the marketplace that asked. */
    account: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: DeskOffer }),
  refusals: [
    'negotiation.not-found',
    'negotiation.too-late',
    'negotiation.needs-reason',
    'negotiation.not-sent',
  ],
});
