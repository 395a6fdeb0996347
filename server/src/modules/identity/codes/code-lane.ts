import { networkOf } from '../../../kernel/network.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Asker, isKnownDevice } from '../sessions/known-device-store.ts';
import type { CodeLane } from './code-store.ts';
import type { Contact } from './rules/contact.ts';

/** `ownerId`: the customer who is signed in and asks for a code to a contact of their own. */
export interface CodeAsker extends Asker {
  readonly ownerId?: string;
}

/**
 * Who asks for a code or types one: the owner who is signed in, a device that the account of the
 * contact knows, or anybody in a network.
 */
export async function findCodeLane(
  db: Database,
  contact: Contact,
  { ownerId, thumbprint, ip }: CodeAsker,
): Promise<CodeLane> {
  if (ownerId !== undefined) return { name: ownerId, isTrusted: true };
  if (thumbprint !== undefined && (await isKnownDevice(db, 'customer', contact, { thumbprint })))
    return { name: thumbprint, isTrusted: true };
  return { name: networkOf(ip), isTrusted: false };
}
