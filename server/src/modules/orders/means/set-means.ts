import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import { findOrder, lockOrder } from '../order-store.ts';
import { listMeans, saveMeans } from './means-store.ts';

/** Eight digits or more in a row: a card's or an account's number, which we never keep. */
const NUMBER = /\d[\d -]{6,}\d/;

/**
 * Notes by which card or account an order was paid, by its name. Refusals `orders.not-found`,
 * `orders.means-is-number`.
 */
export async function setMeans(
  { db, clock, audit }: Pick<OrdersDeps, 'db' | 'clock' | 'audit'>,
  { code, by, label }: { readonly code: string; readonly by: string; readonly label: string },
): Promise<void> {
  const name = label.trim();
  refuseUnless(!NUMBER.test(name), 'orders.means-is-number');
  await inTransaction(db, async (trx) => {
    const known = await findOrder(trx, { code });
    const order = known && (await lockOrder(trx, known.id));
    refuseUnless(order, 'orders.not-found');
    const before = (await listMeans(trx, [order.id])).get(order.id);
    if (before === name) return;
    await saveMeans(trx, { orderId: order.id, label: name, by, at: clock.now() });
    await audit(trx, {
      actor: by,
      action: 'order.means',
      subject: `order:${code}`,
      before: { means: before ?? null },
      after: { means: name },
    });
  });
}
