import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';

/** Most that one question finds of each kind. */
export const MOST_FOUND = 8;

/** A pasted address of a listing is the longest that somebody looks for. */
export const LONGEST_SOUGHT = 500;

/** One thing of the company that somebody at the desk looked for. */
export const FoundThing = Type.Object({
  kind: Type.Union([
    Type.Literal('order'),
    Type.Literal('bid'),
    Type.Literal('customer'),
    Type.Literal('parcel'),
    Type.Literal('unknown'),
    Type.Literal('shipment'),
    Type.Literal('bill'),
    Type.Literal('transfer'),
  ]),
  /** What people read out: the code of the thing, a customer's number, a bank reference. */
  code: Type.String(),
  title: Type.String(),
  /** Where it stands, in Vietnamese. */
  state: Type.String(),
  /** What tells it from others: the customer's name, an amount, a phone. */
  detail: Type.String(),
  /**
   * A customer's or a bid's id; the code of a parcel's first order; the state of a transfer; null
   * elsewhere.
   */
  opens: Nullable(Type.String()),
});
export type FoundThing = Static<typeof FoundThing>;

export const findAtDeskEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/find',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'Finds orders (finished and cancelled ones too), bids on a lot, customers, parcels, those that no order knows, shipments, bills and transfers by code, number, address of a listing, phone, e-mail or name.',
  query: Type.Object({ q: Type.String({ minLength: 1, maxLength: LONGEST_SOUGHT }) }),
  reply: Type.Object({ data: Type.Object({ found: Type.Array(FoundThing) }) }),
});
