import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const Counts = {
  /** Snipes whose maximum left us at its moment. */
  fired: Type.Integer(),
  /** Of these: within a quarter of a second of the planned moment. */
  on_time: Type.Integer(),
  won: Type.Integer(),
  /** Somebody paid more. */
  lost_by_price: Type.Integer(),
  /** Not sent, sent too late, or our account could not: ours to answer for. */
  lost_by_us: Type.Integer(),
  /** Cancelled, ended early by the seller, stopped by the customer's own rule. */
  other: Type.Integer(),
};
export const BidFigures = Type.Object(Counts);
export type BidFigures = Static<typeof BidFigures>;

export const readBidFiguresEndpoint = endpoint({
  method: 'GET',
  path: '/api/bidding/figures',
  access: 'anyone',
  summary:
    'What became of the snipes of the last 90 days, in all and by site, counted from their receipts.',
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Object({
      days: Type.Integer(),
      from: Type.String(),
      to: Type.String(),
      total: BidFigures,
      sites: Type.Array(Type.Object({ site: Type.String(), ...Counts })),
    }),
  }),
  limitPerMinute: 60,
});
