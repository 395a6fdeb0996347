import { type Static, Type } from 'typebox';
import { RunningBidRow } from './running.ts';
import { endpoint } from '../kit/endpoint.ts';

/** What runs for a customer at Mercari: an order that is not bought yet, or a price request; `_id` is the order's code or the request's id. */
export const MercariBidRow = Type.Object({
  ...RunningBidRow.properties,
  kind: Type.Union([Type.Literal('purchase'), Type.Literal('price-request')]),
  status_label: Type.String(),
  quote_code: Type.Union([Type.String(), Type.Null()]),
  may: Type.Object({ cancel: Type.Boolean() }),
});
export type MercariBidRow = Static<typeof MercariBidRow>;

/** An order's code or a request's id. */
const Id = Type.String({ pattern: '^[\\w-]{6,40}$' });

export const listMercariBidsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/bidding/mercari',
  access: 'customer',
  summary:
    'What runs for me at Mercari: purchases that are not made yet, and price requests that are open.',
  reply: Type.Object({ success: Type.Boolean(), data: Type.Array(MercariBidRow) }),
});

export const cancelMercariBidsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/user/bidding/mercari',
  access: 'customer',
  summary:
    'Gives up purchases that nobody has begun to make, and open price requests; what is held comes back at once. Says for each what became of it.',
  query: Type.Object({ id: Type.Optional(Id) }),
  body: Type.Optional(
    Type.Object({ id: Type.Optional(Id), ids: Type.Optional(Type.Array(Id, { maxItems: 100 })) }),
  ),
  reply: Type.Object({
    status: Type.Boolean(),
    success: Type.Boolean(),
    message: Type.String(),
    data: Type.Array(
      Type.Object({ id: Type.String(), success: Type.Boolean(), message: Type.String() }),
    ),
  }),
  refusals: ['request.invalid'],
});
