import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import { firstPaymentLabel } from '../reading/labels.ts';
import type { Mover, Order } from '../order.ts';
import { lockOrder, updatePrice } from '../order-store.ts';
import { insertTask } from '../purchasing/purchase-store.ts';
import { updateTerms } from '../quoting/quote-store.ts';
import { firstTask } from './create-order.ts';
import { bookMove } from '../moving/move-order.ts';
import { type AskedQuotePrices, priceQuotes } from '../quoting/price-quotes.ts';

interface PayQuotes extends AskedQuotePrices {
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
 * to buy. Refusals of `priceQuotes`, `cart.total-changed`, `wallet.not-enough`.
 */
export async function payQuotes(
  deps: OrdersDeps,
  { agreedFirstPayment, ...asked }: PayQuotes,
): Promise<PaidQuote[]> {
  const { quotes: priced } = await priceQuotes(deps, asked);
  const total = priced.reduce((sum, { firstPayment }) => sum + firstPayment, 0);
  refuseUnless(
    agreedFirstPayment === undefined || agreedFirstPayment === total,
    'cart.total-changed',
    {
      old: agreedFirstPayment ?? total,
      new: total,
    },
  );
  return inTransaction(deps.db, async (trx) => {
    // By id, so that two payments of the same quotes wait for each other in one order.
    for (const order of priced.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      await payOne(deps, trx, order);
    return priced.map(({ id, code, firstPayment }) => ({ orderId: id, code, firstPayment }));
  });
}

async function payOne(deps: OrdersDeps, trx: Trx, priced: Order): Promise<void> {
  const { id, code, customerId, couponCodes } = priced;
  const locked = await lockOrder(trx, id);
  // The answer that was priced, not one that lapsed, was paid or was given again meanwhile.
  refuseUnless(
    locked?.state === 'PENDING' && locked.version === priced.version,
    'orders.quote-not-open',
    { code },
  );
  const held = priced.price.firstPayment.high;
  const begun = await bookMove(deps, trx, priced, {
    to: 'TRANSACTING',
    by: { kind: 'customer', id: customerId },
  });
  await deps.wallet.hold(trx, {
    customerId,
    amount: held,
    cause: { type: 'order', id },
    label: firstPaymentLabel(code),
  });
  await deps.promotions.spend(trx, { customerId, orderId: id, codes: couponCodes });
  await updatePrice(trx, priced);
  await updateTerms(trx, priced);
  const transacted = await bookMove(deps, trx, begun, {
    to: 'TRANSACTED',
    by: SYSTEM,
    facts: { held },
  });
  const confirmed = await bookMove(deps, trx, transacted, { to: 'CONFIRMED', by: SYSTEM });
  await insertTask(trx, { ...firstTask(deps, confirmed, {}), updatedAt: deps.clock.now() });
}
