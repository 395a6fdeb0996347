import { isUuid } from '../../../kernel/uuid.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { afterCommit, inTransaction } from '../../../platform/database/transaction.ts';
import { deleteBudget } from '../budgets/budget-store.ts';
import type { IdentityDeps } from '../deps.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { findSecretById, updatePassword } from '../user-store.ts';
import { comparePassword } from './compare-password.ts';
import { hashNewPassword } from './hash-new-password.ts';

/** The full name of a customer, which other modules know. */
export type NameOf = (customerId: string) => Promise<string>;

export interface PasswordChange {
  readonly userId: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly ip: string;
  readonly nameOf: NameOf;
  /** The session that stays; without one all end. */
  readonly sessionId?: string;
}

/**
 * The old password proves the customer once more. Refusals `identity.wrong-old-password` (also for an unknown user and for the
 * staff, whose passwords are not changed here), `identity.too-many-tries`, `identity.busy` and those of a new password.
 */
export async function changePassword(
  deps: IdentityDeps,
  { userId, oldPassword, newPassword, ip, nameOf, sessionId }: PasswordChange,
): Promise<void> {
  const scope = `change-password:${userId}`;
  const secret = await comparePassword(deps, {
    scope,
    ip,
    password: oldPassword,
    find: async () => {
      const found = isUuid(userId) ? await findSecretById(deps.db, userId) : undefined;
      return found?.user.kind === 'customer' ? found : undefined;
    },
  });
  if (!secret) {
    deps.securityLog('proof.wrong-password', { userId, ip, purpose: 'change-password' });
    throw new Refusal('identity.wrong-old-password');
  }
  const { email, phone } = secret.user;
  const contacts = [
    ...(email ? [{ channel: 'email', value: email } as const] : []),
    ...(phone ? [{ channel: 'phone', value: phone } as const] : []),
  ];
  const own = [...contacts, await nameOf(userId)];
  const passwordHash = await hashNewPassword(deps, newPassword, ...own);
  const ended = await inTransaction(deps.db, async (trx) => {
    await deleteBudget(trx, scope);
    await updatePassword(trx, userId, passwordHash);
    afterCommit(trx, () => deps.securityLog('account.password-changed', { userId, ip }));
    return endSessionsOf(trx, userId, 'password-changed', deps.clock.now(), sessionId);
  });
  deps.forget(ended);
}
