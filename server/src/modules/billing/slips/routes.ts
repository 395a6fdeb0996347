import { exportBillsEndpoint, printBillsEndpoint } from '@hako/contract/billing/papers';
import {
  confirmReceivedEndpoint,
  listBillsEndpoint,
  payBillsEndpoint,
} from '@hako/contract/billing/slips';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Billing } from '../billing.ts';
import { paymentsReply } from './payments-reply.ts';
import { viewerOf } from './viewer.ts';

/** Bills as their customer sees, pays and prints them. */
export const slipRoutes = (billing: Billing): Route[] => [
  route(listBillsEndpoint, ({ query, caller }) =>
    billing.listMyBills({ ...query, customerId: caller.customerId }),
  ),
  route(payBillsEndpoint, async ({ body, caller }) =>
    paymentsReply(await billing.payBills({ codes: body.codes, customerId: caller.customerId })),
  ),
  route(confirmReceivedEndpoint, ({ params, caller }) =>
    billing.confirmReceived({ code: params.code, customerId: caller.customerId }).then(() => DONE),
  ),
  route(exportBillsEndpoint, async ({ body, caller, reply }) => {
    const sheet = await billing.exportBills({ ...body, viewer: viewerOf(caller) });
    return sendFile(reply, 'xlsx', 'phieu-xuat-kho', billing.now(), sheet);
  }),
  route(printBillsEndpoint, async ({ body: { codes, size = 'a4' }, caller }) => {
    const content = await billing.printBills({ codes, size, viewer: viewerOf(caller) });
    return { ...DONE, data: { content }, content };
  }),
];
