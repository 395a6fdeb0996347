import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE, LIMITS } from '../kit/limits.ts';
import { Keyset, PageQuery, Pagination } from '../kit/pages.ts';

/** The most that one transfer, claim or credit may say, in đồng. */
const MOST_VND = 10_000_000_000;
export const Amount = Type.Integer({ minimum: 1, maximum: MOST_VND, description: 'đồng' });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' });
/** Which movements of a statement are meant. */
export const STATEMENT_WAYS = ['in', 'out', 'held'] as const;
export type StatementWay = (typeof STATEMENT_WAYS)[number];
const Cause = Type.Object({ type: Type.String(), id: Type.String() });
/** One movement of my money. `amount_vnd` is what it did to the available balance, `held_change_vnd` to the held one. */
export const StatementRow = Type.Object({
  id: Type.String(),
  at: Type.String({ description: 'ISO 8601' }),
  kind: Type.String(),
  label: Type.String({ description: 'why, in Vietnamese' }),
  part: Type.Optional(
    Type.String({ description: 'what of it, when a payment has several parts; Vietnamese' }),
  ),
  amount_vnd: Type.Integer(),
  held_change_vnd: Type.Integer(),
  available_after_vnd: Type.Integer(),
  held_after_vnd: Type.Integer(),
  cause: Cause,
  hold: Type.Optional(
    Type.Object(
      {
        ...Cause.properties,
        became: Type.Optional(
          Type.Union([Type.Literal('open'), Type.Literal('paid'), Type.Literal('released')], {
            description: 'what has become of the whole hold by now',
          }),
        ),
      },
      { description: 'what the money was held for that it changed or spent' },
    ),
  ),
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
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({ ...WalletSummary, count: Type.Integer() }),
  }),
});
export const readTransactionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/transations/user',
  access: 'customer',
  summary: 'My balance and the newest movements (spelling of the specification).',
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({ ...WalletSummary, transations: Type.Array(StatementRow) }),
  }),
});
export const readStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/statement',
  access: 'customer',
  summary: 'Every movement of my money, newest or oldest first, each with what caused it.',
  query: Type.Object({
    before: Type.Optional(
      Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: '`next` of the page before' }),
    ),
    order: Type.Optional(
      Type.Enum(['newest', 'oldest'], {
        description: 'which stand first; the newest, unless asked',
      }),
    ),
    size: PageQuery.properties.size,
    way: Type.Optional(
      Type.Enum(STATEMENT_WAYS, {
        description: 'came in, went out (with its discounts), or held and given back',
      }),
    ),
  }),
  reply: Type.Object({ status: Type.Boolean(), data: Keyset(StatementRow) }),
});
export const exportStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/statement/export',
  access: 'customer',
  whileViewing: 'hidden',
  summary:
    'Every movement of my money as a spreadsheet (xlsx) or a paper to keep (pdf), newest first; of some days only, when they are named.',
  query: Type.Object({
    from: Type.Optional(day),
    to: Type.Optional(day),
    format: Type.Optional(Type.Enum(['xlsx', 'pdf'])),
  }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});
export const listHoldsEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/holds',
  access: 'customer',
  summary: 'What my held money is held for, line by line; the lines sum to what is held.',
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Array(
      Type.Object({
        label: Type.String(),
        amount_vnd: Type.Integer(),
        since: Type.String(),
        cause: Cause,
        link: Type.String(),
      }),
    ),
  }),
});
const ReceivingAccount = Type.Object({
  bin: Type.String(),
  bank_name: Type.String(),
  bank_short_name: Type.String(),
  account_number: Type.String(),
  holder: Type.String(),
  payload: Type.String({ description: 'text of the QR code' }),
});
export const readTopUpEndpoint = endpoint({
  method: 'GET',
  path: '/api/wallet/top-up',
  access: 'customer',
  summary:
    'How to top up: for each of our bank accounts a VietQR payload; with `amount` the code carries it.',
  query: Type.Object({
    amount: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_VND, description: 'đồng' })),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      content: Type.String({ description: 'what the transfer must say' }),
      amount_vnd: Type.Optional(Type.Integer()),
      amount_in_words: Type.Optional(Type.String()),
      has_payment_link: Type.Boolean({
        description: 'a payment of one amount can be asked for as well',
      }),
      accounts: Type.Array(ReceivingAccount),
    }),
  }),
  refusals: ['wallet.no-bank-account', 'wallet.no-verified-phone', 'wallet.qr-id-length'],
});
export const openPaymentLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/wallet/payment-link',
  access: 'customer',
  summary:
    'A payment of one amount that payOS collects: it reaches my wallet whatever the transfer says. Asked again with the same amount it is the same one.',
  body: Type.Object({
    amount: Type.Integer({
      minimum: LIMITS.leastPaymentLinkVnd,
      maximum: MOST_VND,
      description: 'đồng',
    }),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      content: Type.String(),
      amount_vnd: Type.Integer(),
      amount_in_words: Type.String(),
      expires_at: Type.String(),
      account: ReceivingAccount,
    }),
  }),
  refusals: ['wallet.no-payment-link', 'wallet.no-verified-phone'],
  limitPerMinute: 20,
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
export const listBanksEndpoint = endpoint({
  method: 'GET',
  path: '/api/bank/all',
  access: 'anyone',
  summary: 'Banks of Vietnam that take transfers.',
  query: PageQuery,
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(
      Type.Object({
        atm_bin: Type.String(),
        short_name: Type.String(),
        vn_name: Type.String(),
        code: Type.String(),
      }),
    ),
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
    data: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), description: Type.String() }),
    ),
  }),
});
