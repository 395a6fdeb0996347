import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** Quotes by hand: a customer asks for a thing of a shop that we have no connector for, sales answers, the customer pays within a day. */
const Optional = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));
const Price = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const Reply = Type.Object({
  status: Type.Boolean(),
  success: Type.Boolean(),
  message: Type.String(),
});

const AskedThing = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 300 }),
  /** Of the thing at its shop; absent where there is none. */
  link: Optional(Type.String({ maxLength: 2_000 })),
  /** Yen for one piece as the shop asks it; `goods_values` is its name in the mobile client. */
  price: Optional(Price),
  goods_values: Optional(Price),
  /** Addresses of pictures: of our own uploads, or of the shop over https. */
  images: Optional(Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 10 })),
  quality: Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  note: Optional(Type.String({ maxLength: 500 })),
  ship_mode: Optional(Type.String({ maxLength: 40 })),
  services_extra: Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
});

export const requestQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/quote/user/request',
  access: 'customer',
  summary:
    'Asks for a quote of things that cannot be priced by themselves: each becomes an order that waits for sales. All or none.',
  body: Type.Object({
    quotes: Type.Array(AskedThing, { maxItems: 20 }),
    address_id: Optional(Type.String({ maxLength: 60 })),
  }),
  reply: Type.Object({
    ...Reply.properties,
    data: Type.Array(Type.Object({ id: Type.String(), code: Type.String() })),
  }),
  refusals: [
    'orders.not-created',
    'orders.bad-link',
    'pricing.no-rate',
    'pricing.unknown-ship-mode',
    'pricing.unknown-service',
    'customers.no-address',
    'customers.address-not-found',
  ],
  limitPerMinute: 20,
});

export const askAgainEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/orders/{code}/ask-again',
  access: 'customer',
  summary: 'Asks sales again for what a lapsed quote was about; it becomes a new order.',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: Type.Object({
    ...Reply.properties,
    data: Type.Object({ id: Type.String(), code: Type.String() }),
  }),
  refusals: [
    'orders.not-found',
    'orders.not-lapsed',
    'orders.bad-link',
    'pricing.no-rate',
    'pricing.unknown-ship-mode',
    'pricing.unknown-service',
    'customers.no-address',
    'customers.address-not-found',
  ],
  limitPerMinute: 20,
});

export const answerQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/quote',
  access: { staff: ['sales'] },
  summary:
    'The answer to a request: what the thing costs, its shipping in Japan and its weight. Price and rate are locked for a day.',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  body: Type.Object({
    price_jpy: Price,
    domestic_shipping_jpy: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    weight_g: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    note: Optional(Type.String({ maxLength: 500 })),
  }),
  reply: Type.Object({
    status: Type.Literal(true),
    success: Type.Literal(true),
    data: Type.Object({ first_payment_vnd: Type.Integer(), hold_vnd: Type.Integer() }),
  }),
  refusals: [
    'orders.not-found',
    'orders.move-not-allowed',
    'orders.goods-blocked',
    'pricing.no-rate',
    'pricing.rate-too-old',
  ],
});

export const saveQuotesEndpoint = endpoint({
  method: 'POST',
  path: '/api/quote/user/save',
  access: 'customer',
  summary:
    'Orders lines of my cart one by one, as the payment screen of the mobile client confirms them; `results` tells of each. An empty list, or nothing ordered, fails.',
  body: Type.Object({
    quotes: Optional(
      Type.Array(
        Type.Object({
          id: Type.String({ maxLength: 60 }),
          note: Optional(Type.String({ maxLength: 500 })),
          services_extra: Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
        }),
        { maxItems: 50 },
      ),
    ),
    address: Optional(Type.Object({ _id: Optional(Type.String({ maxLength: 60 })) })),
  }),
  reply: Type.Object({
    ...Reply.properties,
    data: Type.Null(),
    results: Type.Array(
      Type.Object({
        id: Type.String(),
        code: Type.Union([Type.String(), Type.Null()]),
        message: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  refusals: ['orders.not-saved'],
});
