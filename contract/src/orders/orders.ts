import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { OrderDetail } from './detail.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { PageQuery } from '../kit/pages.ts';
import { sortBy, TableAfter } from '../kit/tables.ts';
import { DoneReply, Nullable, SearchedWords } from '../kit/shapes.ts';
import { type OrderStation, OrderStateText } from './states.ts';

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' });
const dong = Type.Integer();
const yen = Type.Integer();
const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

/** The counters of the order tabs; all integers. `purchase` and `transport` gather several of the others. */
export const OrderCounters = Type.Object({
  total: Type.Integer(),
  wait_for_quote: Type.Integer(),
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
  state: OrderStateText,
  /** Where it stands on the track; null once it has left it. */
  station: Nullable(Type.Unsafe<OrderStation>(Type.String())),
  /** An answered quote can be paid until then. */
  quote_ends_at: Type.Union([Type.String(), Type.Null()]),
  second_payment_vnd: dong,
  is_second_payment_final: Type.Boolean(),
});
export type QuoteRow = Static<typeof QuoteRow>;

/** What my orders are sorted by: when they were ordered, when they last moved. */
export const QUOTE_SORTS = ['created', 'moved'] as const;

/** `step` as the mobile client sends it (`7.0`, `12.2`), or `tab` by the name of its counter. */
export const listQuotesEndpoint = endpoint({
  method: 'GET',
  path: '/api/quotes/user',
  access: 'customer',
  summary:
    'My orders with the counters of the tabs and what my wallet holds; newest first, or sorted and paged by key.',
  query: Type.Object({
    ...PageQuery.properties,
    from: Type.Optional(day),
    to: Type.Optional(day),
    q: Type.Optional(SearchedWords),
    step: Type.Optional(Type.Number()),
    tab: Type.Optional(Type.String({ maxLength: 40 })),
    sort: sortBy(QUOTE_SORTS),
    after: TableAfter,
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(QuoteRow),
      pagination: Type.Object({
        total: Type.Integer(),
        current: Type.Integer(),
        pageSize: Type.Integer(),
      }),
      next: Type.Optional(Type.String()),
    }),
    freeze: dong,
    options: OrderCounters,
  }),
});

export const exportQuotesEndpoint = endpoint({
  method: 'GET',
  path: '/api/quotes/user/export',
  access: 'customer',
  whileViewing: 'hidden',
  summary: 'My orders as a spreadsheet (xlsx), newest first, with the filters of the list.',
  query: Type.Object({
    from: Type.Optional(day),
    to: Type.Optional(day),
    q: Type.Optional(SearchedWords),
    step: Type.Optional(Type.Number()),
    tab: Type.Optional(Type.String({ maxLength: 40 })),
    // Sent along by clients that repeat the question of the list; a spreadsheet has no pages.
    ...PageQuery.properties,
  }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
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
          status: Type.Union([
            Type.Literal('paid'),
            Type.Literal('held'),
            Type.Literal('open'),
            Type.Literal('returned'),
          ]),
          date: Type.String(),
        }),
      ),
      pagination: Type.Object({
        total: Type.Integer(),
        current: Type.Integer(),
        pageSize: Type.Integer(),
      }),
    }),
  }),
});

export const readOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/me/orders/{code}',
  access: 'customer',
  summary:
    'One of my orders: track, pictures, weights, price lines forecast beside actual, and what I may do now.',
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
