import type { OrderDetail } from '@hako/contract/orders/detail';
import type { Reader } from '../../../platform/database/database.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import { orderSite } from './order-site.ts';
import { quoteEndOf } from '../quoting/quote-end.ts';
import type { OrdersDeps } from '../deps.ts';
import { forecastLines } from '../paying/forecast-lines.ts';
import type { Order, OrderEvent } from '../order.ts';
import { mayFallThrough, mayMove, STATES, statusIdOf } from '../rules/order-life.ts';
import type { PurchaseTask } from '../purchasing/rules/purchase-task.ts';
import { trackOf } from '../moving/rules/track.ts';
import { listEvents } from '../moving/event-store.ts';
import { findProposal } from '../ending/fall-through-store.ts';
import { findOrder } from '../order-store.ts';
import { findTask } from '../purchasing/purchase-store.ts';
import { priceAt } from '../quoting/change-price.ts';
import { lapsedQuoteOf } from '../quoting/lapsed-quote.ts';

/** Facts of events that a customer may read; the others are for the desk. */
const CUSTOMER_FACTS: ReadonlySet<string> = new Set([
  'weightG',
  'lengthCm',
  'widthCm',
  'heightCm',
  'shipment',
  'waybill',
  'bill',
  'carrier',
  'tracking',
  'acceptedPrice',
  'fellThrough',
  'refund',
  'said',
]);

/** One order of a customer, whole, by its code or by its id, as lines of the wallet name it. Refusal `orders.not-found`, also for somebody else's. */
export async function readOrderDetail(
  deps: OrdersDeps,
  { code, customerId }: { code: string; customerId: string },
): Promise<OrderDetail> {
  const order = await findOrder(deps.db, isUuid(code) ? { orderId: code } : { code });
  refuseUnless(order?.customerId === customerId, 'orders.not-found');
  return detailOf(deps, deps.db, order, 'customer');
}

/** The same order for the desk: the customer, the purchase, and who did what. Refusal `orders.not-found`. */
export async function readDeskOrder(
  deps: OrdersDeps,
  { code, staffId }: { code: string; staffId: string },
) {
  const order = await findOrder(deps.db, { code });
  refuseUnless(order, 'orders.not-found');
  const task = await findTask(deps.db, order.id);
  const detail = await detailOf(deps, deps.db, order, 'desk');
  const { customerNo, fullName, phone } = await deps.customers.read(deps.db, order.customerId);
  return {
    ...detail,
    happenings: await withNames(deps, detail.happenings),
    customer: { customer_no: customerNo, full_name: fullName, phone: phone ?? null },
    account: order.account ?? task?.account ?? null,
    price_paid_jpy: order.pricePaid ?? null,
    purchase: task ? await purchaseOf(deps, task, staffId) : null,
    fall_through: await fallThroughOf(deps, order, staffId),
  };
}

/** Events keep ids of staff; people read names. */
async function withNames(
  { staffName }: OrdersDeps,
  happenings: OrderDetail['happenings'],
): Promise<OrderDetail['happenings']> {
  const ids = [
    ...new Set(
      happenings.flatMap(({ actor, actor_name, facts }) =>
        actor === 'staff' ? [actor_name, facts['taken_from']] : [],
      ),
    ),
  ].filter((id) => typeof id === 'string');
  const names = new Map(
    await Promise.all(ids.map(async (id) => [id, await staffName?.(id)] as const)),
  );
  return happenings.map((one) => ({
    ...one,
    facts:
      typeof one.facts['taken_from'] === 'string'
        ? { ...one.facts, taken_from: names.get(one.facts['taken_from']) ?? '' }
        : one.facts,
    actor_name:
      (one.actor_name && names.get(one.actor_name)) ||
      (one.actor === 'staff' ? one.actor_name : null),
  }));
}

async function purchaseOf(deps: OrdersDeps, task: PurchaseTask, staffId: string) {
  const nameOf = async (id: string | undefined) =>
    id === undefined ? null : ((await deps.staffName?.(id)) ?? id);
  const over = (await listEvents(deps.db, task.orderId)).findLast(
    ({ facts }) => typeof facts['takenFrom'] === 'string',
  );
  const isFromMe = over?.facts['takenFrom'] === staffId && task.takenBy !== staffId;
  return {
    state: task.state,
    reason: task.reason ?? null,
    site_price_jpy: task.sitePrice,
    asked_price_jpy: task.askedPrice ?? null,
    tries: task.tries,
    is_mine: task.takenBy === staffId,
    is_taken: task.takenBy !== undefined,
    taken_by_name: await nameOf(task.takenBy),
    taken_from_me: isFromMe
      ? { by_name: (await nameOf(over.actorId)) ?? '', reason: String(over.facts['reason']) }
      : null,
  };
}

