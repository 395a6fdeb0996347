import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import type { Contact } from './rules/contact.ts';
import { findUserByContact } from '../user-store.ts';
import { checkCode } from './check-code.ts';
import { openSession, type Origin, type SignedIn } from '../sessions/open-session.ts';

/** Signs in whoever holds the phone. Refusal `identity.wrong-code`, also for a phone without an account. */
export async function signInByCode(
  deps: IdentityDeps,
  contact: Contact,
  typed: string,
  origin: Origin,
): Promise<SignedIn> {
  const code = await checkCode(deps, 'sign-in', contact, typed, origin);
  return inTransaction(deps.db, async (trx) => {
    await code.use(trx);
    const user = await findUserByContact(trx, 'customer', contact);
    if (!user) {
      deps.securityLog('sign-in.unknown-account', { kind: 'customer', ip: origin.ip });
      throw new Refusal('identity.wrong-code');
    }
    return openSession(deps, trx, { userId: user.id }, origin);
  });
}
