import { inTransaction } from '../../../platform/database/transaction.ts';
import { weighedQuestion } from '../../logistics/index.ts';
import { promisedAt } from '../../orders/index.ts';
import type { BillingDeps } from '../deps.ts';

/** The goods were opened and weighed: the second payment is computed from that, beside what was forecast. Does nothing for an order that is elsewhere. */
export async function computeSecondPayment(
  { db, orders, logistics, pricing }: BillingDeps,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = await orders.read(db, { orderId });
  if (order.state !== 'CHECKED' || !order.measured) return;
  const question = weighedQuestion(
    order,
    order.measured,
    await logistics.storedDaysOf(db, orderId),
  );
  const carriage = await logistics.carriageOf(order);
  const actual = await pricing.price({ ...question, carriage }, promisedAt(order));
  await inTransaction(db, async (trx) => {
    const { state } = await orders.read(trx, { orderId });
    if (state !== 'CHECKED') return;
    await orders.recordActual(trx, orderId, actual);
    await orders.move(trx, {
      orderId,
      to: 'CALCULATOR',
      by: { kind: 'system' },
      facts: { secondPayment: actual.secondPayment.likely },
    });
  });
}
