import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Dong, dong } from '../../../kernel/money.ts';
import { type Bill, partsOfBill } from '../slips/bill.ts';
import { lockBill, updateBillPaid, updateReceivedWord } from '../slips/bill-store.ts';
import { type Cod, findCod, insertCod, updateCodRest, updateCodSettled } from './cod-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { collectedLabel, paymentLabel } from '../slips/labels.ts';

/** What GHN collects at most for one parcel, đồng (facts.md, section 4.4). */
const MOST_COLLECTED = 50_000_000;
/** The customer pays at the door. Refusals `billing.not-found`, `billing.not-payable`, `billing.nothing-to-collect`, `billing.cod-too-much`. */
export async function chooseCod(
  deps: BillingDeps,
  { code, customerId }: { code: string; customerId: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const bill = await lockBill(trx, { code });
    refuseUnless(bill?.customerId === customerId, 'billing.not-found');
    refuseUnless(!bill.paidAt, 'billing.nothing-to-collect', { code });
    refuseUnless(bill.state === 'BILL_APPROVED', 'billing.not-payable', { code });
    refuseUnless(bill.total <= MOST_COLLECTED, 'billing.cod-too-much', {
      code,
      most: MOST_COLLECTED,
    });
    if (bill.isCod) return;
    await insertCod(trx, bill, deps.clock.now());
    for (const { orderId } of bill.orders)
      await deps.orders.addEvent(trx, {
        orderId,
        by: { kind: 'customer', id: customerId },
        facts: { bill: code, collect: bill.total },
      });
    await deps.live.tell(trx, `customer:${customerId}`, {
      kind: 'bill-moved',
      code,
      state: bill.state,
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
  });
}
interface Brought {
  readonly by: Staff;
  readonly amount: number;
  readonly reference: string;
  /** Why less than all is booked: the customer paid it all at the door, and the carrier owes the rest. */
  readonly shortReason?: string | undefined;
}
/**
 * An accountant books what the carrier's report says was collected for a delivered bill: credited and paid with it in one transaction, once. Less than
 * all needs a reason and leaves the rest as a debt of the carrier, which another report brings in one sum. The same again changes nothing. Refusals
 * `billing.not-found`, `billing.cod-not-delivered`, `billing.cod-amount-differs` (a carrier that brings less is asked first).
 */
export async function settleCod(
  deps: BillingDeps,
  { code, by, amount, reference, shortReason }: Brought & { code: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const bill = await lockBill(trx, { code });
    refuseUnless(bill, 'billing.not-found');
    refuseUnless(bill.isCod && bill.state === 'COMPLETED', 'billing.cod-not-delivered', { code });
    if (bill.paidAt) {
      const rest = await restFor(trx, bill, { amount, reference });
      if (rest === 0) return;
      refuseUnless(amount === rest, 'billing.cod-amount-differs', { code, expected: rest });
      return settleRest(deps, trx, bill, { by, amount, reference });
    }
    const isShort = amount < bill.total && Boolean(shortReason?.trim());
    refuseUnless(isShort || amount === bill.total, 'billing.cod-amount-differs', {
      code,
      expected: bill.total,
    });
    await settleLockedCod(deps, trx, bill, {
      by,
      reference,
      amount,
      shortReason: isShort ? shortReason : undefined,
    });
  });
}
/** What the carrier still owes of a bill that is paid, đồng; 0 for its short payment told again, which brings nothing. */
export async function restFor(
  trx: Trx,
  bill: Bill,
  told: Pick<Brought, 'amount' | 'reference'>,
): Promise<Dong> {
  const cod = bill.paidAt ? await findCod(trx, bill.id) : undefined;
  const isToldAgain = cod?.reference === told.reference && cod.brought === told.amount;
  return isToldAgain ? dong(0) : owedOf(cod);
}
/** What a carrier brings for a bill that is paid is what it owed of it. */
export async function settleRest(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  { by, amount, reference }: Brought,
): Promise<void> {
  await updateCodRest(trx, bill.id, { by: by.id, reference, at: deps.clock.now() });
  await deps.audit(trx, {
    actor: by.id,
    action: 'bill.settle-cod-rest',
    subject: `bill:${bill.code}`,
    after: { amount, reference },
  });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: bill.code });
}
/** What the carrier has still to bring of what it collected, đồng. */
export const owedOf = (cod: Cod | undefined): Dong =>
  dong(cod ? cod.amount - (cod.brought ?? 0) : 0);
/** Credits what was collected for a locked bill that is open, and pays the bill with it. */
export async function settleLockedCod(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  { by, reference, amount, shortReason }: Brought,
): Promise<void> {
  const { id, code, customerId, total } = bill;
  const at = deps.clock.now();
  await deps.wallet.receiveCollected(trx, {
    customerId,
    amount: total,
    cause: { type: 'top-up', id },
    key: `cod:${id}`,
    label: collectedLabel(bill),
  });
  const cause = { type: 'bill', id } as const;
  await deps.wallet.pay(trx, {
    customerId,
    cause,
    parts: partsOfBill(bill.orders),
    key: `bill:${id}`,
    label: paymentLabel(bill),
  });
  await updateBillPaid(trx, id, at);
  // The carrier brought the money: it says so as well.
  await updateReceivedWord(trx, id, undefined);
  await updateCodSettled(trx, id, {
    by: by.id,
    reference,
    at,
    amount: dong(amount),
    shortReason: shortReason?.trim(),
  });
  const after = { amount, reference, ...(amount < total ? { owed: total - amount } : {}) };
  await deps.audit(trx, {
    actor: by.id,
    action: 'bill.settle-cod',
    subject: `bill:${code}`,
    after,
    ...(shortReason ? { reason: shortReason } : {}),
  });
  await deps.news.announce(trx, 'bill.paid', { billId: id, customerId });
  await deps.live.tell(trx, `customer:${customerId}`, { kind: 'bill-paid', code });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
}
