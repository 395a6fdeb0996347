import { inTransaction } from '../../../platform/database/transaction.ts';
import type { BillingDeps } from '../deps.ts';
import { priceSecondPayment } from './price-second-payment.ts';

/**
 * The goods were opened and weighed, or a cost of theirs was booked: the second payment is computed
 * from that, beside what was forecast. Does nothing for an order that is elsewhere.
 */
export async function computeSecondPayment(
  deps: BillingDeps,
  { orderId }: { orderId: string },
): Promise<void> {
  const { db, orders } = deps;
  const order = await orders.read(db, { orderId });
  const { measured } = order;
  if ((order.state !== 'CHECKED' && order.state !== 'CALCULATOR') || !measured) return;
  const actual = await priceSecondPayment(deps, db, { ...order, measured });
  await inTransaction(db, async (trx) => {
    // From here on no bill takes it until the end.
    const { state } = await orders.lock(trx, orderId);
    if (state !== order.state) return;
    await orders.recordActual(trx, orderId, actual);
    if (state === 'CALCULATOR') return;
    await orders.move(trx, {
      orderId,
      to: 'CALCULATOR',
      by: { kind: 'system' },
      facts: { secondPayment: actual.secondPayment.likely },
    });
  });
}
