import type { Reader } from '../../../platform/database/database.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { BillRow } from '@hako/contract/billing/slips';
import { listBillsByIds } from '../slips/bill-store.ts';
import { listUnheardBillIds, updateLookedUp } from './carrier-event-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { readDeliveryTerms } from './delivery-terms-store.ts';
import { rowsOf } from '../slips/list-bills.ts';
import { lockBillIn, moveLockedBill } from '../slips/move-bill.ts';

const DAY_MS = 24 * 3_600_000;

/** Parcels on their way of which nobody told anything for the owner's number of days, longest silent first: a person asks the carrier. */
export async function listSilent(
  deps: BillingDeps,
  reader: Reader,
  waiting: Waiting,
): Promise<BillRow[]> {
  const now = deps.clock.now();
  const { silentDays } = await readDeliveryTerms(reader, dayInVietnam(now));
  const ids = await listUnheardBillIds(
    reader,
    new Date(now.getTime() - silentDays * DAY_MS),
    waiting,
  );
  const bills = new Map((await listBillsByIds(reader, ids)).map((bill) => [bill.id, bill]));
  return rowsOf(
    deps,
    reader,
    ids.flatMap((id) => bills.get(id) ?? []),
  );
}

/** What the carrier said on the telephone or on its own page. */
export type Said = 'on-its-way' | 'delivered' | 'undelivered';

/**
 * A person asked the carrier about a parcel: it is still on its way and is asked about again after as many days, or it ended. Refusals
 * `billing.not-found`, `billing.move-not-allowed`.
 */
export async function recordLookUp(
  deps: BillingDeps,
  { code, by, said, note }: { code: string; by: Staff; said: Said; note?: string | undefined },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const bill = await lockBillIn(trx, code, ['BILL_EXPORT', 'DELIVERY']);
    await updateLookedUp(trx, bill.id, deps.clock.now());
    const facts = { carrierSaid: said, ...(note?.trim() ? { note: note.trim() } : {}) };
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.look-up',
      subject: `bill:${code}`,
      after: facts,
    });
    if (said === 'delivered') await moveLockedBill(deps, trx, bill, 'COMPLETED', by, facts);
    else if (said === 'undelivered')
      await moveLockedBill(deps, trx, bill, 'BILL_INVENTORY', by, facts);
    else {
      for (const { orderId } of bill.orders)
        await deps.orders.addEvent(trx, { orderId, by, facts: { bill: code, ...facts } });
      await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
    }
  });
}
