import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Amount } from './wallet.ts';

export const Claim = Type.Object({
  id: Type.String(),
  amount_vnd: Type.Integer(),
  reference: Type.String(),
  note: Type.String(),
  is_settled: Type.Boolean(),
  state: Type.Unsafe<'open' | 'settled' | 'answered' | 'withdrawn'>(Type.String()),
  answer: Type.Optional(
    Type.String({ description: 'what the accountant found; only of an answered one' }),
  ),
  created_at: Type.String(),
});

export type Claim = Static<typeof Claim>;

export const claimTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/wallet/claims',
  access: 'customer',
  summary: 'Says that a transfer of mine did not arrive in the wallet; an accountant looks for it.',
  body: Type.Object({
    amount: Amount,
    reference: Type.Optional(Type.String({ maxLength: 100 })),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: Claim }),
  refusals: ['wallet.claims-many'],
  limitPerMinute: 10,
});

export const withdrawClaimEndpoint = endpoint({
  method: 'POST',
  path: '/api/wallet/claims/{id}/withdraw',
  access: 'customer',
  summary: 'Takes my claim back: the transfer has come, or never left.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Object({ status: Type.Boolean(), data: Claim }),
  refusals: ['wallet.claim-not-found', 'wallet.claim-ended'],
});

export const listClaimsEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/claims',
  access: 'customer',
  summary: 'My claims and whether they were answered.',
  reply: Type.Object({ status: Type.Boolean(), data: Type.Array(Claim) }),
});
