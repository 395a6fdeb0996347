import { REFUSALS, type RefusalCode } from '@hako/contract/refusals';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isPayable, partsOfBill } from './bill.ts';
import { lockBill, updateBillPaid } from './bill-store.ts';
import { deleteCod } from '../cash-on-delivery/cod-store.ts';
import type { BillingDeps } from '../deps.ts';
import { paymentLabel } from './labels.ts';
import { findRedelivery } from '../redelivery/redelivery-store.ts';

/** What became of one bill; `refusal` is why it was not paid. */
export interface BillPayment {
  readonly code: string;
  readonly isPaid: boolean;
  readonly refusal: { readonly code: RefusalCode; readonly sentence: string } | undefined;
}

/**
 * Pays bills from the wallet, each in a transaction of its own, and answers for each: what is paid stays paid when another one cannot be, and asking
 * again pays only what is not paid yet (invariant I14). Stops asking the wallet at nothing: a smaller bill may still be within what is left.
 */
export async function payBills(
  deps: BillingDeps,
  { codes, customerId }: { codes: readonly string[]; customerId: string },
): Promise<BillPayment[]> {
  const answers: BillPayment[] = [];
  for (const code of new Set(codes)) {
    try {
      await payBill(deps, code, customerId);
      answers.push({ code, isPaid: true, refusal: undefined });
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : new Refusal('billing.cannot-pay-now', { code });
      // What broke at one bill must not hide what became of the others.
      if (refusal !== error) deps.log.error({ error, bill: code }, 'a bill could not be paid');
      answers.push({
        code,
        isPaid: false,
        refusal: {
          code: refusal.code,
          sentence: refusal.sentence || REFUSALS[refusal.code].sentence,
        },
      });
    }
  }
  return answers;
}

async function payBill(deps: BillingDeps, code: string, customerId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const bill = await lockBill(trx, { code });
    refuseUnless(bill?.customerId === customerId, 'billing.not-found');
    if (bill.paidAt) return;
    refuseUnless(isPayable(bill, await findRedelivery(trx, bill.id)), 'billing.not-payable', {
      code,
    });
    const cause = { type: 'bill', id: bill.id } as const;
    await deps.wallet.pay(trx, {
      customerId,
      cause,
      parts: partsOfBill(bill.orders),
      key: `bill:${bill.id}`,
      label: paymentLabel(bill),
    });
    await updateBillPaid(trx, bill.id, deps.clock.now());
    // Paid now: there is nothing left to collect.
    await deleteCod(trx, bill.id);
    for (const { orderId } of bill.orders)
      await deps.orders.addEvent(trx, {
        orderId,
        by: { kind: 'customer', id: customerId },
        facts: { bill: code, paid: bill.total },
      });
    await deps.news.announce(trx, 'bill.paid', { billId: bill.id, customerId });
    await deps.live.tell(trx, `customer:${customerId}`, { kind: 'bill-paid', code });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}
