import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Bill, BillState } from '../slips/bill.ts';
import { lockBill, updateReceivedWord } from '../slips/bill-store.ts';
import type { CarrierEvent } from './carrier.ts';
import { EVENT_READERS } from './wires/event-readers.ts';
import {
  findConsignment,
  findConsignmentByCode,
  isOpen,
  lockCarrierCode,
  updateAccepted,
  updateStatus,
} from './consignment-store.ts';
import { keepCarrierEvent, listEventsOf, updateEventApplied } from './carrier-event-store.ts';
import type { BillingDeps } from '../deps.ts';
import { billCodeOf, referenceOf } from '../slips/rules/reference.ts';
import { carrierStatusLabel } from '../slips/labels.ts';
import { moveLockedBill } from '../slips/move-bill.ts';

/** Where an event may take a bill from; anything else is kept and moves nothing. */
const FROM: Partial<Readonly<Record<BillState, readonly BillState[]>>> = {
  DELIVERY: ['BILL_EXPORT', 'BILL_INVENTORY'],
  COMPLETED: ['BILL_EXPORT', 'DELIVERY', 'BILL_INVENTORY'],
  BILL_INVENTORY: ['BILL_EXPORT', 'DELIVERY'],
};

/** Of two events of one moment (carriers count in seconds) the one further along came last. */
const FURTHER: Partial<Readonly<Record<BillState, number>>> = {
  BILL_EXPORT: 0,
  DELIVERY: 1,
  BILL_INVENTORY: 2,
  COMPLETED: 3,
};

/**
 * What a carrier tells about a delivery. Every event is kept; one that repeats, comes late, is about an attempt that ended, or says nothing we know moves nothing. `isKnown` is
 * false when it was told before. An order whose answer was lost is known again by our own code, where the carrier repeats it.
 */
export async function receiveCarrierEvent(
  deps: BillingDeps,
  event: CarrierEvent,
): Promise<{ isKnown: boolean; isApplied: boolean }> {
  return inTransaction(deps.db, async (trx) => {
    // Bills before codes, as whoever books an answer does.
    const named =
      event.reference === undefined
        ? undefined
        : await lockBill(trx, { code: billCodeOf(event.reference) });
    await lockCarrierCode(trx, event.carrier, event.code);
    const known = await findConsignmentByCode(trx, event.carrier, event.code);
    const adopted = known || !named ? undefined : await adopt(deps, trx, named, event);
    const bill = adopted ?? (known && (await lockBill(trx, { id: known.billId })));
    // Behind the lock of the bill: another event may have been applied meanwhile.
    const consignment = bill && (await findConsignment(trx, bill.id));
    const isTheirs =
      consignment?.carrier === event.carrier && consignment.carrierCode === event.code;
    const isNews = bill !== undefined && isTheirs && isNewsFor(bill, event, consignment.statusAt);
    const isApplied = isNews && mayApply(bill, event);
    const isNew = await keepCarrierEvent(trx, event, isApplied, deps.clock.now());
    if (isNew && isNews) await apply(deps, trx, bill, event);
    return { isKnown: !isNew, isApplied: isNew && isApplied };
  });
}

/** The carrier has what we did not know it had: the lost answer is found. Undefined when this bill does not wait for one from this carrier. */
async function adopt(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  event: CarrierEvent,
): Promise<Bill | undefined> {
  const consignment = await findConsignment(trx, bill.id);
  if (bill.state !== 'PACKING' || consignment?.carrier !== event.carrier || !isOpen(consignment))
    return undefined;
  if (event.reference !== referenceOf(bill.code, consignment.attempt)) return undefined;
  return bookExport(deps, trx, bill, event.code, { kind: 'system' });
}

/** Books the code that a carrier knows a bill by, moves it out of the house, and applies what was told of it before. The code is locked. */
export async function bookExport(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  code: string,
  by: Parameters<typeof moveLockedBill>[4],
  answer: { fee?: Parameters<typeof updateAccepted>[2]['fee']; expectedAt?: Date | undefined } = {},
): Promise<Bill> {
  await updateAccepted(trx, bill.id, { code, fee: answer.fee, expectedAt: answer.expectedAt });
  const carrier = (await findConsignment(trx, bill.id))?.carrier ?? 'by-hand';
  const moved = await moveLockedBill(deps, trx, bill, 'BILL_EXPORT', by, {
    carrier,
    tracking: code,
  });
  return carrier === 'by-hand' ? moved : applyEarlyEvents(deps, trx, moved, carrier, code);
}

/** Events that overtook the carrier's own answer, in their order. */
async function applyEarlyEvents(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  carrier: CarrierEvent['carrier'],
  code: string,
): Promise<Bill> {
  let current = bill;
  for (const { told } of await listEventsOf(trx, carrier, code)) {
    const event = EVENT_READERS[carrier](told);
    const statusAt = (await findConsignment(trx, bill.id))?.statusAt;
    if (!event || !isNewsFor(current, event, statusAt)) continue;
    if (mayApply(current, event)) await updateEventApplied(trx, event);
    current = await apply(deps, trx, current, event);
  }
  return current;
}

const isOnlyCustomerConfirmed = ({ state, receivedWordAt }: Bill): boolean =>
  state === 'COMPLETED' && receivedWordAt !== undefined;

function isNewsFor(bill: Bill, { at, meaning }: CarrierEvent, statusAt: Date | undefined): boolean {
  if (statusAt === undefined || at.getTime() > statusAt.getTime()) return true;
  return (
    at.getTime() === statusAt.getTime() &&
    meaning !== undefined &&
    (FURTHER[meaning] ?? 0) > (isOnlyCustomerConfirmed(bill) ? 0 : (FURTHER[bill.state] ?? 0))
  );
}

/** What its customer alone calls delivered the carrier may still bring back: the carrier has it, and is right. */
const mayApply = (bill: Bill, { meaning }: CarrierEvent): boolean =>
  meaning !== undefined &&
  ((FROM[meaning]?.includes(bill.state) ?? false) ||
    (meaning === 'BILL_INVENTORY' && isOnlyCustomerConfirmed(bill)));

async function apply(deps: BillingDeps, trx: Trx, bill: Bill, event: CarrierEvent): Promise<Bill> {
  await updateStatus(trx, bill.id, event.status, event.at);
  const said = carrierStatusLabel(event.carrier, event.status);
  const facts = { carrierStatus: said, carrierAt: event.at.toISOString() };
  if (mayApply(bill, event) && event.meaning)
    return moveLockedBill(deps, trx, bill, event.meaning, { kind: 'carrier' }, facts);
  if (event.meaning === 'COMPLETED' && isOnlyCustomerConfirmed(bill))
    await updateReceivedWord(trx, bill.id, undefined);
  for (const { orderId } of bill.orders)
    await deps.orders.addEvent(trx, { orderId, by: { kind: 'carrier' }, facts });
  return bill;
}
