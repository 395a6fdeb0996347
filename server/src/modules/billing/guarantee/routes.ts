import {
  type Guarantee,
  proposeForecastTermsEndpoint,
  readGuaranteeEndpoint,
} from '@hako/contract/billing/guarantee';
import { mayCall } from '../../../platform/http/access/staff-access.ts';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Billing } from '../billing.ts';

/** Whether the printed high end holds, and what that costs us. */
export const guaranteeRoutes = (billing: Billing): Route[] => [
  route(readGuaranteeEndpoint, async ({ caller }) => ({
    data: {
      ...(await readGuarantee(billing)),
      may_propose: mayCall(proposeForecastTermsEndpoint, caller),
    },
  })),
  route(proposeForecastTermsEndpoint, async ({ body, caller }) => {
    const { is_guaranteed: isGuaranteed, explain_over_percent: explainOverPercent } = body;
    const terms = { isGuaranteed, explainOverPercent, reason: body.reason };
    await billing.proposeForecastTerms({ ...terms, by: staffOf(caller) });
    return DONE;
  }),
];

async function readGuarantee(billing: Billing): Promise<Omit<Guarantee, 'may_propose'>> {
  const [terms, months] = await Promise.all([
    billing.listForecastTerms(),
    billing.listGuaranteeMonths(),
  ]);
  return {
    terms: terms.map(({ validFrom, isGuaranteed, explainOverPercent, reason }) => ({
      valid_from: validFrom.toISOString(),
      is_guaranteed: isGuaranteed,
      explain_over_percent: explainOverPercent,
      reason,
    })),
    months: months.map((month) => ({
      month: month.month,
      site: month.site,
      orders: month.orders,
      carried_orders: month.carriedOrders,
      carried_vnd: month.carried,
      above: month.above,
      below: month.below,
      forecast_vnd: month.forecast,
      billed_vnd: month.billed,
    })),
  };
}
