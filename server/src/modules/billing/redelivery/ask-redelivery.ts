import { dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { copyOf } from '../../orders/index.ts';
import type { Bill } from '../slips/bill.ts';
import { lockBill } from '../slips/bill-store.ts';
import { findConsignment } from '../carriers/consignment-store.ts';
import type { BillingDeps } from '../deps.ts';
import { readDeliveryTerms } from '../carriers/delivery-terms-store.ts';
import { billStateLabel, redeliveryFeeLabel, redeliveryFeeReturnedLabel } from '../slips/labels.ts';
import { freshRedelivery, type Redelivery, type Wish } from './redelivery.ts';
import { findRedelivery, saveRedelivery } from './redelivery-store.ts';

interface Asked {
  readonly code: string;
  readonly customerId: string;
  readonly wish: Wish;
  /** Another address of their book; absent: where it went before, as it was corrected last. */
  readonly addressId?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * The customer says what shall become of a parcel that did not arrive, and may say so again until it is done. Another delivery is paid for once, at
 * the owner's price of that day; who comes for it instead has the fee back. Refusals `billing.not-found`, `billing.move-not-allowed`, `wallet.not-enough`,
 * `customers.address-not-found`.
 */
export async function askRedelivery(
  deps: BillingDeps,
  { code, customerId, wish, addressId, note }: Asked,
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const found = await lockBill(trx, { code });
    refuseUnless(found?.customerId === customerId, 'billing.not-found');
    const { bill, redelivery } = await openRedelivery(trx, found);
    const address =
      addressId === undefined
        ? redelivery.address
        : copyOf(await deps.addressOf(trx, customerId, addressId));
    const asked = { wish, at: deps.clock.now(), by: customerId };
    const settled =
      wish === 'deliver'
        ? await chargeFee(deps, trx, bill, redelivery, asked.at)
        : await returnFee(deps, trx, bill, redelivery);
    // Somebody who changes their mind pays again what was given back.
    const fee =
      wish === 'deliver' ? settled : { ...settled, fee: dong(0), feeReturnedAt: undefined };
    await saveRedelivery(trx, { ...fee, asked, address, note: note?.trim() || undefined });
    for (const { orderId } of bill.orders)
      await deps.orders.addEvent(trx, {
        orderId,
        by: { kind: 'customer', id: customerId },
        facts: { bill: code, wish },
      });
    await deps.live.tell(trx, `customer:${customerId}`, {
      kind: 'bill-moved',
      code,
      state: bill.state,
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}

/** What is open about a locked bill whose delivery failed. Refusal `billing.move-not-allowed` for any other. */
export async function openRedelivery(
  trx: Trx,
  bill: Bill,
): Promise<{ bill: Bill; redelivery: Redelivery }> {
  refuseUnless(bill.state === 'BILL_INVENTORY', 'billing.move-not-allowed', {
    code: bill.code,
    state: billStateLabel(bill.state),
  });
  const attempt = (await findConsignment(trx, bill.id))?.attempt ?? 1;
  const newest = await findRedelivery(trx, bill.id);
  return {
    bill,
    redelivery: newest?.attempt === attempt ? newest : freshRedelivery(bill.id, attempt),
  };
}

/** Takes the fee of another delivery from the wallet, unless it was paid or waived. Refusal `wallet.not-enough`. */
export async function chargeFee(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  redelivery: Redelivery,
  at: Date,
): Promise<Redelivery> {
  if (redelivery.fee > 0 || redelivery.waivedReason !== undefined) return redelivery;
  const { redeliveryFee: fee } = await readDeliveryTerms(trx, dayInVietnam(at));
  if (fee > 0)
    await deps.wallet.pay(trx, {
      customerId: bill.customerId,
      cause: { type: 'bill', id: bill.id },
      parts: [{ to: 'delivery', amount: fee }],
      key: feeKey(redelivery, at),
      label: redeliveryFeeLabel(bill),
    });
  return {
    ...redelivery,
    fee,
    asked: redelivery.asked ?? { wish: 'deliver', at, by: bill.customerId },
  };
}

/** Gives the fee back when nothing was brought for it; done before or never paid: changes nothing. */
export async function returnFee(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  redelivery: Redelivery,
): Promise<Redelivery> {
  const { fee, feeReturnedAt, attempt, billId } = redelivery;
  if (fee === 0 || feeReturnedAt) return redelivery;
  const cause = { type: 'bill', id: billId } as const;
  const at = deps.clock.now();
  await deps.wallet.refund(trx, {
    customerId: bill.customerId,
    cause,
    paidFor: cause,
    amount: fee,
    key: `${feeKey({ billId, attempt }, at)}:back`,
    label: redeliveryFeeReturnedLabel(bill),
  });
  return { ...redelivery, feeReturnedAt: at };
}

/** The carrier brought after all what it had failed to bring: whoever paid for another delivery has the fee back. */
export async function closeRedelivery(deps: BillingDeps, trx: Trx, bill: Bill): Promise<void> {
  const redelivery = await findRedelivery(trx, bill.id);
  if (!redelivery || redelivery.ended) return;
  const ended = {
    at: deps.clock.now(),
    as: 'delivered',
    by: undefined,
    reason: undefined,
  } as const;
  await saveRedelivery(trx, { ...(await returnFee(deps, trx, bill, redelivery)), ended });
}

/**
 * What was said to be delivered is not: what ended with that word is open again, and whoever had the fee back pays it again. Refusal
 * `billing.move-not-allowed` for what went over our counter.
 */
export async function reopenRedelivery(trx: Trx, bill: Bill): Promise<void> {
  const redelivery = await findRedelivery(trx, bill.id);
  const attempt = (await findConsignment(trx, bill.id))?.attempt ?? 1;
  if (redelivery?.attempt !== attempt || !redelivery.ended) return;
  refuseUnless(redelivery.ended.as === 'delivered', 'billing.move-not-allowed', {
    code: bill.code,
    state: billStateLabel(bill.state),
  });
  const fee = redelivery.feeReturnedAt ? dong(0) : redelivery.fee;
  await saveRedelivery(trx, { ...redelivery, fee, feeReturnedAt: undefined, ended: undefined });
}

/** Each time that it is paid or given back has a key of its own; the invariant sums them by what stands before the time. */
const feeKey = ({ billId, attempt }: Pick<Redelivery, 'billId' | 'attempt'>, at: Date): string =>
  `redelivery:${billId}:${attempt}:${at.getTime()}`;
