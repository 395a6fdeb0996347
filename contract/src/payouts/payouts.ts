import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { CustomerName, Nullable, Text, Uuid } from '../kit/shapes.ts';
import { ownerProof, ownerProofRefusals } from '../identity/owner.ts';
import { Amount } from '../wallet/wallet.ts';

/** Bank accounts of customers, and money that goes back to them. Amounts in đồng. */

export const BankCard = Type.Object({
  id: Uuid,
  card_no: Text,
  card_name: Text,
  card_format: Type.Union([Type.Literal('account'), Type.Literal('card')]),
  bank_no: Text,
  bank_branch: Text,
  is_primary: Type.Boolean(),
  /** Money goes there from this moment on; before it a new account rests. */
  usable_from: Text,
  bank: Type.Object({ atm_bin: Text, short_name: Text, vn_name: Text }),
});
export type BankCard = Static<typeof BankCard>;

const CardBody = Type.Object({
  card_no: Type.String({ maxLength: 40 }),
  card_name: Type.String({ maxLength: 80 }),
  card_format: Type.Optional(Type.Union([Type.Literal('account'), Type.Literal('card')])),
  /** The bank's six-digit identifier; `bank.atm_bin` is taken as well. */
  bank_no: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  bank: Type.Optional(Type.Object({ atm_bin: Type.String({ maxLength: 20 }) })),
  bank_branch: Type.Optional(Nullable(Type.String({ maxLength: 120 }))),
  ...ownerProof,
});

const CARD_REFUSALS = [
  'payouts.card-not-saved',
  'payouts.card-known',
  'wallet.qr-id-length',
  ...ownerProofRefusals,
] as const;
const Saved = Type.Object({ status: Type.Boolean(), message: Text, result: BankCard });

export const listCardsEndpoint = endpoint({
  method: 'GET',
  path: '/api/card/user',
  access: 'customer',
  whileViewing: 'hidden',
  summary: 'My bank accounts, the primary one first.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(BankCard),
    pagination: Pagination,
  }),
});

export const readMainCardEndpoint = endpoint({
  method: 'GET',
  path: '/api/card/main',
  access: 'customer',
  whileViewing: 'hidden',
  summary: 'The bank account that money goes back to unless I say otherwise.',
  reply: Type.Object({ status: Type.Boolean(), data: Nullable(BankCard) }),
});

export const addCardEndpoint = endpoint({
  method: 'POST',
  path: '/api/card',
  access: 'customer',
  summary: 'Saves a bank account, proved by its owner; the first one is the primary one.',
  body: CardBody,
  reply: Saved,
  refusals: [...CARD_REFUSALS, 'payouts.too-many-cards'],
});

export const changeCardEndpoint = endpoint({
  method: 'PUT',
  path: '/api/card/{id}',
  access: 'customer',
  summary: 'Changes a bank account, proved by its owner; another number rests as a new one does.',
  params: Type.Object({ id: Uuid }),
  body: CardBody,
  reply: Saved,
  refusals: [...CARD_REFUSALS, 'payouts.card-not-found', 'payouts.card-in-use'],
});

export const choosePrimaryCardEndpoint = endpoint({
  method: 'POST',
  path: '/api/card/primary',
  access: 'customer',
  summary: 'Makes a bank account the primary one.',
  body: Type.Object({ id: Uuid }),
  reply: Saved,
  refusals: ['payouts.card-not-found'],
});

export const removeCardEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/card/{id}',
  access: 'customer',
  summary: 'Forgets a bank account.',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({ status: Type.Boolean(), message: Text }),
  refusals: ['payouts.card-not-found', 'payouts.card-in-use'],
});

export const WithdrawalStatus = Type.Union([
  Type.Literal('requested'),
  Type.Literal('approved'),
  Type.Literal('paid'),
  Type.Literal('cancelled'),
  Type.Literal('rejected'),
]);

