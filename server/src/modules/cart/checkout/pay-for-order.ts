import { refuseUnless } from '../../../kernel/refusal.ts';
import type { AskedQuotes, CartDeps } from '../deps.ts';
import { type CheckOut, checkOut } from './check-out.ts';

export interface PayForOrder extends Omit<CheckOut, 'items'> {
  /** Whether the customer pressed the button that pays; undefined where a client does not tell. */
  readonly isConfirmed: boolean | undefined;
  /** Answered quotes to pay instead of lines. */
  readonly quotes: AskedQuotes['quotes'] | undefined;
  readonly items: CheckOut['items'] | undefined;
}

/** An order that was paid for. `id` is what the customer named it by: the code of a quote, or the line of the cart. */
export interface PaidOrder {
  readonly id: string;
  readonly orderId: string;
  readonly code: string;
  /** Đồng. */
  readonly firstPayment: number;
}

/**
 * Pays answered quotes or buys lines of the cart, all or none. Refusals `orders.not-paid` for a
 * payment that was not confirmed,
 * `cart.nothing-chosen`, and those of `CartDeps.payQuotes` and `checkOut`.
 */
export async function payForOrder(
  deps: CartDeps,
  { isConfirmed, quotes, items, ...asked }: PayForOrder,
): Promise<PaidOrder[]> {
  refuseUnless(isConfirmed !== false, 'orders.not-paid');
  // A list that names nothing means nothing; only a call without a list means what is chosen.
  const isEmpty = !items?.length && !quotes?.length && (items ?? quotes);
  refuseUnless(!isEmpty, 'cart.nothing-chosen');
  if (quotes && quotes.length > 0) {
    const { customerId, addressId, discountCodes = [], agreedFirstPayment } = asked;
    const agreed = { customerId, quotes, addressId, discountCodes, agreedFirstPayment };
    const paid = await deps.payQuotes(agreed);
    return paid.map((order) => ({ ...order, id: order.code }));
  }
  const made = await checkOut(deps, { ...asked, items: items ?? [] });
  return made.map(({ lineId, ...order }) => ({ ...order, id: lineId }));
}
