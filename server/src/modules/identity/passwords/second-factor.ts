import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deleteBudget, takeBudget } from '../budgets/budget-store.ts';

const MINUTE_MS = 60_000;
const scopesOf = (userId: string) => ({
  soon: `second-factor:${userId}`,
  day: `second-factor-day:${userId}`,
});

/**
 * Counts a guess at a second factor, whose first one was right: five in a quarter of an hour, thirty a day. Counted before it is
 * compared, so that guesses that arrive together count together. Refusal `identity.too-many-tries`.
 */
export async function countSecondFactor(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  userId: string,
): Promise<void> {
  const { soon, day } = scopesOf(userId);
  const now = clock.now();
  const waitSeconds = await inTransaction(
    db,
    async (trx) =>
      (await takeBudget(trx, { scope: soon, limit: 5, windowMs: 15 * MINUTE_MS }, now)) ??
      (await takeBudget(trx, { scope: day, limit: 30, windowMs: 24 * 60 * MINUTE_MS }, now)),
  );
  if (waitSeconds !== undefined)
    throw new Refusal('identity.too-many-tries', { minutes: Math.ceil(waitSeconds / 60) });
}

/** It was right: the guesses before are forgotten. */
export async function forgetSecondFactorGuesses(trx: Trx, userId: string): Promise<void> {
  const { soon, day } = scopesOf(userId);
  await deleteBudget(trx, soon);
  await deleteBudget(trx, day);
}
