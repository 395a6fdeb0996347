import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { findBill, lockBill } from '../slips/bill-store.ts';
import {
  findConsignment,
  isOpen,
  lockCarrierCode,
  updateNotAccepted,
} from './consignment-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { referenceOf } from '../slips/rules/reference.ts';
import { bookAnswer, bookOpen } from './hand-over.ts';
import { bookExport } from './receive-carrier-event.ts';

/** Looks up what became of a delivery whose answer was lost. The carrier knows our code: it has it, or it surely has not. One that cannot be asked stays unknown. */
export async function settleConsignment(
  deps: BillingDeps,
  { billId }: { billId: string },
): Promise<void> {
  const consignment = await findConsignment(deps.db, billId);
  if (!consignment || !isOpen(consignment)) return;
  const carrier = deps.carriers.find(({ name }) => name === consignment.carrier);
  const bill = await inTransaction(deps.db, (trx) => lockBill(trx, { id: billId }));
  if (!bill) return;
  if (!carrier?.find) {
    await bookOpen(deps, billId, (trx) =>
      updateNotAccepted(trx, billId, 'unknown', consignment.detail ?? 'no answer'),
    );
    return;
  }
  // An outage lets the job try again later.
  const known = await carrier.find(referenceOf(bill.code, consignment.attempt));
  if (known) await bookAnswer(deps, billId, known, { kind: 'system' });
  else
    await bookOpen(deps, billId, (trx) =>
      updateNotAccepted(trx, billId, 'refused', 'the carrier does not know this code'),
    );
}

interface Found {
  readonly code: string;
  readonly by: Staff;
  /** The number under which the carrier has it. */
  readonly tracking?: string | undefined;
  /** Somebody looked at the carrier's own desk, and it is not there: it may be sent again. */
  readonly isNotThere?: boolean | undefined;
}

/**
 * The desk settles an order whose answer was lost: by looking it up now, or by what a person found at the carrier's own desk. Refusals `billing.not-found`,
 * `billing.consignment-settled`, `billing.consignment-unknown` (this carrier cannot be asked, and nobody said what they found), `billing.tracking-taken`.
 */
export async function settleConsignmentByHand(
  deps: BillingDeps,
  { code, by, tracking, isNotThere }: Found,
): Promise<void> {
  const bill = await findBill(deps.db, code);
  refuseUnless(bill, 'billing.not-found');
  const consignment = await findConsignment(deps.db, bill.id);
  refuseUnless(consignment && isOpen(consignment), 'billing.consignment-settled', { code });
  if (tracking === undefined && !isNotThere) {
    await settleConsignment(deps, { billId: bill.id });
    const after = await findConsignment(deps.db, bill.id);
    refuseUnless(after && !isOpen(after), 'billing.consignment-unknown', { code });
    return;
  }
  const isBooked = await bookOpen(deps, bill.id, async (trx, locked) => {
    const after = tracking === undefined ? { isNotThere: true } : { tracking };
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.settle-consignment',
      subject: `bill:${code}`,
      after,
    });
    if (tracking === undefined)
      return updateNotAccepted(trx, bill.id, 'refused', 'not there, says the desk');
    await lockCarrierCode(trx, consignment.carrier, tracking);
    await bookExport(deps, trx, locked, tracking, by);
  });
  refuseUnless(isBooked, 'billing.consignment-settled', { code });
}
