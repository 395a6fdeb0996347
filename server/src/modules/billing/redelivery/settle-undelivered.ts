import { refuseUnless } from '../../../kernel/refusal.ts';
import type { SaidNotice } from '@hako/contract/notices/say';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { typedPlace } from '../../logistics/index.ts';
import type { Bill } from '../slips/bill.ts';
import {
  endBillOrders,
  lockBill,
  updateBillAddress,
  updateBillState,
} from '../slips/bill-store.ts';
import { deleteCod } from '../cash-on-delivery/cod-store.ts';
import { endConsignment } from '../carriers/consignment-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { lostNotice, returnedNotice, sentAgainNotice } from '../slips/labels.ts';
import type { Redelivery, RedeliveryEnd } from './redelivery.ts';
import { saveRedelivery } from './redelivery-store.ts';
import { chargeFee, openRedelivery, returnFee } from './ask-redelivery.ts';
import { factsOfGoods, moveLockedBill } from '../slips/move-bill.ts';

interface Step {
  readonly code: string;
  readonly by: Staff;
}

/**
 * The carrier brought the parcel back to us. Said again it says only where it lies. Refusals
 * `billing.not-found`, `billing.move-not-allowed`, `logistics.not-a-place`.
 */
export async function takeBack(
  deps: BillingDeps,
  { code, by, shelf: typed }: Step & { shelf?: string | undefined },
): Promise<void> {
  const shelf = typedPlace(typed, 'VN');
  return inTransaction(deps.db, async (trx) => {
    const { bill, redelivery } = await open(trx, code);
    const returned = redelivery.returned ?? { at: deps.clock.now(), by: by.id };
    await saveRedelivery(trx, {
      ...redelivery,
      returned,
      shelf: shelf ?? redelivery.shelf,
    });
    for (const { orderId } of bill.orders)
      await deps.orders.addEvent(trx, {
        orderId,
        by,
        facts: { bill: code, returned: true, ...(shelf ? { shelf } : {}) },
      });
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.take-back',
      subject: `bill:${code}`,
      after: { shelf: shelf ?? null },
    });
    if (!redelivery.returned)
      await tell(deps, trx, bill, returnedNotice(bill), 'returned', redelivery);
  });
}

interface Again extends Step {
  /** As a person corrected it; what is absent stays. */
  readonly receiver?: string | undefined;
  readonly phone?: string | undefined;
  readonly line?: string | undefined;
  /** Why the customer need not pay for it; absent: the fee is taken unless it was. */
  readonly waivedReason?: string | undefined;
}

/**
 * A parcel that came back is packed to go out again, to wherever the customer or the desk corrected it; whoever hands it over chooses the carrier.
 * Refusals `billing.not-found`, `billing.move-not-allowed`, `billing.not-back`, `wallet.not-enough`.
 */
export async function sendAgain(
  deps: BillingDeps,
  { code, by, receiver, phone, line, waivedReason }: Again,
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const { bill, redelivery } = await open(trx, code);
    refuseUnless(redelivery.returned, 'billing.not-back', { code });
    const at = deps.clock.now();
    const paid = waivedReason
      ? {
          ...(await returnFee(deps, trx, bill, redelivery)),
          waivedReason,
          fee: 0 as Redelivery['fee'],
          feeReturnedAt: undefined,
        }
      : await chargeFee(deps, trx, bill, redelivery, at);
    const before = redelivery.address ?? bill.address;
    const address = {
      ...before,
      receiver: receiver ?? before.receiver,
      phone: phone ?? before.phone,
      line: line ?? before.line,
    };
    const text =
      address.line === before.line
        ? before.text
        : [address.line, address.commune, address.province].filter(Boolean).join(', ');
    const asked = {
      wish: 'deliver',
      at: paid.asked?.at ?? at,
      by: paid.asked?.by ?? by.id,
    } as const;
    await end(deps, trx, { ...paid, asked, address: { ...address, text } }, 'sent', by);
    await updateBillAddress(trx, bill.id, { ...address, text });
    await endConsignment(trx, bill.id, at);
    await moveLockedBill(deps, trx, bill, 'PACKING', by, { attempt: redelivery.attempt + 1 });
    await tell(deps, trx, bill, sentAgainNotice(bill, address.receiver, text), 'again', redelivery);
  });
}

/**
 * The customer has it from us, over the counter; what was to be collected at the door is paid from the wallet first, and a fee for another delivery is
 * given back. Refusals `billing.not-found`, `billing.move-not-allowed`, `billing.not-back`, `billing.pay-before-collecting`.
 */
export async function handAtCounter(
  deps: BillingDeps,
  { code, by, receiver }: Step & { receiver: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const { bill, redelivery } = await open(trx, code);
    refuseUnless(redelivery.returned, 'billing.not-back', { code });
    refuseUnless(bill.paidAt, 'billing.pay-before-collecting', { code });
    await end(deps, trx, await returnFee(deps, trx, bill, redelivery), 'collected', by, receiver);
    await moveLockedBill(deps, trx, bill, 'COMPLETED', by, { collectedBy: receiver });
  });
}

/**
 * Nobody has the parcel any more, or what came back is no use to anybody: its orders end, nothing is collected, a fee for another delivery is given
 * back, and a complaint about each order is opened for the customer, in which compensation is decided. Refusals `billing.not-found`, `billing.move-not-allowed`.
 */
export async function declareLost(
  deps: BillingDeps,
  { code, by, reason }: Step & { reason: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const { bill, redelivery } = await open(trx, code);
    await end(deps, trx, await returnFee(deps, trx, bill, redelivery), 'lost', by, reason);
    for (const { orderId } of bill.orders.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1)))
      await deps.orders.move(trx, {
        orderId,
        to: 'CANCEL',
        by: { kind: 'system' },
        facts: { bill: code, lost: reason },
        notice: lostNotice(bill),
      });
    await updateBillState(trx, bill.id, 'CANCEL', deps.clock.now());
    await endBillOrders(trx, bill);
    await deleteCod(trx, bill.id);
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.lost',
      subject: `bill:${code}`,
      reason,
      before: { state: bill.state },
    });
    await deps.news.announce(trx, 'bill.lost', {
      customerId: bill.customerId,
      billCode: code,
      orderCodes: bill.orders.map(({ orderCode }) => orderCode),
      reason,
    });
    await deps.live.tell(trx, `customer:${bill.customerId}`, {
      kind: 'bill-moved',
      code,
      state: 'CANCEL',
    });
  });
}

async function open(trx: Trx, code: string) {
  const bill = await lockBill(trx, { code });
  refuseUnless(bill, 'billing.not-found');
  return openRedelivery(trx, bill);
}

async function end(
  deps: BillingDeps,
  trx: Trx,
  redelivery: Redelivery,
  as: RedeliveryEnd,
  by: Staff,
  reason?: string,
): Promise<void> {
  await saveRedelivery(trx, {
    ...redelivery,
    ended: { at: deps.clock.now(), as, by: by.id, reason },
  });
}

async function tell(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  notice: SaidNotice,
  step: string,
  { attempt }: Redelivery,
) {
  const { customerId, id, code } = bill;
  await deps.notifications.notify(trx, {
    customerId,
    kind: 'order_moved',
    ...notice,
    link: `/account/invoices?code=${code}`,
    facts: await factsOfGoods(deps, trx, bill),
    key: `bill:${id}:${step}:${attempt}`,
  });
  await deps.live.tell(trx, `customer:${customerId}`, {
    kind: 'bill-moved',
    code,
    state: bill.state,
  });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
}
