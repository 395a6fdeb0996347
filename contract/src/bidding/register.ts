import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { CustomerName, Flag, Nullable, Text, Uuid, Whole } from '../kit/shapes.ts';
import { Day, FileKind, sortBy, TableAfter, TablePage } from '../kit/tables.ts';
import { type BidStatus, BidModeText, BidStatusText } from './bid-status.ts';
import { ReceiptEvent } from './standing.ts';

const READERS = { staff: ['sales', 'buyer', 'accountant'] } as const;

export const BID_SORTS = ['created', 'maximum', 'updated', 'ends'] as const;

/** The states of a bid as the desk names them. */
export const BID_STATES = {
  scheduled: 'Đã hẹn săn',
  firing: 'Đang gửi lượt săn',
  sending: 'Đang gửi',
  leading: 'Đang dẫn đầu',
  unknown: 'Chưa rõ kết quả',
  outbid: 'Bị vượt giá',
  won: 'Thắng',
  lost: 'Không thắng',
  cancelled: 'Đã hủy',
  failed: 'Không đặt được',
} as const satisfies Record<BidStatus, string>;

const Filters = {
  state: Type.Optional(Type.Enum(Object.keys(BID_STATES) as BidStatus[])),
  mode: Type.Optional(Type.Enum(['now', 'snipe', 'group'])),
  site: Type.Optional(Type.String({ maxLength: 20 })),
  /** Our account at the marketplace. */
  account: Type.Optional(Type.String({ maxLength: 60 })),
  customer: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  /** Days in Vietnam on which the auction ends. */
  from: Day,
  to: Day,
  /** Our account has the lot, but not by this bid, and nobody found out how. */
  doubt: Type.Optional(Type.Literal('yes')),
  sort: sortBy(BID_SORTS),
};

export const RegisteredBid = Type.Object({
  id: Uuid,
  created_at: Text,
  site: Text,
  code: Text,
  title: Text,
  state: BidStatusText,
  mode: BidModeText,
  is_grouped: Flag,
  is_doubtful: Flag,
  account: Text,
  maximum_jpy: Whole,
  /** What it was won for; until then the price of the lot. */
  price_jpy: Whole,
  /** How long before the end a snipe leaves. */
  lead_ms: Nullable(Whole),
  /** How late a snipe left us; null for what was not sent by a program. */
  late_ms: Nullable(Whole),
  ends_at: Text,
  order_code: Nullable(Text),
  customer: CustomerName,
});
export type RegisteredBid = Static<typeof RegisteredBid>;

export const listBidRegisterEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bid-register',
  access: READERS,
  summary: 'All bids of all customers, filtered, sorted and paged by key.',
  query: Type.Object({ ...Filters, after: TableAfter }),
  reply: Type.Object({ data: TablePage(RegisteredBid) }),
});

export const exportBidRegisterEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bid-register/export',
  access: READERS,
  summary: 'The table of bids with the same filters as a file.',
  query: Type.Object({ ...Filters, kind: FileKind }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});

export const readRegisteredBidEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bids/{id}',
  access: READERS,
  summary: 'One bid of any customer with its receipt: what happened when.',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    data: Type.Object({
      ...RegisteredBid.properties,
      reason: Nullable(Text),
      events: Type.Array(ReceiptEvent),
    }),
  }),
  refusals: ['bidding.not-found'],
});
