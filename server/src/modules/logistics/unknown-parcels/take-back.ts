import type { Warehouse } from '@hako/contract/kit/endpoint';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Order } from '../../orders/index.ts';
import { listCosts } from '../booked-costs/booked-cost-store.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { noticeOf } from '../notices.ts';
import { listParcelsOfOrders } from '../parcels/parcel-list-store.ts';
import { giveUpParcel, lockParcels, updateTravelling } from '../parcels/parcel-store.ts';
import { recordMeasures } from '../parcels/record-measures.ts';
import { hasArrived, isShared, type Parcel } from '../parcels/rules/parcel.ts';
import { placeOf } from '../places/rules/house.ts';
import { refuseOtherHouse } from '../places/rules/own-house.ts';
import { updateShipmentTravelling } from '../shipments/shipment-store.ts';
import { listMatches, updateTakenBack } from './match-store.ts';
import { subjectOf, type UnknownParcel } from './rules/unknown-parcel.ts';
import { lockUnknown, updateUnknown } from './unknown-store.ts';

interface Asked {
  readonly code: string;
  readonly reason: string;
  readonly by: Staff;
  readonly warehouse: Warehouse | undefined;
}

/**
 * A match was wrong: the parcel is unknown again, on the place where it lies now, and the order
 * stands as before. Refusals `access.other-warehouse`, `logistics.unknown-not-found`,
 * `logistics.unknown-not-matched`, `logistics.match-fixed`, `orders.move-not-allowed`.
 */
export async function takeBackMatch(deps: LogisticsDeps, asked: Asked): Promise<void> {
  const code = asked.code.trim().toUpperCase();
  await inTransaction(deps.db, async (trx) => {
    const unknown = await lockUnknown(trx, code);
    refuseUnless(unknown, 'logistics.unknown-not-found', { code });
    refuseOtherHouse(unknown.house, asked);
    const [match] = await listMatches(trx, [unknown.id]);
    refuseUnless(match, 'logistics.unknown-not-matched', { code });
    const [parcel] = await lockParcels(trx, [match.parcelCode]);
    refuseUnless(parcel, 'logistics.parcel-not-found', { code: match.parcelCode });
    await refuseFixed(trx, parcel, unknown.house);
    await undo(deps, trx, parcel, unknown.house);
    const order = await deps.orders.lock(trx, match.orderId);
    await stepBack(deps, trx, { order, unknown, asked });
    await deps.takeBackPictures(trx, unknown.photos, match.customerId);
    const by = asked.by.id;
    await updateTakenBack(trx, match.id, { by, at: deps.clock.now(), reason: asked.reason });
    const place = placeOf(parcel) ?? unknown.place;
    await updateUnknown(trx, unknown.id, { state: 'open', place });
    await deps.audit(trx, {
      actor: by,
      action: 'unknown-parcel.take-back',
      subject: subjectOf(code),
      reason: asked.reason,
      before: { state: 'matched', order: order.code, parcel: parcel.code },
      after: { state: 'open', place },
    });
    await deps.live.tell(trx, 'desk', { kind: 'unknown-parcels', code });
  });
}

async function refuseFixed(trx: Trx, parcel: Parcel, house: Warehouse): Promise<void> {
  const isAsItCame =
    parcel.state === (house === 'JP' ? 'stored' : 'arrived') &&
    parcel.requestId === undefined &&
    !isShared(parcel) &&
    (await listCosts(trx, { type: 'parcel', id: parcel.id }, 1)).every((cost) => cost.isWithdrawn);
  refuseUnless(isAsItCame, 'logistics.match-fixed', { code: parcel.code });
}

/** In Japan there is no such parcel; in Vietnam it still travels. */
async function undo(
  deps: LogisticsDeps,
  trx: Trx,
  parcel: Parcel,
  house: Warehouse,
): Promise<void> {
  if (house === 'JP')
    return giveUpParcel(trx, { id: parcel.id, shipmentId: undefined }, deps.clock.now());
  await updateTravelling(trx, parcel.id);
  if (parcel.shipmentId) await updateShipmentTravelling(trx, parcel.shipmentId);
}

/** The order goes back when nothing else of it lies in the house. */
async function stepBack(
  deps: LogisticsDeps,
  trx: Trx,
  { order, unknown, asked }: { order: Order; unknown: UnknownParcel; asked: Asked },
): Promise<void> {
  const { house } = unknown;
  const left = await listParcelsOfOrders(trx, [order.id]);
  const facts = { not_theirs: unknown.code, reason: asked.reason };
  const step = { orderId: order.id, by: asked.by, facts };
  const notice = noticeOf.notTheirs(order.code, house);
  const isBack =
    house === 'JP' ? left.length === 0 : order.state === 'CHECKIN' && !left.every(hasArrived);
  if (house === 'JP') await measureAgain(deps, trx, order, left);
  if (isBack)
    return void (await deps.orders.move(trx, {
      ...step,
      to: house === 'JP' ? 'BOUGHT' : 'EXPORT',
      notice,
    }));
  await deps.orders.addEvent(trx, step);
  await deps.notifications.notify(trx, {
    customerId: order.customerId,
    kind: 'order_moved',
    ...notice,
    link: `/account/quotes/${order.code}`,
  });
}

/** What is left of an order here; a weight that was learnt of another's goods is forgotten. */
async function measureAgain(
  { orders, pricing }: LogisticsDeps,
  trx: Trx,
  { id: orderId, code: orderCode, customerId, question }: Order,
  left: readonly Parcel[],
): Promise<void> {
  if (left.length > 0) return void (await recordMeasures({ orders, pricing }, trx, orderId, left));
  await orders.recordMeasured(trx, orderId, undefined);
  const { items } = question;
  await pricing.recordWeighed(trx, { orderId, orderCode, customerId, items, parcel: undefined });
}
