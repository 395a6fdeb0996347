import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Whole } from '../kit/shapes.ts';
import { REPORT, ReportStep } from './reports.ts';

/** A second payment that is off by no more than this came as it was foretold. */
export const FORETOLD_PERCENT = 10;

const FIGURES = {
  orders: Whole,
  forecast_vnd: Whole,
  /** What it became, with what we carried and without storage. */
  actual_vnd: Whole,
  /** What we paid of it by our guarantee. */
  carried_vnd: Whole,
  /** Orders off by at most `FORETOLD_PERCENT`, above that and below that. */
  within: Whole,
  above: Whole,
  below: Whole,
  /** How far off half of the orders are at most, and nine of ten; percent. */
  half_off_percent: Whole,
  most_off_percent: Whole,
};

export const ForecastPeriod = Type.Object({ period: Text, ...FIGURES });
export const ForecastSite = Type.Object({ site: Text, ...FIGURES });
export type ForecastPeriod = Static<typeof ForecastPeriod>;
export type ForecastSite = Static<typeof ForecastSite>;
export type ForecastFigures = Omit<ForecastSite, 'site'>;

export const readForecastReportEndpoint = endpoint({
  ...REPORT,
  path: '/api/desk/reports/forecast',
  summary:
    'Second payments billed in some days: what was foretold, and what they became, by day or month and by site.',
  reply: Type.Object({
    step: ReportStep,
    periods: Type.Array(ForecastPeriod),
    sites: Type.Array(ForecastSite),
  }),
});
