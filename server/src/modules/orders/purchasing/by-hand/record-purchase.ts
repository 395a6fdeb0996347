import type { Yen } from '../../../../kernel/money.ts';
import { refuseUnless } from '../../../../kernel/refusal.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../../deps.ts';
import { bookMove } from '../../moving/move-order.ts';
import { findOrder, lockOrder, updateNumber } from '../../order-store.ts';
import { askCustomer } from '../../quoting/change-price.ts';
import { bookBought, bookSoldOut } from '../book-purchase.ts';
import { isAgreed, refuseAbove } from './agreed-price.ts';
import { type Buyer, refuseUnlessInHand, withOpenPurchase } from './open-purchase.ts';

export interface BoughtProof {
  /** The marketplace's order number. */
  readonly number: string;
  /** Everything that it charged. */
  readonly pricePaid: Yen;
  readonly photos?: readonly string[];
  /** The account of ours that paid; absent: the usual one of the site. */
  readonly paidFrom?: string | undefined;
}

/**
 * A buyer bought it, and tells the marketplace's number and everything it charged. Refusals
 * `orders.price-above-agreed`, `float.account-not-found`, `float.account-closed`.
 */
export function recordBought(
  deps: OrdersDeps,
  code: string,
  by: Buyer,
  { number: orderNumber, pricePaid, photos, paidFrom }: BoughtProof,
): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order, task) => {
    await refuseUnlessInHand(trx, order, task, by);
    refuseAbove(order, pricePaid);
    const seen = { orderNumber, pricePaid, paidFrom, by, ...(photos ? { photos } : {}) };
    await bookBought(deps, trx, order.id, seen);
  });
}

export function recordNotBought(
  deps: OrdersDeps,
  code: string,
  by: Buyer,
  reason: string,
): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order, task) => {
    await refuseUnlessInHand(trx, order, task, by);
    await bookSoldOut(deps, trx, order, reason, by);
  });
}

/** The shop asks another price, so a buyer lets the customer decide. */
export function askPrice(deps: OrdersDeps, code: string, by: Buyer, price: Yen): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order, task) => {
    await refuseUnlessInHand(trx, order, task, by);
    const facts = { askedPrice: price };
    const back = await bookMove(deps, trx, order, { to: 'CONFIRMED', by, facts, notice: 'none' });
    await askCustomer(deps, trx, back, price, undefined);
  });
}

/**
 * A buyer tells the marketplace's number of a won lot, and what it charged in all. Whatever differs
 * from what the customer agreed to pay counts for the buyer's day. Refusals
 * `orders.not-found`, `orders.no-open-purchase`, `float.over-day`.
 */
export async function recordNumber(
  deps: OrdersDeps,
  code: string,
  by: Buyer,
  number: string,
  pricePaid?: Yen,
): Promise<void> {
  const known = await findOrder(deps.db, { code });
  refuseUnless(known, 'orders.not-found');
  refuseUnless(known.state === 'BOUGHT', 'orders.no-open-purchase', { code });
  await inTransaction(deps.db, async (trx) => {
    const order = await lockOrder(trx, known.id);
    await updateNumber(trx, known.id, number, pricePaid, undefined);
    if (order && pricePaid !== undefined)
      await deps.float.spendInAll(trx, {
        ...{ orderId: order.id, site: order.listing.site, amount: pricePaid, by: by.id },
        isAgreed: isAgreed(order, pricePaid),
      });
    await deps.audit(trx, {
      actor: by.id,
      action: 'order.number',
      subject: `order:${code}`,
      before: { number: known.marketplaceOrderNumber, pricePaid: known.pricePaid },
      after: { number, pricePaid },
    });
  });
}
