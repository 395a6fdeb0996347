import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Amount } from './wallet.ts';

const CustomerName = Type.Object({
  id: Type.String(),
  customer_no: Type.String(),
  full_name: Type.String(),
});

export const DeskTransfer = Type.Object({
  id: Type.String(),
  provider: Type.String(),
  account_number: Type.String(),
  reference: Type.String(),
  direction: Type.String(),
  amount_vnd: Type.Integer(),
  content: Type.String(),
  transferred_at: Type.String(),
  received_at: Type.String(),
  deliveries: Type.Integer(),
  /** A later delivery said something else than the first one. */
  is_contradicted: Type.Boolean(),
  state: Type.String(),
  reason: Type.Optional(Type.String()),
  customer: Type.Optional(CustomerName),
  /** Open claims of customers for this amount, oldest first. */
  claims: Type.Array(
    Type.Object({
      customer: CustomerName,
      reference: Type.String(),
      note: Type.String(),
      created_at: Type.String(),
    }),
  ),
});

const ACCOUNTANT = { staff: ['accountant'] } as const;

export const deskTransfersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/transfers',
  access: ACCOUNTANT,
  summary:
    'Bank transactions as they were reported; `state=unmatched` are those that wait for a person.',
  query: Type.Object({
    ...PageQuery.properties,
    state: Type.Optional(
      Type.Union([
        Type.Literal('credited'),
        Type.Literal('unmatched'),
        Type.Literal('settled'),
        Type.Literal('ignored'),
      ]),
    ),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskTransfer),
    pagination: Pagination,
  }),
});

const Whom = {
  customer_id: Type.Optional(Type.String({ format: 'uuid' })),
  phone: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'verified phone of the customer, when the id is not at hand',
    }),
  ),
  reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }),
};

export const settleTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/transfers/{id}/settle',
  access: ACCOUNTANT,
  summary: 'Gives an unmatched transfer to the customer it came from.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object(Whom),
  reply: Type.Object({ status: Type.Boolean(), data: DeskTransfer }),
  refusals: [
    'wallet.transfer-not-found',
    'wallet.transfer-already-settled',
    'wallet.customer-not-found',
  ],
});

export const DeskClaim = Type.Object({
  id: Type.String(),
  customer: CustomerName,
  amount_vnd: Type.Integer(),
  reference: Type.String(),
  note: Type.String(),
  created_at: Type.String(),
});

export type DeskClaim = Static<typeof DeskClaim>;

export const deskClaimsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/claims',
  access: ACCOUNTANT,
  summary: 'Transfers that customers miss and nobody has found yet, longest waiting first.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskClaim),
    pagination: Pagination,
  }),
});

export const answerClaimEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/claims/{id}/answer',
  access: ACCOUNTANT,
  summary: 'Ends a claim for which no money was found; the customer reads the answer.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({ answer: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }) }),
  reply: Type.Object({ status: Type.Boolean() }),
  refusals: ['wallet.claim-not-found', 'wallet.claim-ended'],
});

export const creditByHandEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/wallet/credit',
  access: ACCOUNTANT,
  summary:
    'Adds money to a wallet by hand, with a reason the customer reads, within the limit of one person.',
  body: Type.Object({ ...Whom, amount: Amount }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({ id: Type.String(), available_vnd: Type.Integer() }),
  }),
  refusals: ['wallet.customer-not-found', 'wallet.credit-over-limit'],
});
