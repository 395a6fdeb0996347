import {
  MOST_PARCELS,
  SELLER_CARRIERS,
  type SellerCarrier,
} from '@hako/contract/orders/seller-parcels';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import { type OrderState, STATES } from '../rules/order-life.ts';
import { mayBeNumberOf, plainNumber } from './rules/tracking-number.ts';
import {
  insertSellerParcel,
  listSellerParcels,
  type SellerParcel,
  updateTracking,
} from './seller-parcel-store.ts';

type Deps = Pick<OrdersDeps, 'db' | 'clock' | 'audit' | 'live'>;

interface Entered {
  readonly code: string;
  /** The member of staff. */
  readonly by: string;
  readonly carrier: SellerCarrier;
  readonly trackingNumber: string;
}

/** The seller may still be sending: bought, or one parcel of several is there. */
const UNDER_WAY: readonly OrderState[] = ['BOUGHT', 'WAREHOUSE'];

const isFinal = (state: OrderState): boolean => 'isFinal' in STATES[state];

/**
 * A parcel that the seller sent, the first one of an order or a further one, which says what is in
 * it. Refusals `orders.not-found`,
 * `orders.move-not-allowed`, `orders.tracking-mistyped`, `orders.parcel-known`,
 * `orders.parcel-untitled`, `orders.parcels-many`.
 */
export async function addSellerParcel(
  deps: Deps,
  asked: Entered & { readonly title?: string | undefined; readonly expected?: string | undefined },
): Promise<void> {
  const number = readNumber(asked);
  await inTransaction(deps.db, async (trx) => {
    const order = await lockByCode(trx, asked.code);
    refuseUnless(UNDER_WAY.includes(order.state), 'orders.move-not-allowed', {
      state: STATES[order.state].label,
    });
    const known = await listSellerParcels(trx, [order.id]);
    refuseIfKnown(known, asked.carrier, number);
    refuseUnless(known.length < MOST_PARCELS, 'orders.parcels-many', { most: MOST_PARCELS });
    const title = asked.title?.trim() ?? '';
    refuseUnless(known.length === 0 || title !== '', 'orders.parcel-untitled');
    const parcel = {
      orderId: order.id,
      number: known.length + 1,
      title,
      expected: asked.expected?.trim() ?? '',
      ...enteredBy(deps, asked, number),
    };
    await insertSellerParcel(trx, parcel);
    await note(deps, trx, order, asked.by, undefined, parcel);
  });
}

/**
 * Corrects what was mistyped, while the order is not over. Refusals `orders.not-found`,
 * `orders.move-not-allowed`, `orders.tracking-mistyped`, `orders.parcel-known`.
 */
export async function changeSellerParcel(
  deps: Deps,
  asked: Entered & { readonly number: number },
): Promise<void> {
  const number = readNumber(asked);
  await inTransaction(deps.db, async (trx) => {
    const order = await lockByCode(trx, asked.code);
    refuseUnless(!isFinal(order.state), 'orders.move-not-allowed', {
      state: STATES[order.state].label,
    });
    const known = await listSellerParcels(trx, [order.id]);
    const before = known.find((parcel) => parcel.number === asked.number);
    refuseUnless(before, 'orders.not-found');
    if (before.carrier === asked.carrier && before.trackingNumber === number) return;
    refuseIfKnown(known, asked.carrier, number);
    const parcel = { ...before, ...enteredBy(deps, asked, number) };
    await updateTracking(trx, parcel);
    await note(deps, trx, order, asked.by, before, parcel);
  });
}

function readNumber({ carrier, trackingNumber }: Entered): string {
  const number = plainNumber(trackingNumber);
  refuseUnless(mayBeNumberOf(carrier, number), 'orders.tracking-mistyped', {
    number,
    carrier: SELLER_CARRIERS[carrier],
  });
  return number;
}

async function lockByCode(trx: Trx, code: string): Promise<Order> {
  const known = await findOrder(trx, { code });
  const order = known && (await lockOrder(trx, known.id));
  refuseUnless(order, 'orders.not-found');
  return order;
}

function refuseIfKnown(known: readonly SellerParcel[], carrier: SellerCarrier, number: string) {
  const isKnown = known.some((one) => one.carrier === carrier && one.trackingNumber === number);
  refuseUnless(!isKnown, 'orders.parcel-known', { number });
}

const enteredBy = ({ clock }: Deps, { by, carrier }: Entered, trackingNumber: string) => ({
  carrier,
  trackingNumber,
  enteredBy: by,
  enteredAt: clock.now(),
});

async function note(
  { audit, live }: Deps,
  trx: Trx,
  { code }: Order,
  actor: string,
  before: SellerParcel | undefined,
  after: SellerParcel,
): Promise<void> {
  const seen = ({ number, carrier, trackingNumber }: SellerParcel) => ({
    parcel: number,
    carrier,
    tracking: trackingNumber,
  });
  await audit(trx, {
    actor,
    action: before ? 'order.correct-tracking' : 'order.seller-parcel',
    subject: `order:${code}`,
    ...(before ? { before: seen(before) } : {}),
    after: seen(after),
  });
  await live.tell(trx, 'desk', { kind: 'queue-changed', code });
}
