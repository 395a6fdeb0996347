import { type Static, type TSchema, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { PageQuery } from './pages.ts';

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' });
const dong = Type.Integer();
const yen = Type.Integer();
const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
const DoneReply = Type.Object({ status: Type.Literal(true), success: Type.Literal(true) });

/** The counters of the order tabs; all integers. `purchase` and `transport` gather several of the others. */
export const OrderCounters = Type.Object({
  total: Type.Integer(),
  wait_for_pay: Type.Integer(),
  wait_for_buy: Type.Integer(),
  buying: Type.Integer(),
  bought: Type.Integer(),
  foreign_warehouse: Type.Integer(),
  out_from_foreign_warehouse: Type.Integer(),
  vn_warehouse: Type.Integer(),
  processing: Type.Integer(),
  invoice_created: Type.Integer(),
  delivery_in_progress: Type.Integer(),
  delivery_successful: Type.Integer(),
  canceled: Type.Integer(),
  purchase: Type.Integer(),
  transport: Type.Integer(),
});

/** One order in a list, as the mobile client reads it. `status_id` is whole: 5 also for 5.5, 14 also for 14.1. Kilograms may have a fraction. */
export const QuoteRow = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  code: Type.String(),
  type: Type.Integer(),
  type_mode: Type.Integer(),
  link: Type.String(),
  name: Type.String(),
  image_root: Type.String(),
  currency: Type.String(),
  exchange_rate: Type.Number(),
  exchange_price: Type.Integer(),
  quality: Type.Integer(),
  qty_old: Type.Integer(),
  note: Type.String(),
  goods_values: yen,
  origin_price: yen,
  tax: yen,
  shipping_charges: yen,
  service_currency: yen,
  payment_currency: yen,
  total_currency: yen,
  totalCurrency: yen,
  price: dong,
  subtotal: dong,
  fee_domestic: dong,
  fee_service: dong,
  fee_payment: dong,
  fee_ship: dong,
  fee_other: dong,
  fee_extra: dong,
  total: dong,
  discount: dong,
  discount_price: dong,
  payment: dong,
  payment_price: dong,
  payment_status: Type.String(),
  payment_percent: Type.Integer(),
  weight: Type.Number(),
  weight_rate: Type.Number(),
  r_weight: Type.Number(),
  d_weight: Type.Number(),
  length: Type.Integer(),
  width: Type.Number(),
  height: Type.Number(),
  ship_mode: Type.String(),
  services_extra: Type.Array(Type.String()),
  coupons_code: Type.Array(Type.String()),
  phone: Type.String(),
  address: Type.String(),
  province: Type.String(),
  district: Type.String(),
  ward: Type.String(),
  address_id: Type.String(),
  user_id: Type.String(),
  status_id: Type.Integer(),
  status_label: Type.String(),
  status_date: Type.String(),
  created_date: Type.String(),
  route_code: Type.String(),
  site_code: Type.String(),
  batch_code: Type.String(),
  auction: Type.Boolean(),
  groups: Type.Array(Type.Unknown()),
  state: Type.String(),
  second_payment_vnd: dong,
  is_second_payment_final: Type.Boolean(),
});
export type QuoteRow = Static<typeof QuoteRow>;

/** `step` as the mobile client sends it (`7.0`, `12.2`), or `tab` by the name of its counter. */
export const listQuotesEndpoint = endpoint({
  method: 'GET',
  path: '/api/quotes/user',
  access: 'customer',
  summary: 'My orders with the counters of the tabs and what my wallet holds; newest first.',
  query: Type.Object({
    ...PageQuery.properties,
    from: Type.Optional(day),
    to: Type.Optional(day),
    step: Type.Optional(Type.Number()),
    tab: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(QuoteRow),
      pagination: Type.Object({ total: Type.Integer(), current: Type.Integer(), pageSize: Type.Integer() }),
    }),
    freeze: dong,
    options: OrderCounters,
  }),
});

export const readQuoteStatisticEndpoint = endpoint({
  method: 'GET',
  path: '/api/quotes/user/statistic',
  access: 'customer',
  summary: 'How many of my orders stand in each tab.',
  reply: Type.Object({ data: OrderCounters }),
});