/** What giving the order up would give back, while it can be given up, and who waits for a second person to say so. */
async function fallThroughOf(deps: OrdersDeps, { id, state }: Order, staffId: string) {
  if (!mayFallThrough(state)) return null;
  const refundable = await deps.wallet.refundableOf(deps.db, { type: 'order', id });
  const proposal = await findProposal(deps.db, id);
  const { limit } = await deps.refundStep(deps.db, { refund: refundable, by: staffId, proposal });
  return {
    refundable_vnd: refundable,
    one_person_refund_vnd: limit,
    proposal: proposal
      ? {
          reason: proposal.reason,
          note: proposal.note ?? null,
          by_name: (await deps.staffName?.(proposal.by)) ?? proposal.by,
          is_mine: proposal.by === staffId,
        }
      : null,
  };
}

async function detailOf(
  deps: OrdersDeps,
  reader: Reader,
  order: Order,
  forWhom: 'customer' | 'desk',
): Promise<OrderDetail> {
  const events = await listEvents(reader, order.id);
  const task = order.state === 'CONFIRMED' ? await findTask(reader, order.id) : undefined;
  const hold = await deps.wallet.holdOf(reader, { type: 'order', id: order.id });
  const isFirstPaid = order.paidFirst > 0 || order.state === 'BOUGHT';
  const { price, actual, listing, measured } = order;
  const range = price.secondPayment;
  return {
    code: order.code,
    state: order.state,
    status_id: statusIdOf(order.state),
    status_label: STATES[order.state].label,
    source: order.source,
    site: listing.site,
    site_code: orderSite(listing.site).siteCode,
    listing: {
      code: listing.code,
      url: listing.url,
      title: listing.title,
      title_vi: listing.titleVi ?? null,
      picture: listing.picture ?? null,
      price_jpy: listing.price,
    },
    quantity: order.quantity,
    rate: order.rate.vnd / order.rate.scale,
    note: order.note ?? null,
    ship_mode: order.shipMode,
    services: [...order.services],
    address: {
      receiver: order.address.receiver,
      phone: order.address.phone,
      text: order.address.text,
    },
    marketplace_order_number: order.marketplaceOrderNumber ?? null,
    track: trackOf(events, order.state).map(({ reachedAt, ...stop }) => ({
      ...stop,
      reached_at: reachedAt?.toISOString() ?? null,
    })),
    happenings: events.map((event) => happeningOf(event, forWhom)),
    measured: measured
      ? {
          weight_g: measured.weightG,
          length_cm: measured.lengthCm,
          width_cm: measured.widthCm,
          height_cm: measured.heightCm,
        }
      : null,
    first_payment: {
      total_vnd: order.firstPayment,
      paid_vnd: order.paidFirst,
      held_vnd: hold?.open ?? 0,
    },
    second_payment: {
      forecast: { low_vnd: range.low, likely_vnd: range.likely, high_vnd: range.high },
      actual_vnd: actual?.secondPayment.likely ?? null,
    },
    lines: forecastLines(price, actual, isFirstPaid),
    price_question:
      task?.state === 'price' && task.askedPrice !== undefined
        ? await questionOf(deps, order, task)
        : null,
    lapsed_quote: await lapsedQuoteOf(deps, order, events),
    quote_ends_at: quoteEndOf(order)?.toISOString() ?? null,
    may_cancel: mayMove(order.state, 'CANCEL', ['customer']),
    created_at: order.createdAt.toISOString(),
    moved_at: order.movedAt.toISOString(),
  };
}

function happeningOf(
  event: OrderEvent,
  forWhom: 'customer' | 'desk',
): OrderDetail['happenings'][number] {
  const shown = Object.entries(event.facts).filter(
    ([name]) => forWhom === 'desk' || CUSTOMER_FACTS.has(name),
  );
  const facts = Object.fromEntries(shown.map(([name, value]) => [wireName(name), value]));
  return {
    at: event.at.toISOString(),
    state: event.to,
    label: STATES[event.to].label,
    station: STATES[event.to].station ?? null,
    actor: event.actorKind,
    actor_name: forWhom === 'desk' ? (event.actorName ?? event.actorId ?? null) : null,
    facts,
    photos: event.photos.map((id) => `/api/files/${id}`),
  };
}

/** `weightG` -> `weight_g`. */
const wireName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

async function questionOf(
  deps: OrdersDeps,
  order: Order,
  task: PurchaseTask,
): Promise<OrderDetail['price_question']> {
  const asked = task.askedPrice;
  if (asked === undefined) return null;
  const { breakdown } = await priceAt(deps, order, asked);
  const first = breakdown.firstPayment.likely;
  return {
    asked_jpy: asked,
    agreed_jpy: task.sitePrice,
    first_payment_vnd: first,
    more_vnd: first - order.firstPayment,
  };
}
