import { CARRIER_NAMES, type CarrierName } from '@hako/contract/billing/carriers';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Bill } from '../slips/bill.ts';
import { lockBill } from '../slips/bill-store.ts';
import type { Accepted, Carrier, CarrierAnswer } from './carrier.ts';
import {
  beginConsignment,
  completeAccepted,
  findConsignment,
  isOpen,
  lockCarrierCode,
  updateNotAccepted,
} from './consignment-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { chooseCarrier } from './choose-carrier.ts';
import { deliveryOf } from './delivery-of.ts';
import { lockBillIn } from '../slips/move-bill.ts';
import { bookExport } from './receive-carrier-event.ts';

const LOOK_AFTER_MS = 30_000;

interface Asked {
  readonly code: string;
  readonly by: Staff;
  /** The desk's own choice; otherwise the owner's rule says. */
  readonly carrier?: CarrierName | undefined;
  /** A number that another carrier gave: nobody is asked. */
  readonly tracking?: string | undefined;
}

/**
 * Hands a packed bill to a carrier: books that we ask, asks outside any transaction, books the answer. A lost answer makes it unknown:
 * never asked again but looked up by our own code, or told by the carrier's webhook. Refusals `billing.not-found`, `billing.move-not-allowed`, `billing.carrier-refused`,
 * `billing.consignment-unknown`, `billing.carrier-not-connected`, `billing.tracking-needed`, `billing.tracking-taken`; an outage when it surely did not arrive.
 */
export async function handOver(
  deps: BillingDeps,
  { code, by, carrier: wanted, tracking }: Asked,
): Promise<void> {
  refuseUnless(deps.carriers.length > 0 || tracking, 'billing.tracking-needed', { code });
  const { bill, delivery, carrier } = await inTransaction(deps.db, async (trx) => {
    const locked = await lockBillIn(trx, code, ['PACKING']);
    const consignment = await findConsignment(trx, locked.id);
    refuseUnless(!consignment || !isOpen(consignment), 'billing.consignment-unknown', { code });
    const chosen = tracking === undefined ? await carrierFor(deps, trx, locked, wanted) : undefined;
    const now = deps.clock.now();
    const attempt = await beginConsignment(trx, locked.id, chosen?.name ?? 'by-hand', by.id, now);
    if (!chosen) {
      await bookExport(deps, trx, locked, tracking ?? '', by);
    } else {
      // Whatever becomes of this process, somebody looks whether the carrier has it.
      await deps.jobs.add(
        trx,
        'billing.settle-consignment',
        { billId: locked.id },
        { key: `consignment:${locked.id}`, runAt: new Date(now.getTime() + LOOK_AFTER_MS) },
      );
    }
    return {
      bill: locked,
      delivery: await deliveryOf(deps, trx, locked, attempt),
      carrier: chosen,
    };
  });
  if (!carrier) return;

  let answer: CarrierAnswer;
  try {
    answer = await carrier.create(delivery);
  } catch (failure) {
    const isSurelyNotThere = failure instanceof Outage && !failure.isMaybeApplied;
    const detail = failure instanceof Error ? failure.message : 'unknown failure';
    await bookOpen(deps, bill.id, (trx) =>
      updateNotAccepted(trx, bill.id, isSurelyNotThere ? 'refused' : 'unknown', detail),
    );
    if (isSurelyNotThere) throw failure;
    throw new Refusal('billing.consignment-unknown', { code });
  }
  if (answer.isAccepted) return bookAnswer(deps, bill.id, answer, by);
  const { reason } = answer;
  await bookOpen(deps, bill.id, (trx) => updateNotAccepted(trx, bill.id, 'refused', reason));
  throw new Refusal('billing.carrier-refused', { code, reason });
}

async function carrierFor(
  deps: BillingDeps,
  trx: Trx,
  bill: Bill,
  wanted: CarrierName | undefined,
): Promise<Carrier> {
  const name =
    wanted ??
    (await chooseCarrier(deps, trx, await deliveryOf(deps, trx, bill), bill.address.provinceCode))
      ?.carrier;
  refuseUnless(name, 'billing.tracking-needed', { code: bill.code });
  const carrier = deps.carriers.find((one) => one.name === name);
  refuseUnless(carrier, 'billing.carrier-not-connected', { carrier: CARRIER_NAMES[name] });
  return carrier;
}

/** Books what the carrier answered; where its webhook was faster, only what that did not say. */
export async function bookAnswer(
  deps: BillingDeps,
  billId: string,
  answer: Accepted,
  by: Staff | { kind: 'system' },
): Promise<void> {
  await bookOpen(deps, billId, async (trx, locked) => {
    const consignment = await findConsignment(trx, billId);
    await lockCarrierCode(trx, consignment?.carrier ?? '', answer.code);
    await bookExport(deps, trx, locked, answer.code, by, answer);
  });
  await inTransaction(deps.db, (trx) => completeAccepted(trx, billId, answer));
}

/** Books an answer unless it was settled meanwhile; says whether it did. */
export async function bookOpen(
  deps: BillingDeps,
  billId: string,
  book: (trx: Trx, bill: Bill) => Promise<void>,
): Promise<boolean> {
  return inTransaction(deps.db, async (trx) => {
    const bill = await lockBill(trx, { id: billId });
    const consignment = await findConsignment(trx, billId);
    if (bill?.state !== 'PACKING' || !consignment || !isOpen(consignment)) return false;
    await book(trx, bill);
    return true;
  });
}
