import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';

export interface NewAttempt {
  readonly stateHash: string;
  readonly thumbprint: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly next: string | undefined;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertAttempt(
  reader: Reader,
  { stateHash, thumbprint, nonce, codeVerifier, next, now, expiresAt }: NewAttempt,
): Promise<void> {
  const row = {
    state_hash: stateHash,
    key_thumbprint: thumbprint,
    nonce,
    code_verifier: codeVerifier,
    next: next ?? null,
  };
  await reader
    .insertInto('social_attempts')
    .values({ ...row, made_at: now, expires_at: expiresAt })
    .execute();
}

/** Takes the way back, once and for the key that left; undefined otherwise. */
export async function claimAttempt(trx: Trx, stateHash: string, thumbprint: string, now: Date) {
  return trx
    .updateTable('social_attempts')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('key_thumbprint', '=', thumbprint)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier as codeVerifier', 'next'])
    .executeTakeFirst();
}

export interface ToLink {
  readonly subject: string;
  readonly email: string;
}

/** Keeps who came back, until the owner of the address proves themselves. */
export async function keepProved(
  trx: Trx,
  stateHash: string,
  { subject, email }: ToLink,
): Promise<void> {
  await trx
    .updateTable('social_attempts')
    .set({ subject, email })
    .where('state_hash', '=', stateHash)
    .execute();
}

/** Who waits to be linked by this key; undefined when there is nobody (any more). */
export async function findToLink(
  reader: Reader,
  stateHash: string,
  thumbprint: string,
  now: Date,
): Promise<(ToLink & { next: string | null }) | undefined> {
  const row = await reader
    .selectFrom('social_attempts')
    .select(['subject', 'email', 'next'])
    .where('state_hash', '=', stateHash)
    .where('key_thumbprint', '=', thumbprint)
    .where('linked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.subject && row.email
    ? { subject: row.subject, email: row.email, next: row.next }
    : undefined;
}

/** False when it was linked meanwhile. */
export async function markLinked(trx: Trx, stateHash: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('social_attempts')
    .set({ linked_at: now })
    .where('state_hash', '=', stateHash)
    .where('linked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('state_hash')
    .executeTakeFirst();
  return row !== undefined;
}

const TAKEN = {
  social_accounts_pkey: 'identity.social-taken',
  social_accounts_one_each: 'identity.social-taken',
} as const;

/** Refusal `identity.social-taken`: the account over there belongs to another of ours, or ours to another over there. */
export async function insertSocialAccount(
  trx: Trx,
  userId: string,
  { subject, email }: ToLink,
  now: Date,
): Promise<void> {
  const row = { provider: 'google', subject, user_id: userId, email, linked_at: now };
  await refusedBy(TAKEN, trx.insertInto('social_accounts').values(row).execute());
}

export async function findSocialUser(reader: Reader, subject: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('social_accounts')
    .select('user_id')
    .where('provider', '=', 'google')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function isLinked(reader: Reader, userId: string): Promise<boolean> {
  return (
    (await reader
      .selectFrom('social_accounts')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()) !== undefined
  );
}

/** Somebody who held the account for a while may have linked their own. */
export async function deleteLinkedSince(trx: Trx, userId: string, since: Date): Promise<void> {
  await trx
    .deleteFrom('social_accounts')
    .where('user_id', '=', userId)
    .where('linked_at', '>=', since)
    .execute();
}
