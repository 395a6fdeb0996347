import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { networkOf } from '../../../kernel/network.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { takeBudget } from '../budgets/budget-store.ts';
import type { Limits } from '../budgets/limits.ts';
import { countWrongPassword, type UserSecret } from '../user-store.ts';
import type { PasswordPool } from './password-pool.ts';

/**
 * After so many wrong passwords in a row only a one-time code opens a customer's account (NIST 800-63B-4, 3.2.2). The staff
 * have no such code, and a second factor besides: they are slowed and never shut out.
 */
const MOST_WRONG = 100;

export interface CompareDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: PasswordPool;
  readonly limits: Limits;
}

export interface PasswordGuess {
  /** The account that is tried, as the budget of tries knows it. */
  readonly scope: string;
  readonly ip: string;
  readonly password: string;
  /** Whose password it should be; asked for after the guess was counted. */
  readonly find: () => Promise<UserSecret | undefined>;
}

/**
 * The only place that compares a password. Every guess is counted by account and by network before anything is compared, so that
 * guesses that arrive together count together. An unknown account costs the same work as a wrong password.
 * Gives the account when the password is right. Refusals `identity.too-many-tries`, `identity.busy`.
 */
export async function comparePassword(
  { db, clock, passwords, limits }: CompareDeps,
  { scope, ip, password, find }: PasswordGuess,
): Promise<UserSecret | undefined> {
  const now = clock.now();
  const byNetwork = { scope: `sign-in-ip:${networkOf(ip)}`, ...limits.triesPerIp(ip) };
  const waitSeconds = await inTransaction(
    db,
    async (trx) =>
      (await takeBudget(trx, { scope, ...limits.triesPerName }, now)) ??
      (await takeBudget(trx, byNetwork, now)),
  );
  if (waitSeconds !== undefined)
    throw new Refusal('identity.too-many-tries', { minutes: Math.ceil(waitSeconds / 60) });
  const secret = await find();
  const isRight = await passwords.verify(secret?.passwordHash, password);
  const isOpen = secret?.user.kind === 'staff' || (secret?.wrongPasswords ?? 0) < MOST_WRONG;
  if (secret && isRight && isOpen) return secret;
  // The update runs for unknown names as well, so that the clock does not tell them apart.
  await inTransaction(db, (trx) => countWrongPassword(trx, secret?.user.id ?? newSecretId()));
  return undefined;
}
