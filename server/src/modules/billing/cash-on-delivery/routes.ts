import {
  chooseCodEndpoint,
  listCodsEndpoint,
  listOwedCodsEndpoint,
  settleCodEndpoint,
  settleCodReportEndpoint,
} from '@hako/contract/billing/cash-on-delivery';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Billing } from '../billing.ts';
import { codReportReply } from './cod-report-reply.ts';

/** Money that carriers collect at the door: chosen by the customer, settled by an accountant. */
export const codRoutes = (billing: Billing): Route[] => [
  route(chooseCodEndpoint, ({ params, caller }) =>
    billing.chooseCod({ code: params.code, customerId: caller.customerId }).then(() => DONE),
  ),
  route(listCodsEndpoint, ({ query, caller }) =>
    billing.listMyCods({ ...query, customerId: caller.customerId }),
  ),
  route(settleCodEndpoint, ({ params: { code }, body, caller }) => {
    const { amount_vnd: amount, reference, short_reason: shortReason } = body;
    return billing
      .settleCod({ code, by: staffOf(caller), amount, reference, shortReason })
      .then(() => DONE);
  }),
  route(settleCodReportEndpoint, async ({ body: { carrier, reference, lines }, caller }) => {
    const asked = lines.map(({ tracking, amount_vnd }) => ({ tracking, amount: amount_vnd }));
    const by = staffOf(caller);
    return codReportReply(await billing.settleCodReport({ carrier, reference, lines: asked, by }));
  }),
  route(listOwedCodsEndpoint, async () => ({ data: await billing.listOwedCods() })),
];
