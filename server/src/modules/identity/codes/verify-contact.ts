import type { OwnerProof } from '@hako/contract/identity/owner';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { noteChange } from '../owner/note-change.ts';
import { proveOwner } from '../owner/prove-owner.ts';
import { findUser, updateContact } from '../user-store.ts';
import { checkCode } from './check-code.ts';
import type { Contact } from './rules/contact.ts';

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
  deps: IdentityDeps,
  userId: string,
  contact: Contact,
  { typed, proof, ip }: Asked,
): Promise<void> {
  const { channel, value } = contact;
  const isNew = (await findUser(deps.db, userId))?.[channel] !== value;
  const spend = isNew ? await proveOwner(deps, userId, { proof, ip }) : undefined;
  const code = await checkCode(
    deps,
    channel === 'email' ? 'verify-email' : 'verify-phone',
    contact,
    typed,
    { ip },
  );
  await inTransaction(deps.db, async (trx) => {
    await code.use(trx);
    if (!spend) return;
    await spend(trx);
    await noteChange(deps, trx, { userId, kind: channel, newValue: value });
    await updateContact(trx, userId, contact);
  });
}
