import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';
import { ACCOUNTANT, Currency, Day, Reason } from './books.ts';

const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' });

/** Where money lies that somebody else also counts. */
export const CheckedAccount = Type.Union([
  Type.Literal('company:bank'),
  Type.Literal('company:cash-on-delivery'),
  Type.Literal('company:marketplace-float'),
]);
export type CheckedAccount = Static<typeof CheckedAccount>;

const DayCheck = Type.Object({
  account: CheckedAccount,
  currency: Currency,
  /** What a statement says that is there at the end of the day, and what the books said. */
  stated: Whole,
  booked: Whole,
  note: Text,
  checked_by: Text,
  checked_at: Text,
});

export const BookDay = Type.Object({
  day: Text,
  /** How many entries it has; null while it is not sealed. */
  movements: Nullable(Whole),
  seal: Nullable(Text),
  /** Money that came to our bank account and left it, and what is there at the end; đồng. */
  bank_in: Whole,
  bank_out: Whole,
  bank_closing: Whole,
  checks: Type.Array(DayCheck),
});
export type BookDay = Static<typeof BookDay>;

export const listBookDaysEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/books/days',
  access: ACCOUNTANT,
  summary:
    'The days of a month until today: sealed or not, the bank’s movements, what was compared.',
  query: Type.Object({ month: Month }),
  reply: Type.Object({ rows: Type.Array(BookDay) }),
});

export const checkBookDayEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/books/days/{day}/check',
  access: ACCOUNTANT,
  summary:
    'Compares what a statement says at the end of a day with the books; a difference needs a note. Again: the newest counts.',
  params: Type.Object({ day: Day }),
  body: Type.Object({
    account: CheckedAccount,
    stated: Type.Integer({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 }),
    note: Type.String({ maxLength: 300 }),
  }),
  reply: Type.Object({ status: Type.Boolean(), difference: Whole }),
  refusals: ['books.days', 'books.day-not-over', 'books.difference-unexplained'],
});

/**
 * `open`: not over, or something stands in the way; `waiting`: a second person decides; `closed`:
 * for ever.
 */
const MonthState = Type.Union([
  Type.Literal('open'),
  Type.Literal('ready'),
  Type.Literal('waiting'),
  Type.Literal('closed'),
]);
export type MonthState = Static<typeof MonthState>;

export const BookMonth = Type.Object({
  month: Text,
  state: MonthState,
  /** What stands in the way, in the order in which it is solved. */
  obstacles: Type.Array(Text),
  /** Days that nobody compared with a bank statement: they do not stand in the way. */
  unchecked_days: Whole,
  movements: Whole,
  closed: Nullable(
    Type.Object({ by: Text, proposed_by: Text, at: Text, seal_number: Whole, seal: Text }),
  ),
});
export type BookMonth = Static<typeof BookMonth>;

export const listBookMonthsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/books/months',
  access: ACCOUNTANT,
  summary:
    'Months with entries, newest first, a year of them at most: closed, ready, or what is missing.',
  query: Type.Object({ before: Type.Optional(Month) }),
  reply: Type.Object({ rows: Type.Array(BookMonth) }),
});

export const closeBookMonthEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/books/months/{month}/close',
  access: ACCOUNTANT,
  summary:
    'Proposes to close a month; a second person decides. A closed month is kept with its totals for ever.',
  params: Type.Object({ month: Month }),
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ status: Type.Boolean() }),
  refusals: ['books.month-not-ready', 'books.month-closed', 'approvals.waiting'],
});
