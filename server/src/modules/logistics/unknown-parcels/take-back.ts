import type { Warehouse } from '@hako/contract/kit/endpoint';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Order } from '../../orders/index.ts';
import { listCurrentCosts } from '../booked-costs/booked-cost-store.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { noticeOf } from '../notices.ts';
import { listParcelsOfOrders } from '../parcels/parcel-list-store.ts';
import { giveUpParcel, lockParcels, updateTravelling } from '../parcels/parcel-store.ts';
import { recordMeasures } from '../parcels/record-measures.ts';
import { isShared, type Parcel } from '../parcels/rules/parcel.ts';
import { placeOf } from '../places/rules/house.ts';
import { refuseOtherHouse } from '../places/rules/own-house.ts';
import { wasRepacked } from '../repacking/request-store.ts';
import { updateShipmentTravelling } from '../shipments/shipment-store.ts';
import { listMatches, updateTakenBack } from './match-store.ts';
import { stepsBack } from './rules/steps-back.ts';
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
 * stands where what is left of it is. Refusals `access.other-warehouse`,
 * `logistics.unknown-not-found`, `logistics.unknown-not-matched`, `logistics.match-fixed`,
 * `orders.move-not-allowed`.
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
    const order = await deps.orders.lock(trx, match.orderId);
    await refuseFixed(trx, parcel, unknown.house, order);
    if (parcel.state !== 'closed') await undo(deps, trx, parcel, unknown.house);
    await stepBack(deps, trx, { order, unknown, asked });
    await deps.takeBackPictures(trx, unknown.photos, match.customerId);
    const by = asked.by.id;
    await updateTakenBack(trx, match.id, { by, at: deps.clock.now(), reason: asked.reason });
    const place = placeOf({ ...parcel, state: AS_IT_CAME[unknown.house] }) ?? unknown.place;
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

const AS_IT_CAME = { JP: 'stored', VN: 'arrived' } as const;

/** One that was given up with its order lies here all the same, and nothing of it is billed. */
async function refuseFixed(
  trx: Trx,
  parcel: Parcel,
  house: Warehouse,
  order: Order,
): Promise<void> {
  const isGivenUp =
    parcel.state === 'closed' &&
    order.state === 'CANCEL' &&
    (house === 'VN' ? parcel.reweighed === undefined : parcel.exportedAt === undefined) &&
    !(await wasRepacked(trx, parcel.id));
  const isAsItCame =
    parcel.state === AS_IT_CAME[house] &&
    parcel.requestId === undefined &&
    !isShared(parcel) &&
    !(await isCharged(trx, parcel));
  refuseUnless(isGivenUp || isAsItCame, 'logistics.match-fixed', { code: parcel.code });
}

/**
 * Somebody booked a cost on it. What customs charged as they let it through is paid for the parcel
 * that travels, whatever came in its place.
 */
async function isCharged(trx: Trx, { id }: Parcel): Promise<boolean> {
  const costs = await listCurrentCosts(trx, [{ type: 'parcel', id }]);
  return costs.some(({ releaseId }) => releaseId === undefined);
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

/** The order goes where what is left of it is; one that fell through stays as it ended. */
async function stepBack(
  deps: LogisticsDeps,
  trx: Trx,
  { order, unknown, asked }: { order: Order; unknown: UnknownParcel; asked: Asked },
): Promise<void> {
  const { house } = unknown;
  const left = await listParcelsOfOrders(trx, [order.id]);
  const facts = { not_theirs: unknown.code, reason: asked.reason };
  const step = { orderId: order.id, by: asked.by, facts };
  if (order.state === 'CANCEL') {
    await deps.orders.addEvent(trx, step);
    return;
  }
  const [first, ...further] = stepsBack(house, order.state, left);
  const isBack = first === (house === 'JP' ? 'BOUGHT' : 'EXPORT');
  const notice = noticeOf.notTheirs(order.code, house, isBack);
  if (house === 'JP') await measureAgain(deps, trx, order, left);
  if (first) {
    await deps.orders.move(trx, { ...step, to: first, notice });
    for (const to of further) await deps.orders.move(trx, { ...step, to });
    return;
  }
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
