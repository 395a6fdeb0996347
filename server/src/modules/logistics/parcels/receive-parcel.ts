import { newCode, newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { recordMeasures } from './record-measures.ts';
import type { Measures, Parcel } from './rules/parcel.ts';
import { insertParcel } from './parcel-store.ts';
import { typedPlace } from '../places/rules/typed-place.ts';
import { listParcelsOfOrders } from './parcel-list-store.ts';

interface Received {
  /** Order code, the marketplace's order number or the listing's code: what stands on the label. */
  readonly scanned: string;
  readonly measures: Measures;
  readonly shelf?: string | undefined;
  readonly photos: readonly string[];
  readonly by: Staff;
  /** Said by whoever holds another parcel of an order that has some here already. */
  readonly isFurther?: boolean | undefined;
}

/** The Japan warehouse takes a parcel in: weighed, measured, photographed, on a shelf. Refusals `logistics.nothing-matches`, `logistics.parcel-elsewhere`, `logistics.further-parcel`, `logistics.not-a-place`, `files.not-found`. */
export async function receiveParcel(
  { db, clock, orders, pricing }: LogisticsDeps,
  { scanned, measures, shelf: typed, photos, by, isFurther }: Received,
): Promise<Parcel> {
  const shelf = typedPlace(typed, 'JP');
  const order = await orders.findByScan(db, scanned);
  refuseUnless(order, 'logistics.nothing-matches', { scanned });
  return inTransaction(db, async (trx) => {
    const parcel = newParcel({
      customerId: order.customerId,
      contents: [{ orderId: order.id, weightG: measures.weightG }],
      received: measures,
      shelf,
      photos,
      receivedAt: clock.now(),
    });
    const facts = { parcel: parcel.code, ...measures, ...(shelf ? { shelf } : {}) };
    const current = await orders.read(trx, { orderId: order.id });
    // A seller may send one order in several parcels: the first one moves the order.
    if (current.state === 'WAREHOUSE') {
      if (!isFurther) await refuseTwice(trx, order);
      await orders.addEvent(trx, { orderId: order.id, by, facts, photos });
    } else {
      refuseUnless(current.state === 'BOUGHT', 'logistics.parcel-elsewhere', { code: order.code });
      await orders.move(trx, { orderId: order.id, to: 'WAREHOUSE', by, facts, photos });
    }
    await insertParcel(trx, parcel);
    const parcels = await listParcelsOfOrders(trx, [order.id]);
    await recordMeasures({ orders, pricing }, trx, order.id, parcels);
    return parcel;
  });
}

/**
 * Whoever saves again, because no answer came, has received the parcel already. Refusal
 * `logistics.further-parcel`.
 */
async function refuseTwice(
  trx: Trx,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<void> {
  const here = (await listParcelsOfOrders(trx, [id])).map((parcel) => parcel.code);
  refuseUnless(here.length === 0, 'logistics.further-parcel', { code, parcels: here.join(', ') });
}

type Fresh = Pick<
  Parcel,
  'customerId' | 'contents' | 'received' | 'shelf' | 'photos' | 'receivedAt'
> & { remindedDays?: number | undefined };

/** A parcel that was just put on its shelf. */
export const newParcel = (fresh: Fresh): Parcel => ({
  id: newId(fresh.receivedAt.getTime()),
  code: newCode('KJ'),
  state: 'stored',
  settled: undefined,
  reweighed: undefined,
  requestId: undefined,
  shipmentId: undefined,
  exportedAt: undefined,
  ...fresh,
  remindedDays: fresh.remindedDays,
});
