import { type Static, Type } from 'typebox';
import { BidRow } from './bid-list.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Uuid } from '../kit/shapes.ts';

/** "Win one of these" (k of n): snipes that share their money, tried in the order of their ends until enough are won. */
const Ids = Type.Array(Uuid, { maxItems: 20 });

export const BidGroupRow = Type.Object({
  id: Uuid,
  /** `ended`: nothing of it can be won any more. */
  status: Type.Union([Type.Literal('open'), Type.Literal('ended')]),
  wanted: Type.Integer(),
  won: Type.Integer(),
  /** Lots that may be live at this moment; while they and the won ones are as many as wanted, the others wait. */
  live: Type.Integer(),
  /** Đồng that the group holds as a whole. */
  hold_vnd: Type.Integer(),
  created_date: Type.String(),
  /** In the order of their ends. */
  lots: Type.Array(BidRow),
});
export type BidGroupRow = Static<typeof BidGroupRow>;

const Reply = Type.Object({ success: Type.Boolean(), message: Type.String(), data: BidGroupRow });
const CHANGE_REFUSALS = [
  'bidding.not-found',
  'bidding.group-not-found',
  'bidding.not-groupable',
  'bidding.group-wanted',
  'bidding.group-size',
  'bidding.group-over',
  'bidding.too-late',
  'wallet.not-enough',
] as const;

export const listBidGroupsEndpoint = endpoint({
  method: 'GET',
  path: '/api/bid-groups',
  access: 'customer',
  summary: 'My groups, open ones first.',
  reply: Type.Object({ success: Type.Boolean(), data: Type.Array(BidGroupRow) }),
});

export const readBidGroupEndpoint = endpoint({
  method: 'GET',
  path: '/api/bid-groups/{id}',
  access: 'customer',
  summary: 'One of my groups; also found by the name of a hold that was its money.',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({ success: Type.Boolean(), data: BidGroupRow }),
  refusals: ['bidding.group-not-found'],
});

export const createBidGroupEndpoint = endpoint({
  method: 'POST',
  path: '/api/bid-groups',
  access: 'customer',
  summary: 'Makes waiting snipes one group: only the largest holds stay, as many as shall be won.',
  body: Type.Object({ bid_ids: Ids, wanted: Type.Integer({ minimum: 1, maximum: 19 }) }),
  reply: Reply,
  refusals: [
    'bidding.not-found',
    'bidding.not-groupable',
    'bidding.group-size',
    'bidding.group-wanted',
    'wallet.not-enough',
  ],
});

export const changeBidGroupEndpoint = endpoint({
  method: 'PUT',
  path: '/api/bid-groups/{id}',
  access: 'customer',
  summary: 'Another number to win, lots that come or leave; what leaves holds for itself again.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({
    wanted: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    add: Type.Optional(Ids),
    remove: Type.Optional(Ids),
  }),
  reply: Reply,
  refusals: CHANGE_REFUSALS,
});

export const dissolveBidGroupEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/bid-groups/{id}',
  access: 'customer',
  summary: 'Every waiting lot stands for itself again, with a hold of its own.',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({ success: Type.Boolean(), message: Type.String() }),
  refusals: CHANGE_REFUSALS,
});
