import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Whole } from '../kit/shapes.ts';
import { ACCOUNTANT, Days, TABLE_FILE } from './books.ts';

/** đồng of one day or month; what was given back is taken out where it was taken in. */
export const MoneyPeriod = Type.Object({
  /** `2026-03-21`, or `2026-03` when months are shown. */
  period: Text,
  /** Our own fees: service, payment, freight, surcharges, insurance, delivery, storage, levels. */
  fees: Whole,
  /** Goods, shipping in Japan, duty and taxes: taken for others. */
  passed_on: Whole,
  /** Discounts and compensation that we gave. */
  given: Whole,
  /** Fees less what was given. */
  revenue: Whole,
});
export type MoneyPeriod = Static<typeof MoneyPeriod>;

export const readMoneyReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/reports/money',
  access: ACCOUNTANT,
  summary:
    'What we earned in some days, by day or, over more than two months, by month; and what lies where at their end. Sums are those of the ledger.',
  query: Type.Object(Days),
  reply: Type.Object({
    step: Type.Union([Type.Literal('day'), Type.Literal('month')]),
    rows: Type.Array(MoneyPeriod),
    total: MoneyPeriod,
    /** Each fee by its account, the largest first. */
    fees: Type.Array(Type.Object({ account: Text, name: Text, amount: Whole })),
    at_end: Type.Object({
      bank_vnd: Whole,
      customers_vnd: Whole,
      with_carriers_vnd: Whole,
      unmatched_vnd: Whole,
    }),
  }),
  refusals: ['books.days'],
});

export const exportMoneyReportEndpoint = endpoint({
  ...TABLE_FILE,
  path: '/api/desk/reports/money/export',
  summary: 'The same periods as a spreadsheet, or UTF-8 text with commas.',
});
