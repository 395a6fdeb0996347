import type { OwnerProof } from '@hako/contract/identity/owner';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { deleteBudget } from '../budgets/budget-store.ts';
import { checkCode } from '../codes/check-code.ts';
import { requestCode } from '../codes/request-code.ts';
import type { Contact } from '../codes/rules/contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { comparePassword } from '../passwords/compare-password.ts';
import { findSecretById, findUser } from '../user-store.ts';

/** Says that the owner was proved; used up in the transaction of what it allows. */
export type ProvedOwner = (trx: Trx) => Promise<void>;

interface Asked {
  readonly proof: OwnerProof;
  readonly ip: string;
  readonly purpose?: 'prove-owner' | 'erase-account';
}

/**
 * The customer proves once more who they are, because a token alone may be stolen. Guesses at the password count apart from
 * sign-ins, so that a stolen token cannot shut its owner out. Refusals `identity.proof-needed`, `identity.proof-wrong`,
 * `identity.no-contact` and those of a password.
 */
export async function proveOwner(
  deps: IdentityDeps,
  userId: string,
  { proof: { password, channel, code }, ip, purpose = 'prove-owner' }: Asked,
): Promise<ProvedOwner> {
  if (password) {
    const scope = `prove-owner:${userId}`;
    const find = () => findSecretById(deps.db, userId);
    const secret = await comparePassword(deps, { scope, ip, password, find });
    if (!secret) {
      deps.securityLog('proof.wrong-password', { userId, ip, purpose });
      throw new Refusal('identity.proof-wrong');
    }
    return (trx) => deleteBudget(trx, scope);
  }
  refuseUnless(channel && code, 'identity.proof-needed');
  const contact = await ownContact(deps, userId, channel);
  const right = await rightCode(deps, purpose, contact, { typed: code, ip, userId });
  return (trx) => right.use(trx);
}

/** Sends the code to a contact that the account has. Refusal `identity.no-contact` and those of a code. */
export async function requestProofCode(
  deps: IdentityDeps,
  userId: string,
  channel: Contact['channel'],
  ip: string,
) {
  return requestCode(deps, 'prove-owner', await ownContact(deps, userId, channel), {
    ip,
    ownerId: userId,
  });
}

async function ownContact(
  { db }: IdentityDeps,
  userId: string,
  channel: Contact['channel'],
): Promise<Contact> {
  const value = (await findUser(db, userId))?.[channel];
  refuseUnless(value, 'identity.no-contact');
  return { channel, value };
}

async function rightCode(
  deps: IdentityDeps,
  purpose: 'prove-owner' | 'erase-account',
  contact: Contact,
  { typed, ip, userId }: { readonly typed: string; readonly ip: string; readonly userId: string },
) {
  try {
    return await checkCode(deps, purpose, contact, typed, { ip, ownerId: userId });
  } catch (error) {
    // The person typed two codes; this one is not the new contact's.
    if (error instanceof Refusal && error.code === 'identity.wrong-code')
      throw new Refusal('identity.proof-wrong');
    throw error;
  }
}

/** What the customer can prove it by. */
export async function readProofWays(
  { db }: Pick<IdentityDeps, 'db'>,
  userId: string,
): Promise<{ hasPassword: boolean; contacts: readonly Contact[] }> {
  const user = await findUser(db, userId);
  const contacts = (['phone', 'email'] as const).flatMap((channel) => {
    const value = user?.[channel];
    return value ? [{ channel, value }] : [];
  });
  return { hasPassword: user?.hasPassword ?? false, contacts };
}
