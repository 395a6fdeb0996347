import { type Yen, toDong, yen } from '../../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../../kernel/refusal.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../../deps.ts';
import { bookMove } from '../../moving/move-order.ts';
import type { Order } from '../../order.ts';
import { findOrder, lockOrder, updateNumber } from '../../order-store.ts';
import { askCustomer } from '../../quoting/change-price.ts';
import { bookBought, bookSoldOut } from '../book-purchase.ts';
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
 * Bought, with the marketplace's number and everything it charged. Refusals
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

/** The shop asks another price: the customer decides. */
export function askPrice(deps: OrdersDeps, code: string, by: Buyer, price: Yen): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order, task) => {
    await refuseUnlessInHand(trx, order, task, by);
    const facts = { askedPrice: price };
    const back = await bookMove(deps, trx, order, { to: 'CONFIRMED', by, facts, notice: 'none' });
    await askCustomer(deps, trx, back, price, undefined);
  });
}

/** The marketplace's number of a lot that was won. Refusals `orders.not-found`, `orders.no-open-purchase`. */
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
      });
    await deps.audit(trx, {
      actor: by.id,
      action: 'order.number',
      subject: `order:${code}`,
      after: { number, pricePaid },
    });
  });
}

/** More than the customer agreed to, goods and shipping in Japan together, is theirs to decide. */
function refuseAbove(order: Order, pricePaid: Yen): void {
  const agreedLines = order.price.lines.filter(
    ({ payment, group }) => payment === 1 && (group === 'goods' || group === 'japan'),
  );
  const agreedDong = agreedLines.reduce((total, { highDong }) => total + highDong, 0);
  if (toDong(pricePaid, order.rate) <= agreedDong) return;
  const agreed = yen(
    agreedLines.reduce((total, line) => total + (line.currency === 'JPY' ? line.amount : 0), 0),
  );
  throw new Refusal('orders.price-above-agreed', { paid: pricePaid, agreed });
}