export const countQuotesEndpoint = endpoint({
  method: 'GET',
  path: '/api/quotes/count',
  access: 'customer',
  summary: 'How many orders I have, and how many of them are not finished.',
  reply: Type.Object({ data: Type.Object({ total: Type.Integer(), open: Type.Integer() }) }),
});

export const listQuotePaymentsEndpoint = endpoint({
  method: 'GET',
  path: '/api/quote/user/payments',
  access: 'customer',
  summary: 'First payments of my orders: what was paid, what is held for a purchase, what is open.',
  query: PageQuery,
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Type.String(),
          amount_vnd: dong,
          paid_vnd: dong,
          held_vnd: dong,
          status: Type.Union([Type.Literal('paid'), Type.Literal('held'), Type.Literal('open'), Type.Literal('returned')]),
          date: Type.String(),
        }),
      ),
      pagination: Type.Object({ total: Type.Integer(), current: Type.Integer(), pageSize: Type.Integer() }),
    }),
  }),
});

/** One line of the price: what was forecast when the customer committed, and what it came to. */
export const ForecastLine = Type.Object({
  code: Type.String(),
  label: Type.String(),
  group: Type.String(),
  payment: Type.Integer(),
  currency: Type.String(),
  rule: Type.String(),
  reason: Type.String(),
  certainty: Type.String(),
  /** In `currency`. */
  forecast: nullable(Type.Integer()),
  forecast_vnd: nullable(dong),
  low_vnd: nullable(dong),
  high_vnd: nullable(dong),
  actual: nullable(Type.Integer()),
  actual_vnd: nullable(dong),
});
export type ForecastLine = Static<typeof ForecastLine>;

const Measures = Type.Object({ weight_g: Type.Integer(), length_cm: Type.Integer(), width_cm: Type.Integer(), height_cm: Type.Integer() });
const Range = Type.Object({ low_vnd: dong, likely_vnd: dong, high_vnd: dong });

export const TrackStop = Type.Object({
  code: Type.String(),
  label: Type.String(),
  standing: Type.Union([Type.Literal('passed'), Type.Literal('here'), Type.Literal('ahead')]),
  reached_at: nullable(Type.String()),
});

export const OrderHappening = Type.Object({
  at: Type.String(),
  state: Type.String(),
  label: Type.String(),
  /** Who: `customer`, `staff`, `agent`, `carrier`, `system`; a name only at the desk. */
  actor: Type.String(),
  actor_name: nullable(Type.String()),
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  /** Addresses of pictures. */
  photos: Type.Array(Type.String()),
});

/** The whole of one order. `moves` are the buttons of whoever asks. */
export const OrderDetail = Type.Object({
  code: Type.String(),
  state: Type.String(),
  status_id: Type.Integer(),
  status_label: Type.String(),
  source: Type.Union([Type.Literal('win'), Type.Literal('purchase')]),
  site: Type.String(),
  site_code: Type.String(),
  listing: Type.Object({
    code: Type.String(),
    url: Type.String(),
    title: Type.String(),
    title_vi: nullable(Type.String()),
    picture: nullable(Type.String()),
    price_jpy: yen,
  }),
  quantity: Type.Integer(),
  rate: Type.Number(),
  note: nullable(Type.String()),
  ship_mode: Type.String(),
  services: Type.Array(Type.String()),
  address: Type.Object({ receiver: Type.String(), phone: Type.String(), text: Type.String() }),
  marketplace_order_number: nullable(Type.String()),
  track: Type.Array(TrackStop),
  happenings: Type.Array(OrderHappening),
  measured: nullable(Measures),
  first_payment: Type.Object({ total_vnd: dong, paid_vnd: dong, held_vnd: dong }),
  second_payment: Type.Object({ forecast: Range, actual_vnd: nullable(dong) }),
  lines: Type.Array(ForecastLine),
  /** The site asks another price for one piece: accept it or give the order up. */
  price_question: nullable(Type.Object({ asked_jpy: yen, agreed_jpy: yen, first_payment_vnd: dong, more_vnd: dong })),
  may_cancel: Type.Boolean(),
  may_confirm_received: Type.Boolean(),
  created_at: Type.String(),
  moved_at: Type.String(),
});
export type OrderDetail = Static<typeof OrderDetail>;

