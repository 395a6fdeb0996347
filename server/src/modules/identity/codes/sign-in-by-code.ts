import type { Bound } from '../../../kernel/bind.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import type { Contact } from './rules/contact.ts';
import { findUserByContact } from '../user-store.ts';
import type { checkCode } from './check-code.ts';
import type { openSession, Origin, SignedIn } from '../sessions/open-session.ts';

interface Deps {
  readonly db: Database;
  readonly securityLog: SecurityLog;
  readonly checkCode: Bound<typeof checkCode>;
  readonly openSession: Bound<typeof openSession>;
}

/** Signs in whoever holds the phone. Refusal `identity.wrong-code`, also for a phone without an account. */
export async function signInByCode(
  deps: Deps,
  contact: Contact,
  typed: string,
  origin: Origin,
): Promise<SignedIn> {
  const code = await deps.checkCode('sign-in', contact, typed);
  return inTransaction(deps.db, async (trx) => {
    await code.use(trx);
    const user = await findUserByContact(trx, 'customer', contact);
    if (!user) {
      deps.securityLog('sign-in.unknown-account', { kind: 'customer', ip: origin.ip });
      throw new Refusal('identity.wrong-code');
    }
    return deps.openSession(trx, { userId: user.id }, origin);
  });
}
