import type { Bound } from '../../../kernel/bind.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { afterCommit, inTransaction } from '../../../platform/database/transaction.ts';
import type { SecurityLog } from '../../../platform/security-log.ts';
import { deleteUsed } from '../codes/code-store.ts';
import type { Contact } from '../codes/rules/contact.ts';
import { isSame, type Secrets } from '../sessions/rules/secrets.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { findUserByContact, updatePassword } from '../user-store.ts';
import type { checkCode } from '../codes/check-code.ts';
import type { NameOf } from './change-password.ts';
import type { hashNewPassword } from './hash-new-password.ts';

/** From typing the code to setting the new password. */
const TOKEN_MS = 15 * 60_000;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly checkCode: Bound<typeof checkCode>;
  readonly hashNewPassword: Bound<typeof hashNewPassword>;
  readonly securityLog: SecurityLog;
  readonly forget: (sessionIds: readonly string[]) => void;
}

const sealOf = (secrets: Secrets, contact: Contact, requestId: string): string =>
  secrets.seal('reset', `${requestId} ${contact.value}`);

/** Turns the code into the token of the last step. Refusal `identity.wrong-code`. */
export async function verifyResetCode(
  { db, secrets, checkCode: check }: Deps,
  contact: Contact,
  typed: string,
): Promise<string> {
  const code = await check('reset-password', contact, typed);
  await inTransaction(db, (trx) => code.use(trx));
  return `${code.requestId}.${sealOf(secrets, contact, code.requestId)}`;
}

/** Sets the new password once, and ends every session. Refusals `identity.reset-expired` and those of a new password. */
export async function resetPassword(
  { db, clock, secrets, hashNewPassword: hash, forget, securityLog }: Deps,
  contact: Contact,
  token: string,
  newPassword: string,
  nameOf: NameOf,
): Promise<void> {
  const [requestId = '', seal = ''] = token.split('.');
  if (!isSame(seal, sealOf(secrets, contact, requestId)))
    throw new Refusal('identity.reset-expired');
  const owner = await findUserByContact(db, 'customer', contact);
  if (!owner) throw new Refusal('identity.reset-expired');
  const passwordHash = await hash(newPassword, contact, await nameOf(owner.id));
  const now = clock.now();
  const ended = await inTransaction(db, async (trx) => {
    const isSpent = await deleteUsed(
      trx,
      'reset-password',
      contact.value,
      requestId,
      new Date(now.getTime() - TOKEN_MS),
    );
    const user = isSpent ? await findUserByContact(trx, 'customer', contact) : undefined;
    if (!user) throw new Refusal('identity.reset-expired');
    await updatePassword(trx, user.id, passwordHash);
    afterCommit(trx, () => securityLog('account.password-reset', { userId: user.id }));
    return endSessionsOf(trx, user.id, 'password-changed', now);
  });
  forget(ended);
}
