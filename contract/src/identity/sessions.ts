import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';
import { ownerProof, ownerProofRefusals } from './owner.ts';

/** A place where the account is signed in. Times are ISO 8601. */
export const SignedInPlace = Type.Object({
  id: Type.String(),
  browser: Type.String(),
  system: Type.String(),
  /** Enough of the address to recognise a network: `113.161.*.*`. */
  address: Type.String(),
  signed_in_at: Type.String(),
  /** To the ten minutes, as sessions are renewed. */
  last_seen_at: Type.String(),
  is_current: Type.Boolean(),
});

export const listSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'session',
  whileViewing: 'hidden',
  summary: 'Where my account is signed in, this place first.',
  reply: Type.Object({ data: Type.Array(SignedInPlace) }),
});

export const endOtherSessionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  access: 'session',
  summary: 'Signs my account out everywhere but here. Asks once more who I am.',
  body: Type.Object(ownerProof),
  reply: Type.Object({
    status: Type.Literal(true),
    success: Type.Literal(true),
    ended: Type.Integer(),
  }),
  refusals: ownerProofRefusals,
});

export const endOneSessionEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/sessions/{id}/end',
  access: 'session',
  summary: 'Signs my account out at one place. Asks once more who I am.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object(ownerProof),
  reply: DoneReply,
  refusals: [...ownerProofRefusals, 'identity.session-not-found'],
});
