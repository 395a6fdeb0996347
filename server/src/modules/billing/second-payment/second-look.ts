import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Order } from '../../orders/index.ts';
import { DOMESTIC_DIFFERENCE } from '../../pricing/index.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import type { Bill } from '../slips/bill.ts';

const BOOKED_LINES = ['phi-van-chuyen-quoc-te', 'thue-nhap-khau', 'thue-gtgt'];

/**
 * Whoever booked a cost that gives money back, or that takes more than half off what was expected,
 * does not approve the bill as well: two people see it. Refusals `billing.own-cost` and
 * `approvals.one-hand`.
 */
export async function refuseOwnCosts(
  { orders, logistics, approvals }: Pick<BillingDeps, 'orders' | 'logistics' | 'approvals'>,
  trx: Trx,
  bill: Bill,
  by: Staff,
): Promise<void> {
  for (const { orderId, returned } of bill.orders) {
    const order = await orders.read(trx, { orderId });
    if (returned === 0 && !isLow(order)) continue;
    const bookers = await logistics.bookersOf(trx, orderId);
    refuseUnless(!bookers.includes(by.id), 'billing.own-cost', { code: bill.code });
    for (const booker of bookers)
      refuseUnless(!(await approvals.isOneHand(trx, booker, by.id)), 'approvals.one-hand');
  }
}

/** Under half of the forecast. */
function isLow({ price, actual }: Pick<Order, 'price' | 'actual'>): boolean {
  if (!actual) return false;
  const sum = ({ lines }: Order['price'], code: string): number =>
    lines.reduce((total, line) => total + (line.code === code ? line.dong : 0), 0);
  return (
    BOOKED_LINES.some((code) => 2 * sum(actual, code) < sum(price, code)) ||
    -2 * sum(actual, DOMESTIC_DIFFERENCE) > sum(price, 'phi-van-chuyen-noi-dia')
  );
}
