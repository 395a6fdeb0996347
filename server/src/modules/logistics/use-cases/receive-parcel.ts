import { newCode, newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { type Measures, type Parcel, stacked } from '../domain/parcel.ts';
import { insertParcel, listParcelsOfOrders } from '../parcel-store.ts';

interface Received {
  /** Order code, the marketplace's order number or the listing's code: what stands on the label. */
  readonly scanned: string;
  readonly measures: Measures;
  readonly shelf?: string | undefined;
  readonly photos: readonly string[];
  readonly by: Staff;
}

/** The Japan warehouse takes a parcel in: weighed, measured, photographed, on a shelf. Refusals `logistics.nothing-matches`, `logistics.parcel-elsewhere`, `files.not-found`. */
export const receiveParcel =
  ({ db, clock, orders }: LogisticsDeps) =>
  async ({ scanned, measures, shelf, photos, by }: Received): Promise<Parcel> => {
    const order = await orders.findByScan(db, scanned);
    refuseUnless(order, 'logistics.nothing-matches', { scanned });
    return inTransaction(db, async (trx) => {
      const now = clock.now();
      const parcel: Parcel = {
        id: newId(now.getTime()),
        code: newCode('KJ'),
        orderId: order.id,
        customerId: order.customerId,
        state: 'stored',
        shelf,
        received: measures,
        reweighed: undefined,
        shipmentId: undefined,
        receivedAt: now,
        exportedAt: undefined,
      };
      const facts = { parcel: parcel.code, ...measures, ...(shelf ? { shelf } : {}) };
      const current = await orders.read(trx, { orderId: order.id });
      // A seller may send one order in several parcels: the first one moves the order.
      if (current.state === 'WAREHOUSE') await orders.addEvent(trx, { orderId: order.id, by, facts, photos });
      else {
        refuseUnless(current.state === 'BOUGHT', 'logistics.parcel-elsewhere', { code: order.code });
        await orders.move(trx, { orderId: order.id, to: 'WAREHOUSE', by, facts, photos });
      }
      await insertParcel(trx, parcel);
      await orders.recordMeasured(trx, order.id, stacked((await listParcelsOfOrders(trx, [order.id])).map(({ received }) => received)));
      return parcel;
    });
  };
