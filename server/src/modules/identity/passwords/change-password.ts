import type { Bound } from '../../../kernel/bind.ts';
import { isUuid } from '../../../kernel/uuid.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deleteBudget, takeBudget } from '../budgets/budget-store.ts';
import type { Limits } from '../budgets/limits.ts';
import type { PasswordPool } from './password-pool.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { findSecretById, updatePassword } from '../user-store.ts';
import type { hashNewPassword } from './hash-new-password.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: PasswordPool;
  readonly limits: Limits;
  readonly hashNewPassword: Bound<typeof hashNewPassword>;
  readonly forget: (sessionIds: readonly string[]) => void;
}

export interface PasswordChange {
  readonly userId: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  /** The session that stays; without one all end. */
  readonly sessionId?: string;
}

/**
 * The old password proves the person once more. Refusals `identity.wrong-old-password` (also for an unknown user),
 * `identity.too-many-tries` and those of a new password.
 */
export async function changePassword(
  { db, clock, passwords, limits, hashNewPassword: hash, forget }: Deps,
  { userId, oldPassword, newPassword, sessionId }: PasswordChange,
): Promise<void> {
  const now = clock.now();
  const scope = `change-password:${userId}`;
  const wait = await inTransaction(db, (trx) =>
    takeBudget(trx, { scope, ...limits.triesPerName }, now),
  );
  if (wait !== undefined)
    throw new Refusal('identity.too-many-tries', { minutes: Math.ceil(wait / 60) });
  const secret = isUuid(userId) ? await findSecretById(db, userId) : undefined;
  const isRight = await passwords.verify(secret?.passwordHash, oldPassword);
  if (!secret || !isRight) throw new Refusal('identity.wrong-old-password');
  const { email, phone } = secret.user;
  const contacts = [
    ...(email ? [{ channel: 'email', value: email } as const] : []),
    ...(phone ? [{ channel: 'phone', value: phone } as const] : []),
  ];
  const passwordHash = await hash(newPassword, ...contacts);
  const ended = await inTransaction(db, async (trx) => {
    await deleteBudget(trx, scope);
    await updatePassword(trx, userId, passwordHash);
    return endSessionsOf(trx, userId, 'password-changed', now, sessionId);
  });
  forget(ended);
}
