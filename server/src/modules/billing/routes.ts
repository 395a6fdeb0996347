import {
  chooseCodEndpoint,
  listCodsEndpoint,
  listOwedCodsEndpoint,
  settleCodEndpoint,
  settleCodReportEndpoint,
} from '@hako/contract/billing/cash-on-delivery';
import { exportBillsEndpoint, printBillsEndpoint } from '@hako/contract/billing/papers';
import {
  confirmReceivedEndpoint,
  listBillsEndpoint,
  payBillsEndpoint,
} from '@hako/contract/billing/slips';
import {
  approveBillEndpoint,
  cancelBillEndpoint,
  confirmBillEndpoint,
  handOverEndpoint,
  makeBillEndpoint,
  packBillEndpoint,
  readDeskBillEndpoint,
} from '@hako/contract/billing/desk-slips';
import { recomputeSecondPaymentEndpoint } from '@hako/contract/desk/orders';
import { type Route, route } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/file-reply.ts';
import { carrierRoutes } from './carriers/routes.ts';
import { bulkMessage, OUTCOME_LABELS } from './slips/labels.ts';
import { redeliveryRoutes } from './redelivery/routes.ts';
import { staffOf as staff, viewerOf } from './slips/viewer.ts';
import type { Billing } from './billing.ts';

const DONE = { status: true, success: true } as const;

export const billingRoutes = (billing: Billing): Route[] => [
  route(listBillsEndpoint, ({ query, caller }) =>
    billing.listMyBills({ ...query, customerId: caller.customerId }),
  ),
  route(payBillsEndpoint, async ({ body, caller }) => {
    const payments = await billing.payBills({ codes: body.codes, customerId: caller.customerId });
    const paid = payments.filter(({ isPaid }) => isPaid).map(({ code }) => code);
    const isAll = paid.length === payments.length;
    return {
      status: isAll,
      success: isAll,
      message: bulkMessage(
        paid.length,
        payments.length,
        payments.some(({ refusal }) => refusal?.code === 'billing.cannot-pay-now'),
      ),
      result: paid,
      bills: payments.map(({ code, isPaid, refusal }) => ({
        code,
        is_paid: isPaid,
        refusal: refusal?.code ?? null,
        message: refusal?.sentence ?? null,
      })),
    };
  }),
  route(confirmReceivedEndpoint, ({ params, caller }) =>
    billing.confirmReceived({ code: params.code, customerId: caller.customerId }).then(() => DONE),
  ),

  route(chooseCodEndpoint, ({ params, caller }) =>
    billing.chooseCod({ code: params.code, customerId: caller.customerId }).then(() => DONE),
  ),
  route(listCodsEndpoint, ({ query, caller }) =>
    billing.listMyCods({ ...query, customerId: caller.customerId }),
  ),
  route(exportBillsEndpoint, async ({ body, caller, reply }) =>
    sendFile(
      reply,
      'xlsx',
      'phieu-xuat-kho',
      billing.now(),
      await billing.exportBills({ ...body, viewer: viewerOf(caller) }),
    ),
  ),
  route(printBillsEndpoint, async ({ body: { codes, size = 'a4' }, caller }) => {
    const content = await billing.printBills({ codes, size, viewer: viewerOf(caller) });
    return { ...DONE, data: { content }, content };
  }),

  route(makeBillEndpoint, async ({ body, caller }) => {
    const { code, total } = await billing.makeBill({ orderCodes: body.orders, by: staff(caller) });
    return { data: { code, total_vnd: total } };
  }),
  route(readDeskBillEndpoint, async ({ params }) => ({
    data: await billing.readDeskBill(params.code),
  })),
  route(recomputeSecondPaymentEndpoint, ({ params, caller }) =>
    billing.recompute({ code: params.code, by: staff(caller) }).then(() => DONE),
  ),
  route(confirmBillEndpoint, ({ params, caller }) =>
    billing.confirmBill({ code: params.code, by: staff(caller) }).then(() => DONE),
  ),
  route(approveBillEndpoint, ({ params, caller }) =>
    billing.approveBill({ code: params.code, by: staff(caller) }).then(() => DONE),
  ),
  route(cancelBillEndpoint, ({ params, caller }) =>
    billing.cancelBill({ code: params.code, by: staff(caller) }).then(() => DONE),
  ),
  route(packBillEndpoint, ({ params, caller }) =>
    billing.packBill({ code: params.code, by: staff(caller) }).then(() => DONE),
  ),
  route(settleCodEndpoint, async ({ params, body, caller }) => {
    await billing.settleCod({
      code: params.code,
      by: staff(caller),
      amount: body.amount_vnd,
      reference: body.reference,
      shortReason: body.short_reason,
    });
    return DONE;
  }),
  route(settleCodReportEndpoint, async ({ body: { carrier, reference, lines }, caller }) => {
    const asked = lines.map(({ tracking, amount_vnd }) => ({ tracking, amount: amount_vnd }));
    const answers = await billing.settleCodReport({
      carrier,
      reference,
      lines: asked,
      by: staff(caller),
    });
    const settled = answers.filter(({ outcome }) => outcome === 'settled');
    return {
      data: {
        settled: settled.length,
        settled_vnd: settled.reduce((sum, { amount }) => sum + amount, 0),
        lines: answers.map(({ tracking, amount, outcome, bill, expected }) => ({
          tracking,
          amount_vnd: amount,
          outcome,
          outcome_label: OUTCOME_LABELS[outcome],
          bill: bill ?? null,
          expected_vnd: expected ?? null,
        })),
      },
    };
  }),
  route(listOwedCodsEndpoint, async () => ({ data: await billing.listOwedCods() })),
  route(handOverEndpoint, async ({ params, body, caller }) => {
    await billing.handOver({
      code: params.code,
      by: staff(caller),
      tracking: body.tracking,
      carrier: body.carrier,
    });
    return DONE;
  }),

  ...carrierRoutes(billing),
  ...redeliveryRoutes(billing),
];
