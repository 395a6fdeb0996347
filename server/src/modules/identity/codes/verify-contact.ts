import type { Bound } from '../../../kernel/bind.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Contact } from './rules/contact.ts';
import { updateContact } from '../user-store.ts';
import type { checkCode } from './check-code.ts';

interface Deps {
  readonly db: Database;
  readonly checkCode: Bound<typeof checkCode>;
}

/** The contact becomes the user's own, since they read what was sent to it. Refusals `identity.wrong-code`, `identity.contact-taken`. */
export async function verifyContact(
  { db, checkCode: check }: Deps,
  userId: string,
  contact: Contact,
  typed: string,
): Promise<void> {
  const code = await check(
    contact.channel === 'email' ? 'verify-email' : 'verify-phone',
    contact,
    typed,
  );
  await inTransaction(db, async (trx) => {
    await code.use(trx);
    await updateContact(trx, userId, contact);
  });
}
