import { Refusal } from '../../../kernel/refusal.ts';
import { afterCommit, inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { deleteUsed } from '../codes/code-store.ts';
import type { Contact } from '../codes/rules/contact.ts';
import { isOneOf, type Secrets } from '../sessions/rules/secrets.ts';
import type { Asker } from '../sessions/known-device-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { findUserByContact, updatePassword } from '../user-store.ts';
import { checkCode } from '../codes/check-code.ts';
import type { NameOf } from './change-password.ts';
import { hashNewPassword } from './hash-new-password.ts';

/** From typing the code to setting the new password. */
const TOKEN_MS = 15 * 60_000;

/** Under every accepted secret, the present one first. */
const sealsOf = (secrets: Secrets, contact: Contact, requestId: string): readonly string[] =>
  secrets.seals('reset', `${requestId} ${contact.value}`);

/** Turns the code into the token of the last step. Refusal `identity.wrong-code`. */
export async function verifyResetCode(
  deps: IdentityDeps,
  contact: Contact,
  typed: string,
  from: Asker,
): Promise<string> {
  const code = await checkCode(deps, 'reset-password', contact, typed, from);
  await inTransaction(deps.db, (trx) => code.use(trx));
  return `${code.requestId}.${sealsOf(deps.secrets, contact, code.requestId)[0]}`;
}

/** Sets the new password once, and ends every session. Refusals `identity.reset-expired` and those of a new password. */
export async function resetPassword(
  deps: IdentityDeps,
  contact: Contact,
  token: string,
  newPassword: string,
  nameOf: NameOf,
): Promise<void> {
  const { db, clock, secrets, forget, securityLog } = deps;
  const [requestId = '', seal = ''] = token.split('.');
  if (!isOneOf(seal, sealsOf(secrets, contact, requestId)))
    throw new Refusal('identity.reset-expired');
  const owner = await findUserByContact(db, 'customer', contact);
  if (!owner) throw new Refusal('identity.reset-expired');
  const passwordHash = await hashNewPassword(deps, newPassword, contact, await nameOf(owner.id));
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
