import type { Yen } from '../../../../kernel/money.ts';
import { refuseUnless } from '../../../../kernel/refusal.ts';
import type { OrdersDeps } from '../../deps.ts';
import { bookMove } from '../../moving/move-order.ts';
import { bookBought } from '../book-purchase.ts';
import { findOpenAttempt, updateAttempt, updateTask } from '../purchase-store.ts';
import { refuseAbove } from './agreed-price.ts';
import { type Buyer, withOpenPurchase } from './open-purchase.ts';

export type SeenInHistory =
  | { readonly isBought: true; readonly number: string; readonly pricePaid: Yen }
  | { readonly isBought: false };

/**
 * A buyer looked up a purchase whose answer was lost. Refusals `orders.not-found`,
 * `orders.no-open-purchase`, `orders.price-above-agreed`.
 */
export function settlePurchase(
  deps: OrdersDeps,
  code: string,
  by: Buyer,
  seen: SeenInHistory,
): Promise<void> {
  return withOpenPurchase(deps, code, async (trx, order) => {
    const attempt = await findOpenAttempt(trx, order.id);
    refuseUnless(attempt && order.state === 'BUYING', 'orders.no-open-purchase', { code });
    if (seen.isBought) {
      const { number: orderNumber, pricePaid } = seen;
      const { number, account } = attempt;
      refuseAbove(order, pricePaid);
      await bookBought(deps, trx, order.id, {
        orderNumber,
        pricePaid,
        attempt: number,
        account,
        by,
      });
      return;
    }
    const at = deps.clock.now();
    const why = 'a person saw that nothing was bought';
    await updateAttempt(trx, order.id, attempt.number, 'absent', at, why);
    const waiting = { reason: 'answer-lost', takenBy: undefined } as const;
    await updateTask(trx, order.id, 'desk', deps.clock.now(), waiting);
    const facts = { reason: 'seen-not-bought' };
    await bookMove(deps, trx, order, { to: 'CONFIRMED', by, facts, notice: 'none' });
  });
}
