import { hash } from 'node:crypto';
import type { Trx } from '../../../platform/database/database.ts';

/** For what, and for whom alone, a challenge is good. */
export interface Challenged {
  readonly purpose: 'add' | 'sign-in';
  /** Who adds a passkey. */
  readonly userId: string | null;
  /** The session that adds, or the thumbprint of the browser's key. */
  readonly boundTo: string;
}

const hashOf = (challenge: string): string => hash('sha256', challenge, 'base64url');

export async function insertChallenge(
  trx: Trx,
  challenge: string,
  { purpose, userId, boundTo }: Challenged,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await trx
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOf(challenge),
      purpose,
      user_id: userId,
      bound_to: boundTo,
      made_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/**
 * Uses the challenge up; false when it is unknown, was used, is too old, or was made for something
 * or somebody else.
 */
export async function takeChallenge(
  trx: Trx,
  challenge: string,
  { purpose, userId, boundTo }: Challenged,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .returning(['purpose', 'user_id', 'bound_to', 'expires_at'])
    .executeTakeFirst();
  return (
    row !== undefined &&
    row.purpose === purpose &&
    row.user_id === userId &&
    row.bound_to === boundTo &&
    row.expires_at > now
  );
}
