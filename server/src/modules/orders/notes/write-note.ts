import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import { findOrder } from '../order-store.ts';
import { insertNote } from './note-store.ts';

/** Staff writes down what staff should know about an order. Refusal `orders.not-found`. */
export async function writeNote(
  { db, clock, audit }: Pick<OrdersDeps, 'db' | 'clock' | 'audit'>,
  { code, by, text }: { readonly code: string; readonly by: string; readonly text: string },
): Promise<void> {
  const at = clock.now();
  const id = newId(at.getTime());
  await inTransaction(db, async (trx) => {
    const order = await findOrder(trx, { code });
    refuseUnless(order, 'orders.not-found');
    await insertNote(trx, { id, orderId: order.id, authorId: by, text: text.trim(), at });
    await audit(trx, {
      actor: by,
      action: 'order.note',
      subject: `order:${code}`,
      after: { note: id },
    });
  });
}
