import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { findRecord } from '../customer-store.ts';
import type { CustomersDeps } from '../deps.ts';
import { insertNote } from './note-store.ts';

interface Written {
  readonly customerId: string;
  readonly by: string;
  readonly text: string;
}

/** Staff writes down what staff should know about a customer. Refusal `customers.not-found`. */
export async function writeNote(
  { db, clock, audit }: Pick<CustomersDeps, 'db' | 'clock' | 'audit'>,
  { customerId, by, text }: Written,
): Promise<void> {
  const at = clock.now();
  const id = newId(at.getTime());
  await inTransaction(db, async (trx) => {
    refuseUnless(await findRecord(trx, customerId), 'customers.not-found');
    await insertNote(trx, { id, customerId, authorId: by, text: text.trim(), at });
    await audit(trx, {
      actor: by,
      action: 'customer.note',
      subject: `customer:${customerId}`,
      after: { note: id },
    });
  });
}
