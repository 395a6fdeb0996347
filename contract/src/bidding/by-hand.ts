import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { BidStatusText } from './bid-status.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { CustomerName, Nullable, Text, Uuid, Whole } from '../kit/shapes.ts';

/** Bids that a person places where no program of ours can, and what became of them. */
const DESK = { staff: ['buyer'] } as const;
const Amount = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const Done = Type.Object({ status: Type.Boolean(), message: Text });

export const HandBidRow = Type.Object({
  id: Uuid,
  site: Text,
  code: Text,
  name: Text,
  url: Text,
  /** `waiting` for somebody, `taken` by somebody, `placed` and its outcome still to be told. */
  state: Type.Union([Type.Literal('waiting'), Type.Literal('taken'), Type.Literal('placed')]),
  is_mine: Type.Boolean(),
  /** Nobody has it, or a colleague took it and let the deadline pass. */
  may_take: Type.Boolean(),
  /** Placed by then, or given up. */
  deadline: Text,
  maximum: Whole,
  /**
   * What its customer has held for it alone, đồng; null for a lot of a group, whose money the group
   * holds.
   */
  held_vnd: Nullable(Whole),
  price: Whole,
  is_open: Type.Boolean(),
  /** How the bid stands for its customer. */
  bid_state: BidStatusText,
  end_time: Text,
  clock_offset_ms: Whole,
  customer: CustomerName,
});
export type HandBidRow = Static<typeof HandBidRow>;

export const listHandBidsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/hand-bids',
  access: { staff: ['buyer', 'sales'] },
  summary:
    'Bids that a person has to place, and placed ones whose outcome is to be told; the one whose time is up first at the top.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(HandBidRow),
    pagination: Pagination,
  }),
});

export const takeHandBidEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/hand-bids/{id}/take',
  access: DESK,
  summary:
    'I place this one now: its customer cannot cancel it any more. What a colleague took and did not answer by the deadline may be taken over.',
  params: Type.Object({ id: Uuid }),
  reply: Done,
  refusals: ['bidding.hand-not-found', 'bidding.hand-taken'],
});

export const answerHandBidEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/hand-bids/{id}/answer',
  access: DESK,
  summary:
    'What the marketplace said: placed, with the price there now, or refused, with a reason that the customer reads.',
  params: Type.Object({ id: Uuid }),
  body: Type.Union([
    Type.Object({ result: Type.Literal('placed'), is_highest: Type.Boolean(), price: Amount }),
    Type.Object({
      result: Type.Literal('refused'),
      reason: Type.String({ minLength: 3, maxLength: 200 }),
    }),
  ]),
  reply: Done,
  refusals: ['bidding.hand-not-found', 'bidding.hand-not-yours', 'bidding.not-auction'],
});

/** What became of a bid, as a person read it at the site. */
const OutcomeBody = Type.Union([
  Type.Object({
    outcome: Type.Literal('won'),
    price: Amount,
    order_number: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  }),
  Type.Object({ outcome: Type.Literal('outbid') }),
]);
const OUTCOME_REFUSALS = [
  'bidding.hand-raise-waiting',
  'bidding.hand-still-open',
  'bidding.hand-over-maximum',
  'bidding.not-auction',
] as const;

export const reportHandOutcomeEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/hand-bids/{id}/outcome',
  access: DESK,
  summary:
    'What became of a placed bid: won at this price, or somebody is above it (lost, once the lot is closed).',
  params: Type.Object({ id: Uuid }),
  body: OutcomeBody,
  reply: Done,
  refusals: ['bidding.hand-not-found', 'bidding.hand-not-placed', ...OUTCOME_REFUSALS],
});

export const reportBidOutcomeEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bids/{id}/outcome',
  access: DESK,
  summary: 'What became of a bid on a closed lot that no program can read.',
  params: Type.Object({ id: Uuid }),
  body: OutcomeBody,
  reply: Done,
  refusals: ['bidding.not-found', 'bidding.outcome-known', ...OUTCOME_REFUSALS],
});
