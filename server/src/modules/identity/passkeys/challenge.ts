import { newToken } from '../../../kernel/chance.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { IdentityDeps } from '../deps.ts';
import { type Challenged, insertChallenge, takeChallenge } from './challenge-store.ts';
import { challengeIn } from './webauthn.ts';

/** How long a challenge is good. */
export const CHALLENGE_MS = 5 * 60_000;

/** A new challenge for this purpose. */
export async function makeChallenge(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  challenged: Challenged,
): Promise<string> {
  const now = clock.now();
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await inTransaction(db, (trx) => insertChallenge(trx, challenge, challenged, now, expiresAt));
  return challenge;
}

/**
 * Uses up the challenge that a browser signed over, whatever comes of the rest; undefined when it
 * is not a good one.
 */
export async function spendChallenge(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  clientDataJSON: string,
  challenged: Challenged,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const isGood = await inTransaction(db, (trx) =>
    takeChallenge(trx, challenge, challenged, clock.now()),
  );
  return isGood ? challenge : undefined;
}
