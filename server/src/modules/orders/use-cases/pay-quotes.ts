import { couponObstacle } from '@hako/contract/messages/coupon-obstacles';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ResolvedCoupon } from '../../pricing/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { firstPaymentLabel } from '../labels.ts';
import type { Mover, Order } from '../order.ts';
import { findOrder, lockOrder, updatePrice } from '../order-store.ts';
import { insertTask } from '../purchase-store.ts';
import { firstTask } from './create-order.ts';
import { bookMove } from './move-order.ts';

interface PayQuotes {
  readonly customerId: string;
  readonly codes: readonly string[];
  /** Used on the first quote on which each takes something off. */
  readonly discountCodes: readonly string[];
  /** Đồng that the customer was told for all together; undefined: nothing was told. */
  readonly agreedFirstPayment: number | undefined;
}

interface PaidQuote {
  readonly orderId: string;
  readonly code: string;
  readonly firstPayment: number;
}

const SYSTEM: Mover = { kind: 'system' };

/**
 * Pays answered quotes at the price and rate that were locked, all or none: the first payment is held, coupons are used, and a person is set
 * to buy. Refusals `orders.not-found`, `orders.quote-not-open`, `promotions.*`, `cart.total-changed`, `wallet.not-enough`.
 */
export const payQuotes =
  (deps: OrdersDeps) =>
  async ({ customerId, codes, discountCodes, agreedFirstPayment }: PayQuotes): Promise<PaidQuote[]> => {
    const quotes: Order[] = [];
    for (const code of new Set(codes)) {
      const order = await findOrder(deps.db, { code });
      refuseUnless(order?.customerId === customerId, 'orders.not-found');
      refuseUnless(order.state === 'PENDING', 'orders.quote-not-open', { code });
      quotes.push(order);
    }
    const priced = await withCoupons(deps, quotes, await deps.promotions.resolveForSite(customerId, 'other', discountCodes));
    const total = priced.reduce((sum, { firstPayment }) => sum + firstPayment, 0);
    refuseUnless(agreedFirstPayment === undefined || agreedFirstPayment === total, 'cart.total-changed', {
      old: agreedFirstPayment ?? total,
      new: total,
    });
    return inTransaction(deps.db, async (trx) => {
      // By id, so that two payments of the same quotes wait for each other in one order.
      for (const order of priced.toSorted((one, other) => (one.id < other.id ? -1 : 1))) await payOne(deps, trx, order);
      return priced.map(({ id, code, firstPayment }) => ({ orderId: id, code, firstPayment }));
    });
  };

async function payOne(deps: OrdersDeps, trx: Trx, priced: Order): Promise<void> {
  const { id, code, customerId, couponCodes } = priced;
  const locked = await lockOrder(trx, id);
  // The answer that was priced, not one that lapsed, was paid or was given again meanwhile.
  refuseUnless(locked?.state === 'PENDING' && locked.version === priced.version, 'orders.quote-not-open', { code });
  const held = priced.price.firstPayment.high;
  const begun = await bookMove(deps, trx, priced, { to: 'TRANSACTING', by: { kind: 'customer', id: customerId } });
  await deps.wallet.hold(trx, { customerId, amount: held, cause: { type: 'order', id }, label: firstPaymentLabel(code) });
  await deps.promotions.spend(trx, { customerId, orderId: id, codes: couponCodes });
  await updatePrice(trx, priced);
  const transacted = await bookMove(deps, trx, begun, { to: 'TRANSACTED', by: SYSTEM, facts: { held } });
  const confirmed = await bookMove(deps, trx, transacted, { to: 'CONFIRMED', by: SYSTEM });
  await insertTask(trx, { ...firstTask(deps, confirmed, {}), updatedAt: deps.clock.now() });
}

/** Each coupon on the first quote on which it takes something off, priced by the tables and the rate of the answer. */
async function withCoupons(deps: OrdersDeps, quotes: readonly Order[], coupons: readonly ResolvedCoupon[]): Promise<Order[]> {
  const priced = [...quotes];
  for (const coupon of coupons) {
    let isUsed = false;
    for (const [index, order] of priced.entries()) {
      const question = { ...order.question, coupons: [...(order.question.coupons ?? []), coupon] };
      const price = await deps.pricing.price(question, order.movedAt);
      if (!price.lines.some((line) => line.code === `ma-giam-gia:${coupon.code}`)) continue;
      priced[index] = { ...order, question, price, firstPayment: price.firstPayment.likely, couponCodes: [...order.couponCodes, coupon.code] };
      isUsed = true;
      break;
    }
    refuseUnless(isUsed, 'promotions.cannot-apply', couponObstacle(coupon.code, 'minimum'));
  }
  return priced;
}
