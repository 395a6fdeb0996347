import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { Keyset } from '../kit/pages.ts';
import { CustomerName, Nullable, Text, Whole } from '../kit/shapes.ts';

export const ACCOUNTANT = { staff: ['accountant'] } as const;
export const Day = Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$' });
export const Reason = Type.String({ minLength: 3, maxLength: 300 });
export const Currency = Type.Union([Type.Literal('VND'), Type.Literal('JPY')]);
const AccountName = Type.String({ maxLength: 40, pattern: '^(customers|company:[a-z-]+)$' });
export const Days = { from: Day, to: Day };

/**
 * What every table of the books that leaves as a file has in common: a spreadsheet, or UTF-8 text
 * with commas.
 */
export const TABLE_FILE = {
  method: 'GET',
  access: ACCOUNTANT,
  query: Type.Object({
    ...Days,
    format: Type.Optional(Type.Union([Type.Literal('xlsx'), Type.Literal('csv')])),
  }),
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['books.days'],
  limitPerMinute: EXPORTS_PER_MINUTE,
} as const;

/** An account of the ledger under the number of the chart of accounts. */
export const BookAccountRow = Type.Object({
  /** As the ledger names it: `customers` or `company:…`. */
  account: Text,
  number: Text,
  name: Text,
  /** The first day that number and name hold for; null where nobody has changed what we suggest. */
  valid_from: Nullable(Text),
  set_by: Nullable(Text),
  reason: Nullable(Text),
});
export type BookAccountRow = Static<typeof BookAccountRow>;

export const listBookAccountsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/books/accounts',
  access: ACCOUNTANT,
  summary: 'Under which numbers the accounts of the ledger stand in the company’s books.',
  reply: Type.Object({ rows: Type.Array(BookAccountRow) }),
});

export const changeBookAccountEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/books/accounts/{account}',
  access: ACCOUNTANT,
  summary: 'Another number or name for an account, from the first day that is not closed.',
  params: Type.Object({ account: AccountName }),
  body: Type.Object({
    number: Type.String({ pattern: '^\\d{3,8}$' }),
    name: Type.String({ minLength: 1, maxLength: 120 }),
    reason: Reason,
  }),
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean() }),
  refusals: ['books.unknown-account'],
});

/**
 * What an account had, what came and went, and what it has: debit and credit as accountants write
 * them.
 */
export const BalanceRow = Type.Object({
  account: Text,
  number: Text,
  name: Text,
  currency: Currency,
  /** Debit less credit before the first day; below zero: a credit balance. đồng or yen. */
  opening: Whole,
  debit: Whole,
  credit: Whole,
  closing: Whole,
});
export type BalanceRow = Static<typeof BalanceRow>;

export const readBalanceEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/books/balance',
  access: ACCOUNTANT,
  summary: 'The balance of all accounts over some days in Vietnam, both inclusive.',
  query: Type.Object(Days),
  reply: Type.Object({ rows: Type.Array(BalanceRow) }),
  refusals: ['books.days'],
});

export const JournalRow = Type.Object({
  /** `260321-000045`: day and place in the day. */
  number: Text,
  at: Text,
  debit: Type.Object({ account: Text, number: Text, name: Text }),
  credit: Type.Object({ account: Text, number: Text, name: Text }),
  amount: Whole,
  currency: Currency,
  kind_label: Text,
  memo: Nullable(Text),
  cause: Type.Object({ type: Text, id: Text, label: Text }),
  customer: Nullable(CustomerName),
});
export type JournalRow = Static<typeof JournalRow>;

export const listJournalEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/books/journal',
  access: ACCOUNTANT,
  summary: 'The journal of some days, newest first, fifty entries at a time.',
  query: Type.Object({
    ...Days,
    account: Type.Optional(AccountName),
    before: Type.Optional(Type.String({ pattern: '^\\d{6}-\\d{6,9}$' })),
  }),
  reply: Keyset(JournalRow),
  refusals: ['books.days', 'books.unknown-account'],
});

export const exportJournalEndpoint = endpoint({
  ...TABLE_FILE,
  path: '/api/desk/books/journal/export',
  summary:
    'The journal of some days, oldest first, in the columns from which accounting programs import: a spreadsheet, or UTF-8 text with commas.',
});
