import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Whole } from '../kit/shapes.ts';
import { REPORT, ReportStep } from './reports.ts';

/** What is left of some money; what was given back is taken out where it was taken in. */
const FIGURES = {
  /** Our own fees: service, payment, extra services, storage, levels. */
  fees_vnd: Whole,
  /** Freight, its surcharges, insurance, delivery: ours in the books, passed on to carriers. */
  carriage_vnd: Whole,
  /** Duty and tax at the border, taken for the state. */
  duties_vnd: Whole,
  /** Goods, their tax and their shipping in Japan, taken for the sellers. */
  goods_vnd: Whole,
  /** Discounts and compensation that we gave. */
  given_vnd: Whole,
  /** Fees and carriage less what was given: the revenue of the books. */
  revenue_vnd: Whole,
  /** What marketplaces took, and what that was worth at the rate of each order. */
  spent_jpy: Whole,
  spent_vnd: Whole,
  /** Fees less what was given, and what the goods brought above what they cost. */
  margin_vnd: Whole,
};

export const MarginPeriod = Type.Object({
  /** `2026-03-21`, or `2026-03` when months are shown. */
  period: Text,
  ...FIGURES,
});
/** Money that belongs to no order has the site ''. */
export const MarginSite = Type.Object({ site: Text, ...FIGURES });
export type MarginPeriod = Static<typeof MarginPeriod>;
export type MarginSite = Static<typeof MarginSite>;
export type MarginFigures = Omit<MarginSite, 'site'>;

export const readMarginReportEndpoint = endpoint({
  ...REPORT,
  path: '/api/desk/reports/margin',
  summary:
    'What came in and what was left of it, by day or month and by site, as it was booked. Sums are those of the ledger.',
  reply: Type.Object({
    step: ReportStep,
    periods: Type.Array(MarginPeriod),
    sites: Type.Array(MarginSite),
    total: Type.Object(FIGURES),
  }),
});
