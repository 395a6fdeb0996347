import type { OwnerProof } from '@hako/contract/identity/owner';
import type { Bound } from '../../../kernel/bind.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { noteChange } from '../owner/note-change.ts';
import type { proveOwner } from '../owner/prove-owner.ts';
import { findUser, updateContact } from '../user-store.ts';
import type { checkCode } from './check-code.ts';
import type { Contact } from './rules/contact.ts';

interface Deps {
  readonly db: Database;
  readonly checkCode: Bound<typeof checkCode>;
  readonly proveOwner: Bound<typeof proveOwner>;
  readonly noteChange: Bound<typeof noteChange>;
}

interface Asked {
  /** The code that was sent to the new contact. */
  readonly typed: string;
  readonly proof: OwnerProof;
  readonly ip: string;
}

/**
 * The contact becomes the user's own, since they read what was sent to it and proved to be the owner of the account. The contacts
 * before are told. Refusals `identity.wrong-code`, `identity.contact-taken` and those of the proof.
 */
export async function verifyContact(
  { db, checkCode: check, proveOwner: prove, noteChange: note }: Deps,
  userId: string,
  contact: Contact,
  { typed, proof, ip }: Asked,
): Promise<void> {
  const { channel, value } = contact;
  const isNew = (await findUser(db, userId))?.[channel] !== value;
  const spend = isNew ? await prove(userId, { proof, ip }) : undefined;
  const code = await check(channel === 'email' ? 'verify-email' : 'verify-phone', contact, typed);
  await inTransaction(db, async (trx) => {
    await code.use(trx);
    if (!spend) return;
    await spend(trx);
    await note(trx, { userId, kind: channel, newValue: value });
    await updateContact(trx, userId, contact);
  });
}
