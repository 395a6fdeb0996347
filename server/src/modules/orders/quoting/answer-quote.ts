import type { Dong, Yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PriceQuestion } from '../../pricing/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { EventFacts, Mover, Order } from '../order.ts';
import { findOrder, lockOrder, updatePrice } from '../order-store.ts';
import { bookMove } from '../moving/move-order.ts';

export interface QuoteAnswer {
  readonly code: string;
  readonly by: Mover & { readonly kind: 'staff' };
  /** For one piece, tax included. */
  readonly price: Yen;
  readonly domesticShipping: Yen;
  /** Grams of one packed piece, as sales guesses it. */
  readonly weightG: number;
  readonly note: string | undefined;
}

/**
 * Sales answers a request: price and rate are locked until the quote lapses (life table). Refusals `orders.not-found`,
 * `orders.move-not-allowed`, `orders.goods-blocked`, `pricing.rate-too-old`.
 */
export async function answerQuote(
  deps: OrdersDeps,
  { code, by, price, domesticShipping, weightG, note }: QuoteAnswer,
): Promise<{ firstPayment: Dong; hold: Dong }> {
  const known = await findOrder(deps.db, { code });
  refuseUnless(known, 'orders.not-found');
  const [{ rate, isTooOld }, level] = await Promise.all([
    deps.pricing.currentRate(),
    deps.pricing.levelOfCustomer(known.customerId),
  ]);
  refuseUnless(!isTooOld, 'pricing.rate-too-old');
  const [item] = known.question.items;
  if (!item) throw new Error(`order ${code} asks for nothing`);
  const question: PriceQuestion = {
    ...known.question,
    items: [{ ...item, price, domesticShipping, weightG }],
    level,
    rate,
  };
  const breakdown = await deps.pricing.price(question, deps.clock.now());
  const blocked = breakdown.flags.find(({ rule }) => rule === 'block');
  if (blocked) throw new Refusal('orders.goods-blocked', { reason: blocked.reason });
  const { likely: firstPayment, high: hold } = breakdown.firstPayment;
  return inTransaction(deps.db, async (trx) => {
    const order = await lockOrder(trx, known.id);
    refuseUnless(order, 'orders.not-found');
    const answered: Order = {
      ...order,
      listing: { ...order.listing, price },
      question,
      price: breakdown,
      firstPayment,
      rate,
    };
    await updatePrice(trx, answered);
    const facts: EventFacts = {
      price_jpy: price,
      domestic_jpy: domesticShipping,
      weight_g: weightG,
      ...(note ? { note } : {}),
    };
    await bookMove(deps, trx, answered, { to: 'PENDING', by, facts });
    return { firstPayment, hold };
  });
}
