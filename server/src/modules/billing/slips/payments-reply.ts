import type { payBillsEndpoint } from '@hako/contract/billing/slips';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { bulkMessage } from './labels.ts';
import type { BillPayment } from './pay-bills.ts';

/** What the customer reads after a payment of several bills: one sentence, and what became of each. */
export function paymentsReply(
  payments: readonly BillPayment[],
): EndpointReply<typeof payBillsEndpoint> {
  const paid = payments.filter(({ isPaid }) => isPaid).map(({ code }) => code);
  const isAll = paid.length === payments.length;
  const isBroken = payments.some(({ refusal }) => refusal?.code === 'billing.cannot-pay-now');
  return {
    status: isAll,
    success: isAll,
    message: bulkMessage(paid.length, payments.length, isBroken),
    result: paid,
    bills: payments.map(({ code, isPaid, refusal }) => ({
      code,
      is_paid: isPaid,
      refusal: refusal?.code ?? null,
      message: refusal?.sentence ?? null,
    })),
  };
}
