import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text, Whole } from '../kit/shapes.ts';
import { REPORT, ReportStep } from './reports.ts';

const FIGURES = {
  /** Who signed up. */
  joined: Whole,
  orders: Whole,
  /** Customers with an order that they paid for: those who never had one before, and the others. */
  first_time: Whole,
  returning: Whole,
};
export const BuyerPeriod = Type.Object({ period: Text, ...FIGURES });
export type BuyerPeriod = Static<typeof BuyerPeriod>;

export const readBuyersReportEndpoint = endpoint({
  ...REPORT,
  path: '/api/desk/reports/buyers',
  summary: 'Customers who came, who bought for the first time and who bought again in some days.',
  reply: Type.Object({
    step: ReportStep,
    periods: Type.Array(BuyerPeriod),
    /** Somebody who bought in two periods counts once. */
    total: Type.Object(FIGURES),
  }),
});
