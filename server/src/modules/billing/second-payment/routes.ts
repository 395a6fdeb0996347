import { recomputeSecondPaymentEndpoint } from '@hako/contract/desk/orders';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Billing } from '../billing.ts';

export const secondPaymentRoutes = (billing: Billing): Route[] => [
  route(recomputeSecondPaymentEndpoint, ({ params, caller }) =>
    billing.recompute({ code: params.code, by: staffOf(caller) }).then(() => DONE),
  ),
];
