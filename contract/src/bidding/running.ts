import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';

/** One running bid in the short form of the mobile client (`bidding.user`). */
export const RunningBidRow = Type.Object({
  _id: Type.String(),
  account: Type.String(),
  winner: Type.Boolean(),
  code: Type.String(),
  site: Type.String(),
  name: Type.String(),
  qty: Type.Integer(),
  partial: Type.String(),
  price: Type.Integer(),
  snipe_price: Nullable(Type.Integer()),
  services_extra: Type.Array(Type.String()),
  mode: Type.String(),
  ship_mode: Type.String(),
  end_time: Type.String(),
  last_minute_to_bid: Nullable(Type.Integer()),
  image: Type.String(),
  state: Type.String(),
  /** Who is at work on it, where that is not the state alone. */
  reason: Nullable(Type.String()),
});

export const listRunningBidsEndpoint = endpoint({
  method: 'GET',
  path: '/api/bidding/user',
  access: 'customer',
  summary: 'My running bids in short form.',
  reply: Type.Object({ success: Type.Boolean(), data: Type.Array(RunningBidRow) }),
});
