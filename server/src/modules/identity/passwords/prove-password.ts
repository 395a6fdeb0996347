import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { takeBudget } from '../budgets/budget-store.ts';
import { parseContact } from '../codes/rules/contact.ts';
import type { Secrets } from '../sessions/rules/secrets.ts';
import type { Limits } from '../budgets/limits.ts';
import type { PasswordPool } from './password-pool.ts';
import { countWrongPassword, findSecret, type User, type UserKind } from '../user-store.ts';

/** After so many wrong passwords in a row only a one-time code opens the account (NIST 800-63B-4, 3.2.2). */
const MOST_WRONG = 100;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly passwords: PasswordPool;
  readonly limits: Limits;
}

export interface PasswordClaim {
  readonly kind: UserKind;
  /** E-mail address or phone number as typed. */
  readonly username: string;
  readonly password: string;
  readonly ip: string;
}

/**
 * The user whose password this is, and the budget of tries that a complete sign-in gives back. An unknown name costs the same work
 * and gets the same answer as a wrong password. Refusals `identity.wrong-password`, `identity.too-many-tries`, `identity.busy`.
 */
export async function provePassword(
  { db, clock, secrets, passwords, limits }: Deps,
  { kind, username, password, ip }: PasswordClaim,
): Promise<{ user: User; triesScope: string }> {
  const now = clock.now();
  const contact = parseContact(username);
  const triesScope = `sign-in:${secrets.seal('budget', `${kind} ${contact?.value ?? username}`)}`;
  // Counted before anything is compared: guesses that arrive together count together.
  const waitSeconds = await inTransaction(
    db,
    async (trx) =>
      (await takeBudget(trx, { scope: triesScope, ...limits.triesPerName }, now)) ??
      (await takeBudget(trx, { scope: `sign-in-ip:${ip}`, ...limits.triesPerIp(ip) }, now)),
  );
  if (waitSeconds !== undefined)
    throw new Refusal('identity.too-many-tries', { minutes: Math.ceil(waitSeconds / 60) });

  const secret = contact && (await findSecret(db, kind, contact));
  const isRight = await passwords.verify(secret?.passwordHash, password);
  if (secret && isRight && secret.wrongPasswords < MOST_WRONG)
    return { user: secret.user, triesScope };
  // The update runs for unknown names as well, so that the clock does not tell them apart.
  await inTransaction(db, (trx) => countWrongPassword(trx, secret?.user.id ?? newSecretId()));
  throw new Refusal('identity.wrong-password');
}