export const readOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/me/orders/{code}',
  access: 'customer',
  summary: 'One of my orders: track, pictures, weights, price lines forecast beside actual, and what I may do now.',
  params: byCode,
  reply: Type.Object({ data: OrderDetail }),
  refusals: ['orders.not-found'],
});

export const cancelOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/orders/{code}/cancel',
  access: 'customer',
  summary: 'Gives an order up before it is bought; what is held comes back at once.',
  params: byCode,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 300 })) }),
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.not-cancellable'],
});

export const acceptPriceEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/orders/{code}/accept-price',
  access: 'customer',
  summary: 'Accepts the price that the site asks now; the hold in the wallet follows it.',
  params: byCode,
  body: Type.Object({ price_jpy: Type.Integer({ minimum: 1, maximum: 100_000_000 }) }),
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.no-price-question', 'wallet.not-enough'],
});

// The purchase desk

const buyers = { staff: ['buyer'] } as const;
const anyStaff = { staff: ['sales', 'buyer', 'warehouse', 'accountant'] } as const;
const number = Type.String({ minLength: 1, maxLength: 80 });
const price = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const photos = Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 12 }));

export const readDeskOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/orders/{code}',
  access: anyStaff,
  summary: 'One order with everything the desk knows: customer, purchase, history with names.',
  params: byCode,
  reply: Type.Object({
    data: Type.Object({
      ...OrderDetail.properties,
      customer: Type.Object({ customer_no: Type.String(), full_name: Type.String(), phone: nullable(Type.String()) }),
      account: nullable(Type.String()),
      price_paid_jpy: nullable(yen),
      purchase: nullable(
        Type.Object({
          state: Type.String(),
          reason: nullable(Type.String()),
          site_price_jpy: yen,
          asked_price_jpy: nullable(yen),
          tries: Type.Integer(),
          is_mine: Type.Boolean(),
          is_taken: Type.Boolean(),
        }),
      ),
    }),
  }),
  refusals: ['orders.not-found'],
});

const takeRefusals = ['orders.not-found', 'orders.no-open-purchase', 'orders.taken-by-other', 'orders.answer-unknown', 'orders.move-not-allowed'] as const;

export const takePurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/take',
  access: buyers,
  summary: 'I buy this one.',
  params: byCode,
  reply: DoneReply,
  refusals: [...takeRefusals],
});

export const giveBackPurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/give-back',
  access: buyers,
  summary: 'Undoes taking: somebody else may buy it.',
  params: byCode,
  reply: DoneReply,
  refusals: [...takeRefusals],
});

export const recordBoughtEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/bought',
  access: buyers,
  summary: 'It is bought: the number that the marketplace gave, what it charged in all, and pictures of the proof.',
  params: byCode,
  body: Type.Object({ number, price_paid_jpy: price, photos }),
  reply: DoneReply,
  refusals: [...takeRefusals, 'orders.price-above-agreed', 'wallet.not-enough', 'files.not-found'],
});

export const recordNotBoughtEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/not-bought',
  access: buyers,
  summary: 'It cannot be bought: everything is given back at once and the customer is told.',
  params: byCode,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }),
  reply: DoneReply,
  refusals: [...takeRefusals],
});

export const askPriceEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/ask-price',
  access: buyers,
  summary: 'The price rose: asks the customer whether they accept it.',
  params: byCode,
  body: Type.Object({ price_jpy: price }),
  reply: DoneReply,
  refusals: [...takeRefusals],
});

export const settlePurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/settle',
  access: buyers,
  summary: 'What the purchase history shows of a purchase whose answer was lost.',
  params: byCode,
  body: Type.Union([
    Type.Object({ is_bought: Type.Literal(true), number, price_paid_jpy: price }),
    Type.Object({ is_bought: Type.Literal(false) }),
  ]),
  reply: DoneReply,
  refusals: [...takeRefusals, 'wallet.not-enough'],
});

export const recordNumberEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/number',
  access: buyers,
  summary: 'The order number of a lot that was won.',
  params: byCode,
  body: Type.Object({ number, price_paid_jpy: Type.Optional(price) }),
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.no-open-purchase'],
});

export const cancelByStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/cancel',
  access: { staff: ['sales', 'buyer'] },
  summary: 'Cancels an order that is not bought, with a reason.',
  params: byCode,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }),
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.not-cancellable'],
});
