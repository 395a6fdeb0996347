import { dong, type Dong } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { SupportDeps } from './deps.ts';
import type { Complaint } from './rules/complaint.ts';
import { refundLabel } from './notices.ts';

interface Payment {
  readonly paidFor: { readonly type: 'order' | 'bill'; readonly id: string };
  /** What of it may still be given back, đồng. */
  readonly most: Dong;
}

/** What was paid for an order and may be given back: its first payment, then its share of what its bill asked for. */
async function paymentsOf(
  { wallet, paidShareOf }: SupportDeps,
  reader: Reader,
  orderId: string,
): Promise<Payment[]> {
  const first = { type: 'order', id: orderId } as const;
  const payments: Payment[] = [{ paidFor: first, most: await wallet.refundableOf(reader, first) }];
  const billed = await paidShareOf(reader, orderId);
  if (billed) {
    const paidFor = { type: 'bill', id: billed.billId } as const;
    payments.push({
      paidFor,
      most: dong(Math.min(billed.share, await wallet.refundableOf(reader, paidFor))),
    });
  }
  return payments;
}

/** The most that a complaint about an order can give back. */
export async function refundableOf(
  deps: SupportDeps,
  reader: Reader,
  orderId: string,
): Promise<Dong> {
  return dong((await paymentsOf(deps, reader, orderId)).reduce((sum, { most }) => sum + most, 0));
}

/** Gives back what was decided, from the first payment first. Refusal `wallet.refund-too-high`. */
export async function compensate(
  deps: SupportDeps,
  trx: Trx,
  complaint: Complaint,
  orderId: string,
  amount: Dong,
): Promise<void> {
  let left: number = amount;
  const payments = await paymentsOf(deps, trx, orderId);
  const most = payments.reduce((sum, payment) => sum + payment.most, 0);
  if (amount > most) throw new Refusal('wallet.refund-too-high', { most });
  for (const { paidFor, most: payable } of payments) {
    const part = dong(Math.min(left, payable));
    if (part === 0) continue;
    left -= part;
    await deps.wallet.refund(trx, {
      customerId: complaint.customerId,
      cause: { type: 'complaint', id: complaint.id },
      paidFor,
      amount: part,
      key: `${paidFor.type === 'order' ? 'complaint' : 'complaint-bill'}:${complaint.id}`,
      label: refundLabel(complaint),
    });
  }
}
