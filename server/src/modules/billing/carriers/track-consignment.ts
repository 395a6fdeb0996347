import { Outage } from '../../../kernel/outage.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import { findBill, listBillsByIds } from '../slips/bill-store.ts';
import { findConsignment } from './consignment-store.ts';
import { listSilentBillIds, updateTracked } from './carrier-event-store.ts';
import type { BillingDeps } from '../deps.ts';
import { receiveCarrierEvent } from './receive-carrier-event.ts';

/** Events come within hours; a day of silence means that one was lost. */
const SILENT_MS = 24 * 3_600_000;
const AT_ONCE = 50;

/** Asks the carrier where a parcel is and takes the answer as an event. Refusals `billing.not-found`, `billing.cannot-be-tracked`; an outage. */
export async function trackConsignment(
  deps: BillingDeps,
  code: string,
): Promise<{ isNews: boolean; status: string | undefined }> {
  const bill = await findBill(deps.db, code);
  refuseUnless(bill, 'billing.not-found');
  const consignment = await findConsignment(deps.db, bill.id);
  const carrier = deps.carriers.find(({ name }) => name === consignment?.carrier);
  refuseUnless(carrier?.track && consignment?.carrierCode, 'billing.cannot-be-tracked', { code });
  const { carrierCode } = consignment;
  const event = await carrier.track(carrierCode).catch(async (failure: unknown) => {
    // A carrier that is away was asked nothing; a parcel that it breaks over must not be asked about before all others again.
    if (!(failure instanceof Outage)) await keepTracked(deps, carrier.name, carrierCode);
    throw failure;
  });
  await keepTracked(deps, carrier.name, carrierCode);
  if (!event) return { isNews: false, status: undefined };
  const { isKnown } = await receiveCarrierEvent(deps, event);
  return { isNews: !isKnown, status: event.status };
}

const keepTracked = (deps: BillingDeps, carrier: string, code: string): Promise<void> =>
  inTransaction(deps.db, (trx) => updateTracked(trx, carrier, code, deps.clock.now()));

/**
 * The clock asks about parcels of which nothing was heard for a day, those first that were asked about longest ago; a carrier that is away is asked the
 * next time, and one parcel that breaks keeps no other waiting.
 */
export async function trackSilentConsignments(deps: BillingDeps): Promise<void> {
  const asked = deps.carriers.filter(({ track }) => track).map(({ name }) => name);
  const ids = await listSilentBillIds(
    deps.db,
    asked,
    new Date(deps.clock.now().getTime() - SILENT_MS),
    AT_ONCE,
  );
  await eachAlone(
    deps.log,
    await listBillsByIds(deps.db, ids),
    ({ code }) => `bill:${code}`,
    ({ code }) =>
      trackConsignment(deps, code).catch((failure: unknown) => {
        if (!(failure instanceof Outage)) throw failure;
        deps.log.warn(
          { outage: failure.message, bill: code },
          'a carrier did not say where a parcel is',
        );
      }),
  );
}
