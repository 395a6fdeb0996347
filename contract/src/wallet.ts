import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Keyset, PageQuery, Pagination } from './pages.ts';

/** The most that one transfer, claim or credit may say, in đồng. */
const MOST_VND = 10_000_000_000;
const Amount = Type.Integer({ minimum: 1, maximum: MOST_VND, description: 'đồng' });

const Cause = Type.Object({ type: Type.String(), id: Type.String() });

/** One movement of my money. `amount_vnd` is what it did to the available balance, `held_change_vnd` to the held one. */
export const StatementRow = Type.Object({
  id: Type.String(),
  at: Type.String({ description: 'ISO 8601' }),
  kind: Type.String(),
  label: Type.String({ description: 'why, in Vietnamese' }),
  amount_vnd: Type.Integer(),
  held_change_vnd: Type.Integer(),
  available_after_vnd: Type.Integer(),
  held_after_vnd: Type.Integer(),
  cause: Cause,
  link: Type.String({ description: 'page that explains it' }),
});

/** The wallet in the words of the specification, all đồng: `total` can be spent, `freeze` is held, `balance` is both. */
const WalletSummary = {
  balance: Type.Integer(),
  freeze: Type.Integer(),
  total: Type.Integer(),
  primary: Type.Integer(),
  account: Type.Integer(),
  paid: Type.Integer({ description: 'paid so far, less refunds' }),
};

export const readWalletEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/wallet',
  access: 'customer',
  summary: 'My balance: what I can spend, what is held, what I paid so far.',
  reply: Type.Object({ status: Type.Boolean(), data: Type.Object({ ...WalletSummary, count: Type.Integer() }) }),
});

export const readTransactionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/transations/user',
  access: 'customer',
  summary: 'My balance and the newest movements (spelling of the specification).',
  reply: Type.Object({ status: Type.Boolean(), data: Type.Object({ ...WalletSummary, transations: Type.Array(StatementRow) }) }),
});

export const readStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/statement',
  access: 'customer',
  summary: 'Every movement of my money, newest first, each with what caused it.',
  query: Type.Object({
    before: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: '`next` of the page before' })),
    size: PageQuery.properties.size,
  }),
  reply: Type.Object({ status: Type.Boolean(), data: Keyset(StatementRow) }),
});

export const listHoldsEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/holds',
  access: 'customer',
  summary: 'What my held money is held for, line by line; the lines sum to what is held.',
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Array(Type.Object({ label: Type.String(), amount_vnd: Type.Integer(), since: Type.String(), cause: Cause, link: Type.String() })),
  }),
});

export const readTopUpEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/top-up',
  access: 'customer',
  summary: 'How to top up: for each of our bank accounts a VietQR payload; with `amount` the code carries it.',
  query: Type.Object({ amount: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_VND, description: 'đồng' })) }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      content: Type.String({ description: 'what the transfer must say' }),
      amount_vnd: Type.Optional(Type.Integer()),
      amount_in_words: Type.Optional(Type.String()),
      accounts: Type.Array(
        Type.Object({
          bin: Type.String(),
          bank_name: Type.String(),
          bank_short_name: Type.String(),
          account_number: Type.String(),
          holder: Type.String(),
          payload: Type.String({ description: 'text of the QR code' }),
        }),
      ),
    }),
  }),
  refusals: ['wallet.no-bank-account', 'wallet.no-verified-phone', 'wallet.qr-id-length'],
});

export const listTransfersEndpoint = endpoint({
  method: 'GET',
  path: '/api/transfer/user',
  access: 'customer',
  summary: 'Bank transfers that arrived in my wallet, newest first.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(
      Type.Object({
        _id: Type.String(),
        amount: Type.Integer(),
        content: Type.String(),
        reference: Type.String(),
        account_number: Type.String(),
        status: Type.String(),
        created_date: Type.String(),
      }),
    ),
    pagination: Pagination,
  }),
});

const Claim = Type.Object({
  id: Type.String(),
  amount_vnd: Type.Integer(),
  reference: Type.String(),
  note: Type.String(),
  is_settled: Type.Boolean(),
  created_at: Type.String(),
});

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
  limitPerMinute: 10,
});

export const listClaimsEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/claims',
  access: 'customer',
  summary: 'My claims and whether they were answered.',
  reply: Type.Object({ status: Type.Boolean(), data: Type.Array(Claim) }),
});

export const listBanksEndpoint = endpoint({
  method: 'GET',
  path: '/api/bank/all',
  access: 'anyone',
  summary: 'Banks of Vietnam that take transfers.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(Type.Object({ atm_bin: Type.String(), short_name: Type.String(), vn_name: Type.String(), code: Type.String() })),
    pagination: Pagination,
  }),
});

export const listPaymentMethodsEndpoint = endpoint({
  method: 'GET',
  path: '/api/payment-method',
  access: 'anyone',
  summary: 'Ways to pay us.',
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), description: Type.String() })),
  }),
});

const WEBHOOK_REFUSALS = ['wallet.webhook-signature', 'wallet.webhook-stale', 'wallet.webhook-unreadable'] as const;

export const sepayWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/sepay',
  access: 'system',
  summary: 'A bank transaction reported by SePay, signed.',
  reply: Type.Object({ success: Type.Boolean() }),
  refusals: WEBHOOK_REFUSALS,
});

export const cassoWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/casso',
  access: 'system',
  summary: 'A bank transaction reported by Casso (V2), signed.',
  reply: Type.Object({ success: Type.Boolean() }),
  refusals: WEBHOOK_REFUSALS,
});

const CustomerName = Type.Object({ id: Type.String(), customer_no: Type.String(), full_name: Type.String() });

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
  claims: Type.Array(Type.Object({ customer: CustomerName, reference: Type.String(), note: Type.String(), created_at: Type.String() })),
});

const ACCOUNTANT = { staff: ['accountant'] } as const;

export const deskTransfersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/transfers',
  access: ACCOUNTANT,
  summary: 'Bank transactions as they were reported; `state=unmatched` are those that wait for a person.',
  query: Type.Object({
    ...PageQuery.properties,
    state: Type.Optional(Type.Union([Type.Literal('credited'), Type.Literal('unmatched'), Type.Literal('settled'), Type.Literal('ignored')])),
  }),
  reply: Type.Object({ status: Type.Boolean(), results: Type.Array(DeskTransfer), pagination: Pagination }),
});

const Whom = {
  customer_id: Type.Optional(Type.String({ format: 'uuid' })),
  phone: Type.Optional(Type.String({ maxLength: 20, description: 'verified phone of the customer, when the id is not at hand' })),
  reason: Type.String({ minLength: 3, maxLength: 300 }),
};

export const settleTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/transfers/{id}/settle',
  access: ACCOUNTANT,
  summary: 'Gives an unmatched transfer to the customer it came from.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: Type.Object(Whom),
  reply: Type.Object({ status: Type.Boolean(), data: DeskTransfer }),
  refusals: ['wallet.transfer-not-found', 'wallet.transfer-already-settled', 'wallet.customer-not-found'],
});

export const creditByHandEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/wallet/credit',
  access: ACCOUNTANT,
  summary: 'Adds money to a wallet by hand, with a reason the customer reads, within the limit of one person.',
  body: Type.Object({ ...Whom, amount: Amount }),
  reply: Type.Object({ status: Type.Boolean(), data: Type.Object({ id: Type.String(), available_vnd: Type.Integer() }) }),
  refusals: ['wallet.customer-not-found', 'wallet.credit-over-limit'],
});
