import { toDong, type Yen, yen } from '../../../../kernel/money.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { PriceLine } from '../../../pricing/index.ts';
import type { Order } from '../../order.ts';

/**
 * The lines for which the customer pays what a seller charges: goods, their tax, shipping in Japan.
 */
const agreedLines = ({ price }: Order): readonly PriceLine[] =>
  price.lines.filter(
    ({ payment, group }) => payment === 1 && (group === 'goods' || group === 'japan'),
  );

/** Whether the customer agreed to pay what a seller charged in all. */
export function isAgreed(order: Order, pricePaid: Yen): boolean {
  const agreed = agreedLines(order).reduce((total, { highDong }) => total + highDong, 0);
  return toDong(pricePaid, order.rate) <= agreed;
}

/** The customer decides about a higher price. Refusal `orders.price-above-agreed`. */
export function refuseAbove(order: Order, pricePaid: Yen): void {
  if (isAgreed(order, pricePaid)) return;
  const agreed = agreedLines(order).reduce(
    (total, line) => total + (line.currency === 'JPY' ? line.amount : 0),
    0,
  );
  throw new Refusal('orders.price-above-agreed', { paid: pricePaid, agreed: yen(agreed) });
}
