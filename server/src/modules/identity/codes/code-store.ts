import { sql, type SqlBool } from 'kysely';
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
  readonly lane: CodeLane;
}

/** Who asks for a code or types one, and whether that is a known device or the signed-in owner. */
export interface CodeLane {
  readonly name: string;
  readonly isTrusted: boolean;
}

/** Wrong guesses that one code allows to the lane that asked for it. */
export const TRIES_PER_CODE = 5;
/** The same to all others together: who asks by one network may type in another. */
const FOREIGN_TRIES_PER_CODE = 3;
/** What the names of trusted lanes begin with. */
const TRUSTED = 'own ';

const nameOf = ({ name, isTrusted }: CodeLane): string => `${isTrusted ? TRUSTED : ''}${name}`;

/**
 * A new request takes the place of the one before: only the newest code opens anything. False when
 * a stranger asks while a code that the owner asked for is good: that one stays.
 */
export async function upsertCodeRequest(
  trx: Trx,
  { purpose, contact, requestId, lane }: CodeRequest,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const fresh = {
    request_id: requestId,
    lane: nameOf(lane),
    foreign_tries_left: FOREIGN_TRIES_PER_CODE,
    code_hash: null,
    tries_left: TRIES_PER_CODE,
    requested_at: now,
    expires_at: expiresAt,
    used_at: null,
  };
  const kept = await trx
    .insertInto('one_time_codes')
    .values({ purpose, destination: contact.value, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['purpose', 'destination'])
        .doUpdateSet(fresh)
        .where((row) =>
          row.or([
            row.val(lane.isTrusted),
            row('one_time_codes.lane', 'not like', `${TRUSTED}%`),
            row('one_time_codes.used_at', 'is not', null),
            row('one_time_codes.expires_at', '<=', now),
          ]),
        ),
    )
    .returning('request_id')
    .executeTakeFirst();
  return kept !== undefined;
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
 * see a hash. The lane that asked for the code has its own tries. Undefined when there is no code,
 * or none left to try.
 */
export async function takeTry(
  trx: Trx,
  { purpose, destination, lane }: { purpose: CodePurpose; destination: string; lane: CodeLane },
  now: Date,
) {
  const ofOwn = sql<number>`(lane = ${nameOf(lane)})::integer`;
  return trx
    .updateTable('one_time_codes')
    .set({
      tries_left: sql<number>`tries_left - ${ofOwn}`,
      foreign_tries_left: sql<number>`foreign_tries_left - 1 + ${ofOwn}`,
    })
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where(
      sql<SqlBool>`case when lane = ${nameOf(lane)} then tries_left else foreign_tries_left end > 0`,
    )
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
