import { sql, type SqlBool } from 'kysely';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { NewKey } from './webauthn.ts';

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Everything we know of it. */
export interface KeptPasskey extends Passkey {
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly transports: readonly string[];
}

const columns = [
  'passkey_id as id',
  'user_id as userId',
  'name',
  'credential_id as credentialId',
  'public_key as publicKey',
  'transports',
  'is_backed_up as isBackedUp',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** The newest first; nobody has more than a page of them. */
export async function listPasskeys(reader: Reader, userId: string): Promise<KeptPasskey[]> {
  return reader
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export async function findPasskey(
  reader: Reader,
  credentialId: string,
): Promise<KeptPasskey | undefined> {
  return reader
    .selectFrom('passkeys')
    .select(columns)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

const KNOWN = { passkeys_credential_once: 'identity.passkey-known' } as const;

/** Refusal `identity.passkey-known`. */
export async function insertPasskey(
  trx: Trx,
  { credentialId, publicKey, counter, transports, isBackedUp }: NewKey,
  { id, userId, name, now }: { id: string; userId: string; name: string; now: Date },
): Promise<void> {
  const row = {
    passkey_id: id,
    user_id: userId,
    credential_id: credentialId,
    public_key: publicKey,
    counter,
    transports: [...transports],
    name,
    is_backed_up: isBackedUp,
    created_at: now,
  };
  await refusedBy(KNOWN, trx.insertInto('passkeys').values(row).execute());
}

/**
 * Notes that it was used; false when the device counted no further than we know: then there are two
 * of it. A device that never counts says 0.
 */
export async function noteUse(trx: Trx, id: string, counter: number, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('passkey_id', '=', id)
    .where(sql<SqlBool>`(counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`)
    .returning('passkey_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the name that it had; undefined when the user has no such passkey. */
export async function updateName(
  trx: Trx,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<string | undefined> {
  const before = await trx
    .selectFrom('passkeys')
    .select('name')
    .where('passkey_id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (before)
    await trx.updateTable('passkeys').set({ name }).where('passkey_id', '=', id).execute();
  return before?.name;
}

/** Gives the name that it had; undefined when the user has no such passkey. */
export async function deletePasskey(
  trx: Trx,
  { userId, id }: { userId: string; id: string },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('passkey_id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/**
 * All of them, or those that were added since then: whoever held the account for a while may have
 * added their own.
 * What was asked for and is not made yet goes as well.
 */
export async function deletePasskeysOf(trx: Trx, userId: string, since?: Date): Promise<number> {
  await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Date))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
