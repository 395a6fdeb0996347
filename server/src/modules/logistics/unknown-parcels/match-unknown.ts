import { newId } from '../../../kernel/chance.ts';
import type { Warehouse } from '@hako/contract/kit/endpoint';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Order } from '../../orders/index.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { noticeOf } from '../notices.ts';
import { arriving, takeIn } from '../parcels/check-in.ts';
import { lockParcelsOfOrders } from '../parcels/parcel-store.ts';
import { isShared } from '../parcels/rules/parcel.ts';
import { receiveFor } from '../parcels/receive-parcel.ts';
import { updatePlace } from '../places/place-store.ts';
import { refuseOtherHouse } from '../places/rules/own-house.ts';
import { insertMatch } from './match-store.ts';
import { subjectOf, type UnknownParcel } from './rules/unknown-parcel.ts';
import { lockUnknown, updateUnknown } from './unknown-store.ts';

interface Asked {
  readonly code: string;
  readonly order: string;
  /** In Vietnam, where several parcels of the order travel. */
  readonly parcel?: string | undefined;
  readonly by: Staff;
  readonly warehouse: Warehouse | undefined;
}

interface Found {
  readonly parcel: { readonly id: string; readonly code: string };
  /** The move of the order told its customer. */
  readonly isTold: boolean;
}

/**
 * An unknown parcel is this order's: received in Japan, or taken in in Vietnam. Gives the code of
 * the parcel. Refusals `access.other-warehouse`, `orders.not-found`, `logistics.unknown-not-found`,
 * `logistics.unknown-settled`, `logistics.no-parcel-travels`, `logistics.which-parcel`,
 * `logistics.match-shared`, `logistics.parcel-elsewhere`, `logistics.at-customs`,
 * `orders.move-not-allowed`.
 */
export async function matchUnknown(deps: LogisticsDeps, asked: Asked): Promise<{ code: string }> {
  const code = asked.code.trim().toUpperCase();
  return inTransaction(deps.db, async (trx) => {
    const unknown = await lockUnknown(trx, code);
    refuseUnless(unknown, 'logistics.unknown-not-found', { code });
    refuseOtherHouse(unknown.house, asked);
    refuseUnless(unknown.state === 'open', 'logistics.unknown-settled', { code });
    const order = await deps.orders.read(trx, { code: asked.order.trim().toUpperCase() });
    const { parcel, isTold } =
      unknown.house === 'JP'
        ? await receive(deps, trx, unknown, order, asked.by)
        : await arrive(deps, trx, unknown, order, asked);
    await insertMatch(trx, {
      id: newId(),
      unknownId: unknown.id,
      orderId: order.id,
      customerId: order.customerId,
      parcelId: parcel.id,
      matchedBy: asked.by.id,
      matchedAt: deps.clock.now(),
    });
    await updateUnknown(trx, unknown.id, { state: 'matched' });
    if (!isTold) await tell(deps, trx, order, unknown.house);
    await deps.audit(trx, {
      actor: asked.by.id,
      action: 'unknown-parcel.match',
      subject: subjectOf(code),
      before: { state: 'open' },
      after: { state: 'matched', order: order.code, parcel: parcel.code },
    });
    await deps.live.tell(trx, 'desk', { kind: 'unknown-parcels', code });
    return { code: parcel.code };
  });
}

async function receive(
  deps: LogisticsDeps,
  trx: Trx,
  unknown: UnknownParcel,
  order: Order,
  by: Staff,
): Promise<Found> {
  const { parcel, isFirst } = await receiveFor(deps, trx, order, {
    measures: unknown.measures,
    shelf: unknown.place,
    photos: unknown.photos,
    by,
    // Nobody scanned it for an order before: a second receiving is not what happens here.
    isFurther: true,
    facts: { unknown: unknown.code },
  });
  return { parcel, isTold: isFirst };
}

async function arrive(
  deps: LogisticsDeps,
  trx: Trx,
  unknown: UnknownParcel,
  order: Order,
  { parcel: named, by }: Asked,
): Promise<Found> {
  const travelling = (await lockParcelsOfOrders(trx, [order.id])).filter(
    ({ state, code }) => state === 'exported' && (named === undefined || code === named),
  );
  const [parcel] = travelling;
  refuseUnless(parcel, 'logistics.no-parcel-travels', { code: order.code });
  refuseUnless(travelling.length === 1, 'logistics.which-parcel', {
    code: order.code,
    parcels: travelling.map(({ code }) => code).join(', '),
  });
  // What is in it with others could not be taken back.
  refuseUnless(!isShared(parcel), 'logistics.match-shared', { code: parcel.code });
  const { weightG } = unknown.measures;
  const facts = { unknown: unknown.code, weightG, shelf: unknown.place };
  const photos = unknown.photos;
  const come = { ...(await arriving(trx, parcel.code)), by, facts, photos };
  const moved = await takeIn(deps, trx, come);
  await updatePlace(trx, parcel.id, unknown.place);
  return { parcel, isTold: moved.includes(order.id) };
}

/** A further parcel moves no order, and is news to its customer all the same. */
async function tell(deps: LogisticsDeps, trx: Trx, order: Order, house: Warehouse): Promise<void> {
  await deps.notifications.notify(trx, {
    customerId: order.customerId,
    kind: 'order_moved',
    ...noticeOf.foundParcel(order.code, house),
    link: `/account/quotes/${order.code}`,
  });
}