export const WithdrawalRow = Type.Object({
  id: Uuid,
  code: Text,
  amount: Type.Integer(),
  status: WithdrawalStatus,
  status_label: Text,
  reason: Nullable(Text),
  note: Text,
  card: Type.Object({
    card_no: Text,
    card_name: Text,
    bank: Type.Object({ atm_bin: Text, short_name: Text, vn_name: Text }),
  }),
  payable_from: Text,
  waits_because: Nullable(Text),
  bank_reference: Nullable(Text),
  created_date: Text,
  may_cancel: Type.Boolean(),
  history: Type.Array(Type.Object({ status: Text, label: Text, at: Text, reason: Nullable(Text) })),
});
export type WithdrawalRow = Static<typeof WithdrawalRow>;

export const requestWithdrawalEndpoint = endpoint({
  method: 'POST',
  path: '/api/transfer/refund',
  access: 'customer',
  summary:
    'Asks for money of my wallet on my bank account; it is held until the accountant pays it.',
  body: Type.Object({
    amount: Amount,
    card_id: Type.Optional(Nullable(Uuid)),
    note: Type.Optional(Nullable(Type.String({ maxLength: 300 }))),
  }),
  reply: Type.Object({ status: Type.Boolean(), message: Text, data: WithdrawalRow }),
  refusals: [
    'payouts.no-card',
    'payouts.card-not-found',
    'payouts.under-minimum',
    'payouts.too-many-open',
    'wallet.not-enough',
  ],
});

export const listWithdrawalsEndpoint = endpoint({
  method: 'GET',
  path: '/api/refund-request',
  access: 'customer',
  whileViewing: 'hidden',
  summary: 'My withdrawals, newest first.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(WithdrawalRow),
    minimum: Type.Integer(),
    pagination: Pagination,
  }),
});

export const cancelWithdrawalEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/refund-request',
  access: 'customer',
  summary: 'Cancels a withdrawal that nobody approved yet; its money is free again at once.',
  query: Type.Object({ id: Type.Optional(Uuid) }),
  body: Type.Optional(Type.Object({ id: Type.Optional(Uuid) })),
  reply: Type.Object({ status: Type.Boolean(), message: Text, data: WithdrawalRow }),
  refusals: ['payouts.not-found', 'payouts.too-late'],
});

const ACCOUNTANT = { staff: ['accountant'] } as const;

export const DeskWithdrawal = Type.Intersect([
  WithdrawalRow,
  Type.Object({
    customer: CustomerName,
    /** The account's name is another than the customer's. */
    is_name_other: Type.Boolean(),
    approved_by: Nullable(Text),
    /** Why whoever asks may not pay it now; null when they may. */
    pay_obstacle: Nullable(
      Type.Union([
        Type.Literal('not-approved'),
        // Whoever approved does not pay.
        Type.Literal('own'),
        // Nor whoever may be the same person.
        Type.Literal('one-hand'),
        // A new bank account rests first, and so does money after a change of the customer's account.
        Type.Literal('resting'),
      ]),
    ),
    /** VietQR of the payment, for the bank's app; null while it may not be paid. */
    payload: Nullable(Text),
  }),
]);

export const listDeskWithdrawalsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/withdrawals',
  access: ACCOUNTANT,
  summary: 'Withdrawals by state, the oldest first.',
  query: Type.Object({ ...PageQuery.properties, status: Type.Optional(WithdrawalStatus) }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskWithdrawal),
    pagination: Pagination,
  }),
});

export const decideWithdrawalEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/withdrawals/{id}/decide',
  access: ACCOUNTANT,
  summary:
    'Approves, pays (with the reference of the bank) or rejects a withdrawal; whoever approved may not pay.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({
    decision: Type.Union([Type.Literal('approve'), Type.Literal('pay'), Type.Literal('reject')]),
    bank_reference: Type.Optional(Type.String({ maxLength: 60 })),
    reason: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: DeskWithdrawal }),
  refusals: [
    'payouts.not-found',
    'payouts.too-late',
    'payouts.cooling',
    'payouts.second-person',
    'approvals.one-hand',
    'payouts.reference-used',
    'payouts.needs-reference',
    'payouts.needs-reason',
  ],
});
