import type { OrderDetail } from '@hako/contract/orders/detail';
import type { Reader } from '../../../platform/database/database.ts';
import { orderSite } from './order-site.ts';
import { quoteEndOf } from '../quoting/quote-end.ts';
import type { OrdersDeps } from '../deps.ts';
import { forecastLines } from '../paying/forecast-lines.ts';
import type { EventFacts, Measured, Order, OrderEvent } from '../order.ts';
import { STATES, statusIdOf } from '../rules/order-life.ts';
import { mayMove } from '../rules/order-life-moves.ts';
import type { PurchaseTask } from '../purchasing/rules/purchase-task.ts';
import { trackOf } from '../moving/rules/track.ts';
import { listEvents } from '../moving/event-store.ts';
import { changeableIn } from '../choices/rules/changeable.ts';
import { findTask } from '../purchasing/purchase-store.ts';
import { priceAt } from '../quoting/change-price.ts';
import { lapsedQuoteOf } from '../quoting/lapsed-quote.ts';

/** Facts of events that a customer may read; the others are for the desk. */
const CUSTOMER_FACTS: ReadonlySet<string> = new Set<keyof EventFacts>([
  'weightG',
  'lengthCm',
  'widthCm',
  'heightCm',
  'shipment',
  'waybill',
  'customs',
  'cause',
  'bill',
  'carrier',
  'tracking',
  'acceptedPrice',
  'fellThrough',
  'refund',
  'said',
  'chosen',
]);

/** All of one order, as its customer or the desk reads it. */
export async function detailOf(
  deps: OrdersDeps,
  reader: Reader,
  order: Order,
  forWhom: 'customer' | 'desk',
): Promise<OrderDetail> {
  const events = await listEvents(reader, order.id);
  const task = order.state === 'CONFIRMED' ? await findTask(reader, order.id) : undefined;
  const hold = await deps.wallet.holdOf(reader, { type: 'order', id: order.id });
  return {
    ...factsOf(order),
    ...paymentsOf(order, hold?.open ?? 0),
    track: trackOf(events, order.state).map(({ reachedAt, ...stop }) => ({
      ...stop,
      reached_at: reachedAt?.toISOString() ?? null,
    })),
    happenings: events.map((event) => happeningOf(event, forWhom)),
    price_question: task?.state === 'price' ? await questionOf(deps, order, task) : null,
    lapsed_quote: await lapsedQuoteOf(deps, order, events),
    quote_ends_at: quoteEndOf(order)?.toISOString() ?? null,
    discount_codes: [...order.couponCodes],
    may_change: changeableIn(order.state),
    may_cancel: mayMove(order.state, 'CANCEL', ['customer']),
    created_at: order.createdAt.toISOString(),
    moved_at: order.movedAt.toISOString(),
  };
}

/** What was ordered and where it goes. */
const factsOf = (order: Order) => ({
  code: order.code,
  state: order.state,
  status_id: statusIdOf(order.state),
  status_label: STATES[order.state].label,
  source: order.source,
  site: order.listing.site,
  site_code: orderSite(order.listing.site).siteCode,
  listing: {
    code: order.listing.code,
    url: order.listing.url,
    title: order.listing.title,
    title_vi: order.listing.titleVi ?? null,
    picture: order.listing.picture ?? null,
    price_jpy: order.listing.price,
  },
  quantity: order.quantity,
  rate: order.rate.vnd / order.rate.scale,
  note: order.note ?? null,
  ship_mode: order.shipMode,
  services: [...order.services],
  address: {
    id: order.address.id,
    receiver: order.address.receiver,
    phone: order.address.phone,
    text: order.address.text,
  },
  marketplace_order_number: order.marketplaceOrderNumber ?? null,
  measured: order.measured ? measuresRow(order.measured) : null,
});

const measuresRow = ({ weightG, lengthCm, widthCm, heightCm }: Measured) => ({
  weight_g: weightG,
  length_cm: lengthCm,
  width_cm: widthCm,
  height_cm: heightCm,
});

/** Both payments, line by line. `held`: what the wallet keeps for the first one, đồng. */
function paymentsOf({ price, actual, state, firstPayment, paidFirst }: Order, held: number) {
  const isFirstPaid = paidFirst > 0 || state === 'BOUGHT';
  const range = price.secondPayment;
  return {
    first_payment: { total_vnd: firstPayment, paid_vnd: paidFirst, held_vnd: held },
    second_payment: {
      forecast: { low_vnd: range.low, likely_vnd: range.likely, high_vnd: range.high },
      actual_vnd: actual?.secondPayment.likely ?? null,
    },
    lines: forecastLines(price, actual, isFirstPaid),
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
