import { Outage } from '../../../kernel/outage.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Bill, toCollect } from '../bill.ts';
import { lockBill } from '../bill-store.ts';
import type { Accepted, CarrierAnswer, Delivery } from '../carrier.ts';
import { beginConsignment, findConsignment, lockCarrierCode, updateAccepted, updateNotAccepted } from '../consignment-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { applyEarlyEvents } from './receive-carrier-event.ts';
import { lockBillIn, moveLockedBill } from './move-bill.ts';

const LOOK_AFTER_MS = 30_000;

/**
 * Hands a packed bill to the carrier: books that we ask, asks outside any transaction, books the answer. A lost answer makes it unknown:
 * never asked again but looked up by our own code. Without a carrier, or with a number that the desk types, nobody is asked.
 * Refusals `billing.not-found`, `billing.move-not-allowed`, `billing.carrier-refused`, `billing.consignment-unknown`, `billing.tracking-needed`; an outage when it surely did not arrive.
 */
export const handOver =
  (deps: BillingDeps) =>
  async ({ code, by, tracking }: { code: string; by: Staff; tracking?: string | undefined }): Promise<void> => {
    refuseUnless(deps.carrier || tracking, 'billing.tracking-needed', { code });
    const carrier = tracking === undefined ? deps.carrier : undefined;
    const isByHand = carrier === undefined;
    const { bill, delivery } = await inTransaction(deps.db, async (trx) => {
      const locked = await lockBillIn(trx, code, ['PACKING']);
      const consignment = await findConsignment(trx, locked.id);
      refuseUnless(consignment?.state !== 'sending' && consignment?.state !== 'unknown', 'billing.consignment-unknown', { code });
      const now = deps.clock.now();
      await beginConsignment(trx, locked.id, isByHand ? 'by-hand' : 'ghn', by.id, now);
      if (isByHand) {
        await bookAccepted(deps, trx, locked, { code: tracking ?? '', fee: undefined, expectedAt: undefined }, by);
      } else {
        // Whatever becomes of this process, somebody looks whether the carrier has it.
        await deps.jobs.add(
          trx,
          'billing.settle-consignment',
          { billId: locked.id },
          { key: `consignment:${locked.id}`, runAt: new Date(now.getTime() + LOOK_AFTER_MS) },
        );
      }
      return { bill: locked, delivery: await deliveryOf(deps, trx, locked) };
    });
    if (!carrier) return;

    let answer: CarrierAnswer;
    try {
      answer = await carrier.create(delivery);
    } catch (failure) {
      const isSurelyNotThere = failure instanceof Outage && !failure.isMaybeApplied;
      const detail = failure instanceof Error ? failure.message : 'unknown failure';
      await bookOpen(deps, bill.id, (trx) => updateNotAccepted(trx, bill.id, isSurelyNotThere ? 'refused' : 'unknown', detail));
      if (isSurelyNotThere) throw failure;
      throw new Refusal('billing.consignment-unknown', { code });
    }
    if (answer.isAccepted) return bookOpen(deps, bill.id, (trx, locked) => bookAccepted(deps, trx, locked, answer, by));
    const { reason } = answer;
    await bookOpen(deps, bill.id, (trx) => updateNotAccepted(trx, bill.id, 'refused', reason));
    throw new Refusal('billing.carrier-refused', { code, reason });
  };

/** Looks up what became of a delivery whose answer was lost. The carrier knows our code: it has it, or it surely has not. */
export const settleConsignment =
  (deps: BillingDeps) =>
  async ({ billId }: { billId: string }): Promise<void> => {
    const { carrier } = deps;
    const consignment = await findConsignment(deps.db, billId);
    if (!carrier || consignment?.carrier !== 'ghn' || (consignment.state !== 'sending' && consignment.state !== 'unknown')) return;
    const bill = await inTransaction(deps.db, (trx) => lockBill(trx, { id: billId }));
    if (!bill) return;
    // An outage lets the job try again later.
    const known = await carrier.find(bill.code);
    await bookOpen(deps, billId, async (trx, locked) => {
      if (known) await bookAccepted(deps, trx, locked, known, { kind: 'system' });
      else await updateNotAccepted(trx, billId, 'refused', 'the carrier does not know this code');
    });
  };

/** Books an answer unless it was settled meanwhile. */
async function bookOpen(deps: BillingDeps, billId: string, book: (trx: Trx, bill: Bill) => Promise<void>): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const bill = await lockBill(trx, { id: billId });
    const consignment = await findConsignment(trx, billId);
    if (bill?.state === 'PACKING' && (consignment?.state === 'sending' || consignment?.state === 'unknown')) await book(trx, bill);
  });
}

async function bookAccepted(deps: BillingDeps, trx: Trx, bill: Bill, accepted: Accepted, by: Staff | { kind: 'system' }): Promise<void> {
  await lockCarrierCode(trx, 'ghn', accepted.code);
  await updateAccepted(trx, bill.id, accepted);
  const carrier = (await findConsignment(trx, bill.id))?.carrier ?? 'by-hand';
  const moved = await moveLockedBill(deps, trx, bill, 'BILL_EXPORT', by, { carrier, tracking: accepted.code });
  await applyEarlyEvents(deps, trx, moved, accepted.code);
}

async function deliveryOf(deps: BillingDeps, trx: Trx, bill: Bill): Promise<Delivery> {
  const orders = await deps.orders.readMany(
    trx,
    bill.orders.map(({ orderId }) => orderId),
  );
  const measured = orders.flatMap((order) => (order.measured ? [order.measured] : []));
  const { receiver, phone, line, commune, oldDistrict, province } = bill.address;
  return {
    billCode: bill.code,
    receiver,
    phone,
    line,
    commune,
    district: oldDistrict ?? '',
    province,
    weightG: measured.reduce((total, { weightG }) => total + weightG, 0),
    lengthCm: Math.max(...measured.map(({ lengthCm }) => lengthCm)),
    widthCm: Math.max(...measured.map(({ widthCm }) => widthCm)),
    heightCm: measured.reduce((total, { heightCm }) => total + heightCm, 0),
    value: orders.reduce((total, order) => total + order.firstPayment, 0) as Delivery['value'],
    collect: toCollect(bill),
    contents: orders.map(({ listing, code, quantity }) => ({ name: (listing.titleVi ?? listing.title).slice(0, 200), code, quantity })),
  };
}
