import { type Dong, dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Order } from '../../orders/index.ts';
import { type Breakdown, DOMESTIC_DIFFERENCE, domesticDifferenceOf } from '../../pricing/index.ts';
import type { BillingDeps } from '../deps.ts';
import type { Bill } from './bill.ts';
import { sumReturned } from './bill-store.ts';
import { domesticRestLabel } from './labels.ts';

/**
 * What of a lower charge of the seller the second payment could not take off, because there is not
 * so much of it; less what an earlier bill gave back of it already.
 */
export async function domesticRestOf(
  { logistics }: Pick<BillingDeps, 'logistics'>,
  trx: Trx,
  order: Order,
  { lines }: Breakdown,
): Promise<Dong> {
  const { domesticShipping: booked } = await logistics.bookedOf(trx, order);
  if (booked === undefined) return dong(0);
  const given = lines.reduce(
    (total, { code, dong: line }) => total + (code === DOMESTIC_DIFFERENCE ? line : 0),
    0,
  );
  const rest = given - domesticDifferenceOf(lines, order.question.coupons ?? [], booked);
  return dong(Math.max(0, rest - (await sumReturned(trx, order.id))));
}

/** Into the wallet when the bill is approved, once for each order of a bill. */
export async function giveBackRest(
  { wallet }: Pick<BillingDeps, 'wallet'>,
  trx: Trx,
  { id, customerId, orders }: Bill,
): Promise<void> {
  for (const { orderId, orderCode, returned } of orders) {
    if (returned === 0) continue;
    const order = { type: 'order', id: orderId } as const;
    await wallet.refund(trx, {
      customerId,
      cause: order,
      paidFor: order,
      from: 'domestic-shipping',
      amount: returned,
      key: `domestic-rest:${id}:${orderId}`,
      label: domesticRestLabel(orderCode),
    });
  }
}
