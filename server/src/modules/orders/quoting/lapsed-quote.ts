import type { OrderDetail } from '@hako/contract/orders/detail';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { OrdersDeps } from '../deps.ts';
import type { MadeOrder, Order, OrderEvent } from '../order.ts';
import { listEvents } from '../moving/event-store.ts';
import { findOrder } from '../order-store.ts';
import { requestQuotes } from './request-quotes.ts';

/** An answered quote that nobody paid in time: what it would have cost, and what the same costs by the rate and the tables of now. */
export async function lapsedQuoteOf(
  deps: OrdersDeps,
  order: Order,
  events: readonly OrderEvent[],
): Promise<OrderDetail['lapsed_quote']> {
  if (!isLapsed(order, events)) return null;
  const old = {
    first_payment_vnd: order.firstPayment,
    landed_vnd: order.price.landedTotal.likely,
    rate: rateOf(order.rate),
  };
  try {
    const [{ rate }, level] = await Promise.all([
      deps.pricing.currentRate(),
      deps.pricing.levelOfCustomer(order.customerId),
    ]);
    const now = await deps.pricing.price(
      { ...order.question, coupons: [], level, rate },
      deps.clock.now(),
    );
    return {
      old,
      new: {
        first_payment_vnd: now.firstPayment.likely,
        landed_vnd: now.landedTotal.likely,
        rate: rateOf(rate),
      },
    };
  } catch (failure) {
    // A ship mode that is no longer there has no price of now.
    if (failure instanceof Refusal) return { old, new: null };
    throw failure;
  }
}

const isLapsed = ({ state }: Order, events: readonly OrderEvent[]): boolean => {
  const last = events.findLast(({ from }) => from !== undefined);
  return state === 'CANCEL' && last?.from === 'PENDING' && last.actorKind === 'system';
};

const rateOf = ({ vnd, scale }: Order['rate']): number => vnd / scale;

/** Asks sales again for what a lapsed quote was about, as a new order. Refusals `orders.not-found`, `orders.not-lapsed`, those of asking. */
export async function askAgain(
  deps: OrdersDeps,
  { code, customerId }: { code: string; customerId: string },
): Promise<MadeOrder> {
  const order = await findOrder(deps.db, { code });
  refuseUnless(order?.customerId === customerId, 'orders.not-found');
  const isByHand = order.listing.site === 'other';
  refuseUnless(
    isByHand && isLapsed(order, await listEvents(deps.db, order.id)),
    'orders.not-lapsed',
  );
  const { listing, quantity, note, shipMode, services, address } = order;
  const thing = {
    name: listing.title,
    link: listing.url || undefined,
    price: listing.price,
    pictures: listing.pictures ?? (listing.picture ? [listing.picture] : []),
    quantity,
    note,
    // A way that was closed since gives way to the one that is offered first.
    shipMode: (await deps.pricing.isOffered(shipMode)) ? shipMode : undefined,
    services,
  };
  const [made] = await requestQuotes(deps, { customerId, things: [thing], addressId: address.id });
  if (!made) throw new Error(`nothing was asked again for ${code}`);
  return made;
}
