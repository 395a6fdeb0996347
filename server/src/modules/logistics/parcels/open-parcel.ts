import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { recordMeasures } from './record-measures.ts';
import { holds, type Measures, ordersIn } from './rules/parcel.ts';
import { readLiving } from './living-orders.ts';
import { findParcel, lockParcelsOfOrders, updateReweighed } from './parcel-store.ts';

interface Opened {
  readonly code: string;
  readonly measures: Measures;
  readonly photos: readonly string[];
  readonly by: Staff;
}

/**
 * Vietnam opens a parcel and weighs it again: what is billed, unless a box was chosen in Japan. An order moves when the last of its parcels is opened.
 * Refusals `logistics.parcel-not-found`, `logistics.parcel-elsewhere`, `files.not-found`.
 */
export async function openParcel(
  deps: LogisticsDeps,
  { code, measures, photos, by }: Opened,
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const found = await findParcel(trx, code.trim().toUpperCase());
    refuseUnless(found, 'logistics.parcel-not-found', { code });
    const orderIds = ordersIn([found]);
    const parcel =
      (await lockParcelsOfOrders(trx, orderIds)).find(({ id }) => id === found.id) ?? found;
    refuseUnless(parcel.state === 'arrived', 'logistics.parcel-elsewhere', { code });
    await updateReweighed(trx, parcel.id, measures, deps.clock.now());
    const all = await lockParcelsOfOrders(trx, orderIds);
    for (const { id: orderId } of await readLiving(deps, trx, [parcel])) {
      const own = all.filter((one) => holds(one, orderId));
      const facts = { parcel: parcel.code, ...measures };
      if (own.some(({ state }) => state !== 'opened')) {
        await deps.orders.addEvent(trx, { orderId, by, facts, photos });
        continue;
      }
      await recordMeasures(deps, trx, orderId, own);
      await deps.orders.move(trx, { orderId, to: 'CHECKED', by, facts, photos });
    }
  });
}
