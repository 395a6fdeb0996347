import { type Static, Type } from 'typebox';
import { Proofs } from '../approvals/approvals.ts';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { CustomerName, Reason } from '../kit/shapes.ts';
import { TransferCandidate } from './candidates.ts';
import { Amount } from './wallet.ts';

const Purpose = Type.Union([
  Type.Literal('carrier-remittance'),
  Type.Literal('returned'),
  Type.Literal('company-income'),
]);
export type TransferPurpose = Static<typeof Purpose>;
/** What a transfer that belongs to no customer was, as the desk reads it. */
export const TRANSFER_PURPOSES: Readonly<Record<TransferPurpose, string>> = {
  'carrier-remittance': 'Tiền COD hãng vận chuyển trả',
  returned: 'Đã trả lại người gửi',
  'company-income': 'Tiền của công ty',
};

/**
 * What became of a transfer: `credited` at once, `unmatched` until a person decides, `settled` or
 * `closed` by one, `ignored` when it is no money for us.
 */
const TransferStates = Type.Union([
  Type.Literal('credited'),
  Type.Literal('unmatched'),
  Type.Literal('settled'),
  Type.Literal('closed'),
  Type.Literal('ignored'),
]);
export type TransferState = Static<typeof TransferStates>;

/** Why a transfer waits for a person, or is no money for us. */
export type TransferReason =
  | 'no-phone'
  | 'several-phones'
  | 'unknown-phone'
  | 'outgoing'
  | 'foreign-account'
  | 'no-amount'
  | 'told-elsewhere';

export const DeskTransfer = Type.Object({
  id: Type.String(),
  provider: Type.String(),
  account_number: Type.String(),
  reference: Type.String(),
  direction: Type.Unsafe<'in' | 'out'>(Type.String()),
  amount_vnd: Type.Integer(),
  content: Type.String(),
  transferred_at: Type.String(),
  received_at: Type.String(),
  deliveries: Type.Integer(),
  /** A later delivery said something else than the first one. */
  is_contradicted: Type.Boolean(),
  state: Type.Unsafe<TransferState>(Type.String()),
  reason: Type.Optional(Type.Unsafe<TransferReason>(Type.String())),
  customer: Type.Optional(CustomerName),
  closed_as: Type.Optional(Purpose),
  /** What one person proposed for it and a second one has not decided yet. */
  approval_id: Type.Optional(Type.String()),
  /** Open claims of customers for this amount, oldest first. */
  claims: Type.Array(
    Type.Object({
      customer: CustomerName,
      reference: Type.String(),
      note: Type.String(),
      created_at: Type.String(),
    }),
  ),
  /** Whose it may be, the most likely first; of one that waits for a person. */
  candidates: Type.Array(TransferCandidate),
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
    state: Type.Optional(TransferStates),
    /** As the bank calls it. */
    reference: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskTransfer),
    pagination: Pagination,
  }),
});

const Why = {
  reason: Reason,
  proofs: Proofs,
};
const Whom = {
  customer_id: Type.Optional(Type.String({ format: 'uuid' })),
  phone: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'verified phone of the customer, when the id is not at hand',
    }),
  ),
  ...Why,
};

export const settleTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/transfers/{id}/settle',
  access: ACCOUNTANT,
  summary:
    'Proposes to give an unmatched transfer to the customer it came from; a second person approves.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object(Whom),
  reply: Type.Object({ status: Type.Boolean(), data: DeskTransfer }),
  refusals: [
    'wallet.transfer-not-found',
    'wallet.transfer-already-settled',
    'wallet.customer-not-found',
    'approvals.waiting',
  ],
});

export const closeTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/transfers/{id}/close',
  access: ACCOUNTANT,
  summary:
    'Proposes to close an unmatched transfer that belongs to no customer; a second person approves.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({ purpose: Purpose, ...Why }),
  reply: Type.Object({ status: Type.Boolean(), data: DeskTransfer }),
  refusals: ['wallet.transfer-not-found', 'wallet.transfer-already-settled', 'approvals.waiting'],
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

const Adjusted = Type.Object({
  status: Type.Boolean(),
  data: Type.Object({
    id: Type.String(),
    available_vnd: Type.Integer(),
    /** False while it waits for a second person. */
    is_done: Type.Boolean(),
  }),
});

export const creditByHandEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/wallet/credit',
  access: ACCOUNTANT,
  summary:
    'Adds money to a wallet by hand, with a reason the customer reads. Above what one person may give it waits for a second one.',
  body: Type.Object({ ...Whom, amount: Amount }),
  reply: Adjusted,
  refusals: ['wallet.customer-not-found', 'approvals.waiting'],
});

export const debitByHandEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/wallet/debit',
  access: ACCOUNTANT,
  summary:
    'Proposes to take money from a wallet by hand, with a reason the customer reads; a second person approves.',
  body: Type.Object({ ...Whom, amount: Amount }),
  reply: Adjusted,
  refusals: ['wallet.customer-not-found', 'wallet.not-enough', 'approvals.waiting'],
});
