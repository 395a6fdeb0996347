import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Contact } from './rules/contact.ts';

export type CodePurpose =
  | 'sign-up'
  | 'sign-in'
  | 'reset-password'
  | 'verify-email'
  | 'verify-phone'
  | 'erase-account'
  | 'prove-owner';

export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly contact: Contact;
  readonly requestId: string;
}

/** Wrong guesses that one code allows. */
export const TRIES_PER_CODE = 5;

/** A new request takes the place of the one before: only the newest code opens anything. */
export async function upsertCodeRequest(
  trx: Trx,
  { purpose, contact, requestId }: CodeRequest,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  const fresh = {
    request_id: requestId,
    code_hash: null,
    tries_left: TRIES_PER_CODE,
    requested_at: now,
    expires_at: expiresAt,
    used_at: null,
  };
  await trx
    .insertInto('one_time_codes')
    .values({ purpose, destination: contact.value, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'destination']).doUpdateSet(fresh))
    .execute();
}

/** Keeps the hash of the code that is about to leave; false when a newer request came meanwhile or the time is over. */
export async function setCodeHash(
  trx: Trx,
  requestId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const kept = await trx
    .updateTable('one_time_codes')
    .set({ code_hash: codeHash })
    .where('request_id', '=', requestId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('request_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * Takes one try, before anything is compared: however many guesses arrive together, only as many as there are tries get to
 * see a hash. Undefined when there is no code, or none left to try.
 */
export async function takeTry(trx: Trx, purpose: CodePurpose, destination: string, now: Date) {
  return trx
    .updateTable('one_time_codes')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where('tries_left', '>', 0)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['request_id as requestId', 'code_hash as codeHash'])
    .executeTakeFirst();
}

/** Uses the code up; false when somebody else did so first. */
export async function markUsed(trx: Trx, requestId: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('request_id', '=', requestId)
    .where('used_at', 'is', null)
    .returning('request_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes a used code whose proof is being spent; false when it was spent before or is older than `notBefore`. */
export async function deleteUsed(
  trx: Trx,
  purpose: CodePurpose,
  destination: string,
  requestId: string,
  notBefore: Date,
): Promise<boolean> {
  const spent = await trx
    .deleteFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where('request_id', '=', requestId)
    .where('used_at', '>=', notBefore)
    .returning('request_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function isRequestOpen(
  reader: Reader,
  requestId: string,
  now: Date,
): Promise<boolean> {
  const row = await reader
    .selectFrom('one_time_codes')
    .select('request_id')
    .where('request_id', '=', requestId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
