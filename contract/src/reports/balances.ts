import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Whole } from '../kit/shapes.ts';
import { REPORT, ReportStep } from './reports.ts';

export const BalancePeriod = Type.Object({
  /** `2026-03-21`, or `2026-03` when months are shown. */
  period: Text,
  bank_in_vnd: Whole,
  bank_out_vnd: Whole,
  /** At the end of the period, by the books. */
  bank_vnd: Whole,
  /** What customers have in their wallets, promised or not, at the end of the period. */
  customers_vnd: Whole,
  refunded_vnd: Whole,
});
export type BalancePeriod = Static<typeof BalancePeriod>;

/** Money of one kind: of how many things, and how much. */
const Sum = { count: Whole, amount_vnd: Whole };
/** How many days a bill waits for its customer. */
export const UnpaidAge = Type.Union([
  Type.Literal('3'),
  Type.Literal('7'),
  Type.Literal('30'),
  Type.Literal('older'),
]);
export type UnpaidAge = Static<typeof UnpaidAge>;

export const readBalancesReportEndpoint = endpoint({
  ...REPORT,
  path: '/api/desk/reports/balances',
  summary:
    'Where money lay at the end of some days, what was given back in them, and what is held and owed now. Sums are those of the ledger.',
  reply: Type.Object({
    step: ReportStep,
    periods: Type.Array(BalancePeriod),
    at_end: Type.Object({
      bank_vnd: Whole,
      /** Our yen at the marketplaces. */
      float_jpy: Whole,
      customers_vnd: Whole,
      with_carriers_vnd: Whole,
      unmatched_vnd: Whole,
    }),
    /** By what was paid for or complained about, as the ledger names it. */
    refunds: Type.Array(Type.Object({ cause: Text, ...Sum })),
    now: Type.Object({
      /** Free in the wallets. */
      available_vnd: Whole,
      held: Type.Array(Type.Object({ cause: Text, ...Sum })),
      /** Bills that wait for their customer's payment. */
      unpaid: Type.Array(Type.Object({ age: UnpaidAge, ...Sum })),
      /** First payments that a deposit left open, of goods that are ours. */
      owing: Type.Object(Sum),
    }),
  }),
});
