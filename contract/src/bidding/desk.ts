import { BidModeText, BidRequestStatusText, BidStatusText } from './bid-status.ts';
import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { CustomerName, Nullable, Text, Uuid, Whole } from '../kit/shapes.ts';

/** What the desk sees and decides of bidding: our own accounts, bids that need a person, requests against sellers. */
const DESK = { staff: ['buyer', 'sales'] } as const;

export const SiteAccountRow = Type.Object({
  site: Text,
  name: Text,
  state: Type.Union([
    Type.Literal('healthy'),
    Type.Literal('limited'),
    Type.Literal('restricted'),
    Type.Literal('draining'),
    Type.Literal('off'),
  ]),
  reason: Nullable(Text),
  since: Text,
  rests_until: Nullable(Text),
  pace_per_minute: Whole,
  /** Lots that it carries, and writes of the last minute. */
  load: Whole,
  recent: Whole,
  /** Moving average, milliseconds. */
  answer_ms: Nullable(Whole),
  answers: Whole,
  refusals: Whole,
  outages: Whole,
});
export type SiteAccountRow = Static<typeof SiteAccountRow>;

export const listSiteAccountsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/site-accounts',
  access: DESK,
  summary:
    'Our accounts at the marketplaces: how they stand, what they carry, how they are answered.',
  reply: Type.Object({ status: Type.Boolean(), results: Type.Array(SiteAccountRow) }),
});

export const setSiteAccountEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/site-accounts/{site}/{name}',
  access: { staff: ['buyer'] },
  summary:
    'Back to work, no new lots (it finishes its own), or nothing any more. Whoever says healthy has looked at the site.',
  params: Type.Object({
    site: Type.String({ maxLength: 20 }),
    name: Type.String({ maxLength: 60 }),
  }),
  body: Type.Object({
    state: Type.Union([Type.Literal('healthy'), Type.Literal('draining'), Type.Literal('off')]),
    pace_per_minute: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })),
    reason: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  reply: Type.Object({ status: Type.Boolean(), message: Text }),
  refusals: ['bidding.no-such-account'],
});

export const DeskBidRow = Type.Object({
  id: Uuid,
  site: Text,
  code: Text,
  name: Text,
  url: Text,
  state: BidStatusText,
  reason: Nullable(Text),
  mode: BidModeText,
  maximum: Whole,
  /**
   * What its customer has held for it alone, đồng; null for a lot of a group, whose money the group
   * holds.
   */
  held_vnd: Nullable(Whole),
  price: Whole,
  account: Text,
  end_time: Text,
  clock_offset_ms: Whole,
  /** `tell-outcome`: its lot is closed and no program can read how it ended. `close`: a person compares the lot with our orders. */
  step: Nullable(Type.Union([Type.Literal('tell-outcome'), Type.Literal('close')])),
  /** `account`: its account sends nothing now; `unknown`: its answer was lost; `unpaid`: won, and no order yet; `doubt`: our account has the lot, but not by this bid; `unread`: nobody can read the lot (any more). */
  why: Type.Union([
    Type.Literal('account'),
    Type.Literal('unknown'),
    Type.Literal('unpaid'),
    Type.Literal('doubt'),
    Type.Literal('unread'),
  ]),
  customer: CustomerName,
});
export type DeskBidRow = Static<typeof DeskBidRow>;

export const listDeskBidsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bids',
  access: DESK,
  summary: 'Bids that a person should look at, the one that ends first at the top.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskBidRow),
    pagination: Pagination,
  }),
});

export const closeDeskBidEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bids/{id}/close',
  access: DESK,
  summary:
    'Our account has a lot that this bid did not win, and a person found out how: the case leaves the desk, the finding is kept.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ finding: Type.String({ minLength: 3, maxLength: 300 }) }),
  reply: Type.Object({ status: Type.Boolean(), message: Text }),
  refusals: ['bidding.not-in-doubt'],
});

export const DeskBidRequest = Type.Object({
  id: Uuid,
  site: Text,
  code: Text,
  seller_id: Text,
  status: Type.Union([Type.Literal('waiting'), Type.Literal('allowed'), Type.Literal('refused')]),
  note: Text,
  created_date: Text,
  customer: CustomerName,
});
export type DeskBidRequest = Static<typeof DeskBidRequest>;

export const listDeskBidRequestsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/bid-requests',
  access: DESK,
  summary: 'Requests to bid against a seller under the threshold, oldest first.',
  query: Type.Object({
    ...PageQuery.properties,
    status: Type.Optional(
      Type.Union([Type.Literal('waiting'), Type.Literal('allowed'), Type.Literal('refused')]),
    ),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskBidRequest),
    pagination: Pagination,
  }),
});

export const decideBidRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bid-requests/{id}/decide',
  access: DESK,
  summary: 'Allows or refuses a bid against this seller; the customer is told.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({
    is_allowed: Type.Boolean(),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  reply: Type.Object({ status: Type.Boolean(), message: Text }),
  refusals: [
    'bidding.request-not-found',
    'bidding.request-decided',
    'bidding.request-needs-reason',
  ],
});

/** The customer's own requests. */
export const MyBidRequest = Type.Object({
  id: Uuid,
  site: Text,
  code: Text,
  status: BidRequestStatusText,
  reason: Nullable(Text),
  created_date: Text,
  decided_date: Nullable(Text),
});
export type MyBidRequest = Static<typeof MyBidRequest>;

export const listBidRequestsEndpoint = endpoint({
  method: 'GET',
  path: '/api/bid-requests',
  access: 'customer',
  summary: 'My requests to bid against sellers under the threshold, newest first.',
  reply: Type.Object({ status: Type.Boolean(), results: Type.Array(MyBidRequest) }),
});
