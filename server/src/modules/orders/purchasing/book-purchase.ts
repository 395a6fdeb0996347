import type { Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { OrdersDeps } from '../deps.ts';
import { partsOf, totalOf } from '../paying/money-parts.ts';
import { notBoughtNotice } from '../moving/order-notices.ts';
import { type Mover, type Order, staffIdOf } from '../order.ts';
import { lockOrder, updateNumber, updatePaid } from '../order-store.ts';
import { findTask, updateAttempt, updateTask } from './purchase-store.ts';
import { listOwnOrders } from '../reading/own-order-store.ts';
import { firstPaymentLabel } from '../reading/labels.ts';
import { bookMove } from '../moving/move-order.ts';

interface Bought {
  readonly orderNumber: string;
  readonly pricePaid: Yen | undefined;
  /** Absent: the one that its task was given. */
  readonly account?: string;
  readonly by: Mover;
  /** The agent's attempt that brought it. */
  readonly attempt?: number;
  /** The account of ours that paid; absent: the usual one of the site. */
  readonly paidFrom?: string | undefined;
  /** Pictures of the proof of purchase. */
  readonly photos?: readonly string[];
}

/**
 * The goods are ours: the held first payment becomes a payment, the order is BOUGHT with the
 * marketplace's number. Refusals `float.account-not-found`, `float.account-closed`.
 */
export async function bookBought(
  deps: OrdersDeps,
  trx: Trx,
  orderId: string,
  bought: Bought,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  refuseUnless(order, 'orders.not-found');
  const now = deps.clock.now();
  if (bought.attempt !== undefined)
    await updateAttempt(trx, orderId, bought.attempt, 'bought', now, bought.orderNumber);
  await updateTask(trx, orderId, 'done', now, { reason: undefined });
  const account = bought.account ?? (await findTask(trx, orderId))?.account;
  await updateNumber(trx, orderId, bought.orderNumber, bought.pricePaid, account);
  const parts = partsOf(order.price.lines, 1);
  await deps.wallet.capture(trx, {
    cause: { type: 'order', id: orderId },
    parts,
    label: firstPaymentLabel(order.code),
  });
  await updatePaid(trx, orderId, totalOf(parts), parts);
  if (bought.pricePaid !== undefined)
    await deps.float.spend(trx, {
      ...{ orderId, site: order.listing.site, amount: bought.pricePaid },
      ...{ paidFrom: bought.paidFrom, by: staffIdOf(bought.by) },
    });
  const facts = {
    number: bought.orderNumber,
    ...(bought.pricePaid === undefined ? {} : { pricePaid: bought.pricePaid }),
  };
  await bookMove(deps, trx, order, { to: 'BOUGHT', by: bought.by, facts, photos: bought.photos });
}

/** It cannot be bought any more: cancelled, everything that was held is given back at once, and the customer is told why. */
export async function bookSoldOut(
  deps: OrdersDeps,
  trx: Trx,
  order: Order,
  reason: string,
  by: Mover,
): Promise<void> {
  const { site, code } = order.listing;
  const own = await listOwnOrders(trx, { customerId: order.customerId, site, code });
  const other = own.find(({ id }) => id !== order.id)?.code;
  await bookMove(deps, trx, order, {
    to: 'CANCEL',
    by,
    facts: { reason },
    notice: notBoughtNotice(order, reason, other),
  });
}
