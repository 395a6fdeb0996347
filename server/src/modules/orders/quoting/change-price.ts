import type { Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Listing } from '../../marketplaces/index.ts';
import type { Breakdown, PriceQuestion } from '../../pricing/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import { priceQuestionNotice } from '../moving/order-notices.ts';
import { insertEvents } from '../moving/event-store.ts';
import { findOrder, lockOrder, updatePrice, updateVersion } from '../order-store.ts';
import { findTask, updateTask } from '../purchasing/purchase-store.ts';
import { firstPaymentLabel } from '../reading/labels.ts';
import { movedFeeShare } from './moved-fee-share.ts';
import { promisedAt } from './promised-at.ts';

/** One piece as the site takes it now; undefined when it names no price to buy at, or one for each variant. */
function sitePriceOf({ price }: Listing): Yen | undefined {
  if (price.highest !== undefined) return undefined;
  return price.tax === 'added'
    ? (price.buyNowBeforeTax ?? price.currentBeforeTax)
    : (price.buyNow ?? price.current);
}

/** The site asks another price: the customer is asked. False when the listing names none. */
export async function askSitePrice(
  deps: OrdersDeps,
  trx: Trx,
  order: Order,
  listing: Listing,
): Promise<boolean> {
  const asked = listing.status === 'open' ? sitePriceOf(listing) : undefined;
  if (asked === undefined) return false;
  await askCustomer(deps, trx, order, asked, listing.checksum);
  return true;
}

/** Puts the question to the customer; nothing is bought until they answer. */
export async function askCustomer(
  deps: OrdersDeps,
  trx: Trx,
  order: Order,
  askedPrice: Yen,
  checksum: string | undefined,
): Promise<void> {
  await updateTask(trx, order.id, 'price', deps.clock.now(), {
    askedPrice,
    checksum,
    reason: 'price-changed',
    takenBy: undefined,
  });
  await deps.live.tell(trx, `customer:${order.customerId}`, {
    kind: 'order-price-asked',
    code: order.code,
  });
  await deps.notifications.notify(trx, {
    customerId: order.customerId,
    kind: 'order_moved',
    ...priceQuestionNotice(order, askedPrice),
    link: `/account/quotes/${order.code}`,
  });
}

/** What the order costs when the site asks this for one piece: the same question at the rate and by the tables that were locked. */
export async function priceAt(
  deps: OrdersDeps,
  order: Order,
  price: Yen,
): Promise<{ question: PriceQuestion; breakdown: Breakdown }> {
  const [item, ...others] = order.question.items;
  if (!item) throw new Error(`order ${order.code} was priced without an item`);
  const question: PriceQuestion = {
    ...order.question,
    items: [{ ...item, price }, ...others],
    rate: order.rate,
  };
  const priced = (asked: PriceQuestion) => deps.pricing.price(asked, promisedAt(order));
  const { feeShare } = question;
  if (!feeShare) return { question, breakdown: await priced(question) };
  const [before, after] = await Promise.all([
    priced({ ...order.question, rate: order.rate, feeShare: undefined }),
    priced({ ...question, feeShare: undefined }),
  ]);
  const moved = { ...question, feeShare: movedFeeShare(feeShare, before, after) };
  return { question: moved, breakdown: await priced(moved) };
}

/** The customer accepts the new price: the hold follows it and somebody buys. Refusals `orders.not-found`, `orders.no-price-question`, `wallet.not-enough`. */
export async function acceptPrice(
  deps: OrdersDeps,
  { code, customerId, price }: { code: string; customerId: string; price: Yen },
): Promise<Order> {
  const order = await findOrder(deps.db, { code });
  refuseUnless(order?.customerId === customerId, 'orders.not-found');
  const { question, breakdown } = await priceAt(deps, order, price);
  return inTransaction(deps.db, async (trx) => {
    const locked = await lockOrder(trx, order.id);
    const task = await findTask(trx, order.id);
    // The price that the customer saw, not whatever is asked by now.
    refuseUnless(
      locked?.state === 'CONFIRMED' && task?.state === 'price' && task.askedPrice === price,
      'orders.no-price-question',
    );
    const agent = locked.quantity === 1 ? deps.agentFor(locked.listing.site) : undefined;
    const firstPayment = breakdown.firstPayment.likely;
    const cause = { type: 'order', id: order.id } as const;
    await deps.wallet.changeHold(trx, {
      cause,
      amount: breakdown.firstPayment.high,
      label: firstPaymentLabel(order.code),
    });
    const changed: Order = {
      ...locked,
      listing: { ...locked.listing, price },
      question,
      price: breakdown,
      firstPayment,
      version: locked.version + 1,
    };
    await updatePrice(trx, changed);
    await updateVersion(trx, order.id, changed.version);
    const now = deps.clock.now();
    const facts = { acceptedPrice: price, before: task.sitePrice };
    const by = { kind: 'customer', id: customerId } as const;
    await insertEvents(trx, [
      {
        orderId: order.id,
        version: changed.version,
        from: undefined,
        to: 'CONFIRMED',
        by,
        facts,
        photos: [],
        at: now,
      },
    ]);
    await updateTask(trx, order.id, agent ? 'agent' : 'desk', now, {
      sitePrice: price,
      askedPrice: undefined,
      reason: agent ? undefined : 'price-accepted',
    });
    if (agent)
      await deps.jobs.add(trx, 'orders.buy', { orderId: order.id }, { key: `buy:${order.id}` });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code });
    return changed;
  });
}
