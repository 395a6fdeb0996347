import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Reason, Text, Uuid } from '../kit/shapes.ts';

/** Where a customer is signed in, for whoever helps one whose phone was lost or stolen. */
const HELPERS = { staff: ['sales'] } as const;
const Id = Type.Object({ id: Uuid });

/** A browser or phone of a customer; the address in part, as the customer reads it. */
export const CustomerDevice = Type.Object({
  id: Uuid,
  browser: Text,
  system: Text,
  address: Text,
  signed_in_at: Text,
  last_seen_at: Text,
});
export type CustomerDevice = Static<typeof CustomerDevice>;

export const listCustomerDevicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}/sessions',
  access: HELPERS,
  summary: 'Where a customer is signed in, used last first; a hundred places at most.',
  params: Id,
  reply: Type.Object({ data: Type.Array(CustomerDevice) }),
  refusals: ['customers.not-found'],
});

export const endCustomerSessionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/customers/{id}/sessions/end',
  access: HELPERS,
  summary: 'Signs a customer out at one place, or everywhere when none is named.',
  params: Id,
  body: Type.Object({
    session_id: Type.Optional(Uuid),
    reason: Reason,
  }),
  reply: Type.Object({
    status: Type.Literal(true),
    success: Type.Literal(true),
    ended: Type.Integer(),
  }),
  refusals: ['customers.not-found', 'identity.session-not-found'],
});
