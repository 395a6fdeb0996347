import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { type Measures, stacked } from '../domain/parcel.ts';
import { findParcel, lockParcelsOfOrders, updateReweighed } from '../parcel-store.ts';

interface Opened {
  readonly code: string;
  readonly measures: Measures;
  readonly photos: readonly string[];
  readonly by: Staff;
}

/** Vietnam opens a parcel and weighs it again: what is billed. An order moves when the last of its parcels is opened. Refusals `logistics.parcel-not-found`, `logistics.parcel-elsewhere`, `files.not-found`. */
export const openParcel =
  (deps: LogisticsDeps) =>
  async ({ code, measures, photos, by }: Opened): Promise<void> =>
    inTransaction(deps.db, async (trx) => {
      const found = await findParcel(trx, code.trim().toUpperCase());
      refuseUnless(found, 'logistics.parcel-not-found', { code });
      const parcel = (await lockParcelsOfOrders(trx, [found.orderId])).find(({ id }) => id === found.id) ?? found;
      refuseUnless(parcel.state === 'arrived', 'logistics.parcel-elsewhere', { code });
      await updateReweighed(trx, parcel.id, measures, deps.clock.now());
      const all = await lockParcelsOfOrders(trx, [parcel.orderId]);
      const weighed = all.flatMap(({ reweighed }) => (reweighed ? [reweighed] : []));
      const facts = { parcel: parcel.code, ...measures };
      if (weighed.length < all.length) return deps.orders.addEvent(trx, { orderId: parcel.orderId, by, facts, photos });
      await deps.orders.recordMeasured(trx, parcel.orderId, stacked(weighed));
      await deps.orders.move(trx, { orderId: parcel.orderId, to: 'CHECKED', by, facts, photos });
    });
