import { BidModeText, BidStatusText } from './bid-status.ts';
import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { LIMITS } from '../kit/limits.ts';
import { Pagination } from '../kit/pages.ts';
import { Nullable } from '../kit/shapes.ts';
import { sortBy, TableAfter } from '../kit/tables.ts';

/** One bid in the list of the mobile client (`bid.list`). Times with milliseconds and Z; amounts in yen. */
export const BidRow = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  site: Type.String(),
  code: Type.String(),
  name: Type.String(),
  url: Type.String(),
  images: Type.Array(Type.String()),
  seller_id: Type.String(),
  qty: Type.Integer(),
  tax: Nullable(Type.Integer()),
  price: Type.Integer(),
  snipe_price: Nullable(Type.Integer()),
  current_price: Type.Integer(),
  shipping_charges: Type.Integer(),
  exchange_rate: Type.Integer(),
  payment_price: Nullable(Type.Integer()),
  currency: Type.String(),
  bids: Type.Integer(),
  bid_count: Type.Integer(),
  services_extra: Type.Array(Type.String()),
  mode: BidModeText,
  ship_mode: Type.String(),
  /** 3 paid, 2 won, 1 open, 0 ended without the goods. */
  status: Type.Integer(),
  process: Type.Integer(),
  winner: Type.Boolean(),
  finished: Type.Boolean(),
  notify: Type.Boolean(),
  allow: Type.Boolean(),
  vip: Type.Boolean(),
  deleted: Type.Boolean(),
  end_time: Type.String(),
  created_date: Type.String(),
  updated_date: Type.String(),
  bid_date: Type.String(),
  success_date: Nullable(Type.String()),
  quote_code: Nullable(Type.String()),
  remark: Nullable(Type.String()),
  isCanPlaceBid: Type.Boolean(),
  isCanBeAuctioned: Type.Boolean(),
  isExpired: Type.Boolean(),
  isCancel: Type.Boolean(),
  /** Our own words for the web: the status of the life table, its reason and what is held. */
  state: BidStatusText,
  reason: Nullable(Type.String()),
  hold: Type.Integer(),
  /** The group it belongs to, whose money stands behind it. */
  group_id: Nullable(Type.String()),
  clock_offset_ms: Type.Integer(),
  /** What this customer may do now. */
  may: Type.Object({ cancel: Type.Boolean(), raise: Type.Boolean() }),
});
export type BidRow = Static<typeof BidRow>;
export const BidTab = Type.Union([
  Type.Literal('all'),
  Type.Literal('bidding'),
  Type.Literal('hunting'),
  Type.Literal('finished'),
  Type.Literal('successed'),
  Type.Literal('paid'),
]);
/** What my bids are sorted by where they are paged by key: when they were placed, my maximum. */
export const OWN_BID_SORTS = ['created', 'maximum'] as const;
export const listBidsEndpoint = endpoint({
  method: 'GET',
  path: '/api/bid/user',
  access: 'customer',
  summary: 'My bids by tab, with the counters of all tabs; `by` sorts and pages them by key.',
  query: Type.Object({
    type: Type.Optional(BidTab),
    sort: Type.Optional(
      Type.Union([
        Type.Literal('end_time'),
        Type.Literal('created_date'),
        Type.Literal('price'),
        Type.Literal('bids'),
      ]),
    ),
    by: sortBy(OWN_BID_SORTS),
    after: TableAfter,
    order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
    from: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d' })),
    to: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d' })),
    search: Type.Optional(Type.String({ maxLength: LIMITS.keywordLength })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize })),
  }),
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Array(BidRow),
    statistic: Type.Object({
      total: Type.Integer(),
      bidding: Type.Integer(),
      hunting: Type.Integer(),
      finished: Type.Integer(),
      successed: Type.Integer(),
      paid: Type.Integer(),
    }),
    pagination: Pagination,
    next: Type.Optional(Type.String()),
  }),
});
