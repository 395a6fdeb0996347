import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { EventFacts, Mover } from '../../orders/index.ts';
import { type Bill, type BillState, carriedOf, isOnItsWay, mayConfirmReceived } from './bill.ts';
import {
  endBillOrders,
  lockBill,
  updateBillPaid,
  updateBillState,
  updateReceivedWord,
} from './bill-store.ts';
import { deleteCod } from '../cash-on-delivery/cod-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { closeRedelivery, reopenRedelivery } from '../redelivery/ask-redelivery.ts';
import { giveBackRest } from './domestic-rest.ts';
import { billReadyNotice, billStateLabel } from './labels.ts';
import { refuseOwnCosts } from '../second-payment/second-look.ts';
import { addSecondPaymentJob } from '../second-payment/stuck-second-payments.ts';

/** Moves a locked bill with all its orders; the table of the order's life says whether this mover may. */
export async function moveLockedBill(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  to: BillState,
  by: Mover,
  facts: EventFacts = {},
): Promise<Bill> {
  const at = deps.clock.now();
  for (const { orderId } of bill.orders.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1)))
    await deps.orders.move(trx, {
      orderId,
      to: to === 'CANCEL' ? 'CALCULATOR' : to,
      by,
      facts: { bill: bill.code, ...facts },
    });
  await updateBillState(trx, bill.id, to, at);
  if (to === 'COMPLETED') await closeRedelivery(deps, trx, bill);
  if (bill.state === 'COMPLETED') await reopenRedelivery(trx, bill);
  await deps.live.tell(trx, `customer:${bill.customerId}`, {
    kind: 'bill-moved',
    code: bill.code,
    state: to,
  });
  if (by.kind === 'staff')
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.move',
      subject: `bill:${bill.code}`,
      before: { state: bill.state },
      after: { state: to, ...facts },
    });
  return { ...bill, state: to, movedAt: at, receivedWordAt: undefined };
}

/** Locks a bill that must be in one of these states. Refusals `billing.not-found`, `billing.move-not-allowed`. */
export async function lockBillIn(
  trx: Trx,
  code: string,
  states: readonly BillState[],
): Promise<Bill> {
  const bill = await lockBill(trx, { code });
  refuseUnless(bill, 'billing.not-found');
  refuseUnless(states.includes(bill.state), 'billing.move-not-allowed', {
    code,
    state: billStateLabel(bill.state),
  });
  return bill;
}

/** Sales confirms what is on the slip. */
export async function confirmBill(
  deps: BillingDeps,
  { code, by }: { code: string; by: Staff },
): Promise<Bill> {
  return inTransaction(deps.db, async (trx) =>
    moveLockedBill(deps, trx, await lockBillIn(trx, code, ['BILL_NEW']), 'BILL_CONFIRMED', by),
  );
}

/**
 * The accountant approves: what is to be returned goes to the wallet, and from now on the customer
 * can pay. Refusals of `refuseOwnCosts`.
 */
export async function approveBill(
  deps: BillingDeps,
  { code, by }: { code: string; by: Staff },
): Promise<Bill> {
  return inTransaction(deps.db, async (trx) => {
    const confirmed = await lockBillIn(trx, code, ['BILL_CONFIRMED']);
    await refuseOwnCosts(deps, trx, confirmed, by);
    const bill = await moveLockedBill(deps, trx, confirmed, 'BILL_APPROVED', by);
    await giveBackRest(deps, trx, bill);
    // Nothing to pay is paid.
    if (bill.total === 0) await updateBillPaid(trx, bill.id, deps.clock.now());
    else
      await deps.notifications.notify(trx, {
        customerId: bill.customerId,
        kind: 'bill_ready',
        ...billReadyNotice(bill),
        facts: await factsOfGoods(deps, trx, bill),
      });
    return bill;
  });
}

/** What a notice of a bill shows: the picture of the first of its goods that has one. */
export async function factsOfGoods(
  { orders }: Pick<BillingDeps, 'orders'>,
  trx: Trx,
  bill: Pick<Bill, 'orders'>,
): Promise<{ readonly picture?: string }> {
  const ids = bill.orders.map(({ orderId }) => orderId);
  const pictures = new Map(
    (await orders.readMany(trx, ids)).map(({ id, listing }) => [id, listing.picture]),
  );
  const picture = ids.map((id) => pictures.get(id)).find(Boolean);
  return picture ? { picture } : {};
}

/** Takes a slip back while it is not paid; its orders can go onto another one. Refusal `billing.is-paid`. */
export async function cancelBill(
  deps: BillingDeps,
  { code, by }: { code: string; by: Staff },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const bill = await lockBillIn(trx, code, ['BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED']);
    refuseUnless(!bill.paidAt, 'billing.is-paid', { code });
    await moveLockedBill(deps, trx, bill, 'CANCEL', by);
    await deps.wallet.uncarry(trx, { billId: bill.id, amount: carriedOf(bill) });
    await endBillOrders(trx, bill);
    await deleteCod(trx, bill.id);
    // They shared one delivery on it, and it may have given something back.
    for (const { orderId } of bill.orders) await addSecondPaymentJob(deps, trx, orderId);
  });
}

/** The parcel of a bill that is paid, or that the carrier collects for, is packed. Refusal `billing.not-paid`. */
export async function packBill(
  deps: BillingDeps,
  { code, by }: { code: string; by: Staff },
): Promise<Bill> {
  return inTransaction(deps.db, async (trx) => {
    const bill = await lockBillIn(trx, code, ['BILL_APPROVED']);
    refuseUnless(bill.paidAt || bill.isCod, 'billing.not-paid', { code });
    return moveLockedBill(deps, trx, bill, 'PACKING', by);
  });
}

/** The customer has the goods in hand. Refusals `billing.not-found`, `billing.move-not-allowed`, `billing.carrier-collects`. */
export async function confirmReceived(
  deps: BillingDeps,
  { code, customerId }: { code: string; customerId: string },
): Promise<Bill> {
  return inTransaction(deps.db, async (trx) => {
    const bill = await lockBill(trx, { code });
    refuseUnless(bill?.customerId === customerId, 'billing.not-found');
    if (bill.state === 'COMPLETED') return bill;
    refuseUnless(isOnItsWay(bill), 'billing.move-not-allowed', {
      code,
      state: billStateLabel(bill.state),
    });
    refuseUnless(mayConfirmReceived(bill), 'billing.carrier-collects', { code });
    const received = await moveLockedBill(deps, trx, bill, 'COMPLETED', {
      kind: 'customer',
      id: customerId,
    });
    await updateReceivedWord(trx, bill.id, received.movedAt);
    return { ...received, receivedWordAt: received.movedAt };
  });
}

/**
 * What was said to be delivered came back after all, as somebody of ours sees: it waits for its customer again. What a carrier brought the money for
 * was delivered, and what went over our counter is a complaint. Refusals `billing.not-found`, `billing.move-not-allowed`, `billing.cod-brought`.
 */
export async function reopenBill(
  deps: BillingDeps,
  { code, by, reason }: { code: string; by: Staff; reason: string },
): Promise<Bill> {
  return inTransaction(deps.db, async (trx) => {
    const bill = await lockBillIn(trx, code, ['COMPLETED']);
    refuseUnless(!(bill.isCod && bill.paidAt), 'billing.cod-brought', { code });
    const moved = await moveLockedBill(deps, trx, bill, 'BILL_INVENTORY', by, {
      cameBack: reason.trim(),
    });
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.reopen',
      subject: `bill:${code}`,
      reason: reason.trim(),
      before: { state: bill.state },
    });
    return moved;
  });
}
