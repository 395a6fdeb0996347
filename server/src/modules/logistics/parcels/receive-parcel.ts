import { newCode, newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { EventFacts, Order } from '../../orders/index.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { recordMeasures } from './record-measures.ts';
import type { Measures, Parcel } from './rules/parcel.ts';
import { insertParcel } from './parcel-store.ts';
import { refuseClosedPlace } from '../places/save-place.ts';
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
  deps: LogisticsDeps,
  { scanned, shelf: typed, ...received }: Received,
): Promise<Parcel> {
  const shelf = typedPlace(typed, 'JP');
  const order = await deps.orders.findByScan(deps.db, scanned);
  refuseUnless(order, 'logistics.nothing-matches', { scanned });
  return inTransaction(deps.db, async (trx) => {
    await refuseClosedPlace(trx, shelf);
    return (await receiveFor(deps, trx, order, { ...received, shelf })).parcel;
  });
}

type Fitting = Omit<Received, 'scanned'> & { readonly facts?: EventFacts };

/**
 * The same for an order that is known. `isFirst`: it moved the order, which told its customer.
 * Refusals `logistics.parcel-elsewhere`, `logistics.further-parcel`, `files.not-found`.
 */
export async function receiveFor(
  { clock, orders, pricing }: Pick<LogisticsDeps, 'clock' | 'orders' | 'pricing'>,
  trx: Trx,
  order: Pick<Order, 'id' | 'code' | 'customerId'>,
  { measures, shelf, photos, by, isFurther, facts: more }: Fitting,
): Promise<{ parcel: Parcel; isFirst: boolean }> {
  const parcel = newParcel({
    customerId: order.customerId,
    contents: [{ orderId: order.id, weightG: measures.weightG }],
    received: measures,
    shelf,
    photos,
    receivedAt: clock.now(),
  });
  const facts = { parcel: parcel.code, ...measures, ...(shelf ? { shelf } : {}), ...more };
  const current = await orders.read(trx, { orderId: order.id });
  const isFirst = current.state !== 'WAREHOUSE';
  // A seller may send one order in several parcels: the first one moves the order.
  if (isFirst) {
    refuseUnless(current.state === 'BOUGHT', 'logistics.parcel-elsewhere', { code: order.code });
    await orders.move(trx, { orderId: order.id, to: 'WAREHOUSE', by, facts, photos });
  } else {
    if (!isFurther) await refuseTwice(trx, order);
    await orders.addEvent(trx, { orderId: order.id, by, facts, photos });
  }
  await insertParcel(trx, parcel);
  const here = await listParcelsOfOrders(trx, [order.id]);
  await recordMeasures({ orders, pricing }, trx, order.id, here);
  return { parcel, isFirst };
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
