import {
  approveBillEndpoint,
  cancelBillEndpoint,
  confirmBillEndpoint,
  makeBillEndpoint,
  packBillEndpoint,
  readDeskBillEndpoint,
} from '@hako/contract/billing/desk-slips';
import { readCarrierLabelEndpoint } from '@hako/contract/logistics/labels';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Billing } from '../billing.ts';

/** Bills as the desk makes, checks and packs them. */
export const slipDeskRoutes = (billing: Billing): Route[] => [
  route(makeBillEndpoint, async ({ body, caller }) => {
    const { code, total } = await billing.makeBill({
      orderCodes: body.orders,
      by: staffOf(caller),
    });
    return { data: { code, total_vnd: total } };
  }),
  route(readDeskBillEndpoint, async ({ params }) => ({
    data: await billing.readDeskBill(params.code),
  })),
  route(readCarrierLabelEndpoint, async ({ params: { code }, query: { size }, reply }) => {
    const label = await billing.printCarrierLabel({ code, size });
    return sendFile(reply, 'pdf', 'nhan-giao-hang', billing.now(), label);
  }),
  route(confirmBillEndpoint, ({ params, caller }) =>
    billing.confirmBill({ code: params.code, by: staffOf(caller) }).then(() => DONE),
  ),
  route(approveBillEndpoint, ({ params, caller }) =>
    billing.approveBill({ code: params.code, by: staffOf(caller) }).then(() => DONE),
  ),
  route(cancelBillEndpoint, ({ params, caller }) =>
    billing.cancelBill({ code: params.code, by: staffOf(caller) }).then(() => DONE),
  ),
  route(packBillEndpoint, ({ params, caller }) =>
    billing.packBill({ code: params.code, by: staffOf(caller) }).then(() => DONE),
  ),
];
