import { newSecretId } from '../../../kernel/chance.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { networkOf } from '../../../kernel/network.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Budget, takeBudget } from '../budgets/budget-store.ts';
import type { Limits } from '../budgets/limits.ts';
import { countWrongPassword, type UserSecret } from '../user-store.ts';
import type { PasswordPool } from './password-pool.ts';

/**
 * After so many wrong passwords in a row only a one-time code opens a customer's account (NIST
 * 800-63B-4, 3.2.2). The staff have no such code, and a second factor besides: they are slowed and
 * never shut out, and neither are devices that the account knows.
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
  /** The key of a device that signed in to this account before. */
  readonly knownDevice?: string | undefined;
  readonly password: string;
  /** Whose password it should be; asked for after the guess was counted. */
  readonly find: () => Promise<UserSecret | undefined>;
}

/**
 * The only place that compares a password. Every guess is counted by account and by network before
 * anything is compared, so that guesses that arrive together count together. A device that the
 * account knows is counted for itself: what others guess closes nothing to it. An unknown account
 * costs the same work as a wrong password. Gives the account when the password is right. Refusals
 * `identity.too-many-tries`, `identity.busy`.
 */
export async function comparePassword(
  { db, clock, passwords, limits }: CompareDeps,
  { scope, ip, knownDevice, password, find }: PasswordGuess,
): Promise<UserSecret | undefined> {
  const now = clock.now();
  const waitSeconds = await inTransaction(db, async (trx) => {
    for (const budget of budgetsOf(limits, { scope, ip, knownDevice })) {
      const wait = await takeBudget(trx, budget, now);
      if (wait !== undefined) return wait;
    }
    return undefined;
  });
  if (waitSeconds !== undefined)
    throw new Refusal('identity.too-many-tries', { minutes: Math.ceil(waitSeconds / 60) });
  const secret = await find();
  const isKnown = knownDevice !== undefined;
  const lane = isKnown ? `device ${knownDevice}` : networkOf(ip);
  const isRight = await passwords.verify(secret?.passwordHash, password, {
    name: lane,
    places: limits.waitingPerIp(ip),
    isKnown,
  });
  const isOpen =
    isKnown || secret?.user.kind === 'staff' || (secret?.wrongPasswords ?? 0) < MOST_WRONG;
  if (secret && isRight && isOpen) return secret;
  // The update runs for unknown names as well, so that the clock does not tell them apart.
  await inTransaction(db, (trx) => countWrongPassword(trx, secret?.user.id ?? newSecretId()));
  return undefined;
}

/** The budget that a complete sign-in gives back. */
export const triesScopeOf = (scope: string, knownDevice: string | undefined): string =>
  knownDevice === undefined ? scope : `${scope}:${knownDevice}`;

function budgetsOf(
  limits: Limits,
  { scope, ip, knownDevice }: Pick<PasswordGuess, 'scope' | 'ip' | 'knownDevice'>,
): readonly Budget[] {
  const own = triesScopeOf(scope, knownDevice);
  return knownDevice === undefined
    ? [
        { scope: own, ...limits.triesPerName },
        { scope: `sign-in-ip:${networkOf(ip)}`, ...limits.triesPerIp(ip) },
      ]
    : [
        { scope: own, ...limits.triesPerDevice },
        { scope: `${own}:day`, ...limits.triesPerDeviceDay },
        { scope: `${scope}:lanes`, ...limits.triesPerLanesDay },
      ];
}
