import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Bill, BillState } from '../bill.ts';
import { lockBill } from '../bill-store.ts';
import type { CarrierEvent } from '../carrier.ts';
import { readGhnEvent } from '../carriers/ghn.ts';
import { findConsignment, findConsignmentByCode, keepCarrierEvent, listEventsOf, lockCarrierCode, updateStatus } from '../consignment-store.ts';
import type { BillingDeps } from '../deps.ts';
import { moveLockedBill } from './move-bill.ts';

/** Where an event may take a bill from; anything else is kept and moves nothing. */
const FROM: Partial<Readonly<Record<BillState, readonly BillState[]>>> = {
  DELIVERY: ['BILL_EXPORT', 'BILL_INVENTORY'],
  COMPLETED: ['BILL_EXPORT', 'DELIVERY', 'BILL_INVENTORY'],
  BILL_INVENTORY: ['BILL_EXPORT', 'DELIVERY'],
};

/**
 * What a carrier tells about a delivery. Every event is kept; one that repeats, comes late, or says nothing we know moves nothing. `isKnown` is
 * false when it was told before.
 */
export const receiveCarrierEvent =
  (deps: BillingDeps) =>
  async (event: CarrierEvent): Promise<{ isKnown: boolean; isApplied: boolean }> =>
    inTransaction(deps.db, async (trx) => {
      await lockCarrierCode(trx, 'ghn', event.code);
      const known = await findConsignmentByCode(trx, 'ghn', event.code);
      const bill = known && (await lockBill(trx, { id: known.billId }));
      // Behind the lock of the bill: another event may have been applied meanwhile.
      const consignment = known && (await findConsignment(trx, known.billId));
      const isApplied = bill !== undefined && isNews(event, consignment?.statusAt) && mayApply(bill, event);
      const isNew = await keepCarrierEvent(trx, 'ghn', event, isApplied, deps.clock.now());
      if (isNew && bill && consignment && isNews(event, consignment.statusAt)) await apply(deps, trx, bill, event);
      return { isKnown: !isNew, isApplied: isNew && isApplied };
    });

/** Events that overtook the carrier's own answer, in their order. */
export async function applyEarlyEvents(deps: BillingDeps, trx: Trx, bill: Bill, carrierCode: string): Promise<void> {
  let current = bill;
  for (const { told } of await listEventsOf(trx, 'ghn', carrierCode)) {
    const event = readGhnEvent(told);
    const statusAt = (await findConsignment(trx, bill.id))?.statusAt;
    if (event && isNews(event, statusAt)) current = await apply(deps, trx, current, event);
  }
}

const isNews = (event: CarrierEvent, statusAt: Date | undefined): boolean => statusAt === undefined || event.at.getTime() > statusAt.getTime();

const mayApply = (bill: Bill, { meaning }: CarrierEvent): boolean => meaning !== undefined && (FROM[meaning]?.includes(bill.state) ?? false);

async function apply(deps: BillingDeps, trx: Trx, bill: Bill, event: CarrierEvent): Promise<Bill> {
  await updateStatus(trx, bill.id, event.status, event.at);
  const facts = { carrierStatus: event.status, carrierAt: event.at.toISOString() };
  if (mayApply(bill, event) && event.meaning) return moveLockedBill(deps, trx, bill, event.meaning, { kind: 'carrier' }, facts);
  for (const { orderId } of bill.orders) await deps.orders.addEvent(trx, { orderId, by: { kind: 'carrier' }, facts });
  return bill;
}
