import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { StaffRole } from '@hako/contract/kit/endpoint';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { UserKind } from '../user-store.ts';

export type EndReason =
  | 'signed-out'
  | 'password-changed'
  | 'token-reused'
  | 'wrong-key'
  | 'disabled';

/** A session of the staff ends so long after its sign-in, however busy, and so long after it was last used. */
const STAFF_LONGEST_MS = 12 * 3_600_000;
const STAFF_IDLE_MS = 30 * 60_000;
/** Uses within this time of one another are noted once. */
const SEEN_EVERY_MS = 60_000;

/** Whether a session still stands; for statements that name `sessions` and `users`. */
function isStanding(now: Date): RawBuilder<SqlBool> {
  const [oldest, idle] = [STAFF_LONGEST_MS, STAFF_IDLE_MS].map(
    (ms) => new Date(now.getTime() - ms),
  );
  return sql<SqlBool>`sessions.ended_at is null and users.disabled_at is null and (users.kind <> 'staff'
    or (sessions.created_at > ${oldest} and coalesce(sessions.seen_at, sessions.created_at) > ${idle}))`;
}

/** Notes that a session is in use; those of customers need no note. */
export async function noteUse(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ seen_at: now })
    .where('session_id', '=', sessionId)
    .where(sql<SqlBool>`coalesce(seen_at, created_at) < ${new Date(now.getTime() - SEEN_EVERY_MS)}`)
    .execute();
}

/** What a request needs to know about a session: who, and whether it still stands. */
export interface OpenSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly kind: UserKind;
  readonly roles: readonly StaffRole[];
  readonly thumbprint: string | undefined;
}

/** Undefined when it ended, ran out, or its user was disabled. */
export async function findOpenSession(
  reader: Reader,
  sessionId: string,
  now: Date,
): Promise<OpenSession | undefined> {
  const row = await reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['session_id', 'sessions.user_id', 'kind', 'roles', 'key_thumbprint'])
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where(isStanding(now))
    .executeTakeFirst();
  return (
    row && {
      sessionId: row.session_id,
      userId: row.user_id,
      kind: row.kind as UserKind,
      roles: row.roles as StaffRole[],
      thumbprint: row.key_thumbprint ?? undefined,
    }
  );
}

/** Which of the sessions still stand. */
export async function listStanding(
  reader: Reader,
  sessionIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select('session_id')
    .where('session_id', '=', sql<string>`any(${[...sessionIds]}::uuid[])`)
    .where('expires_at', '>', now)
    .where(isStanding(now))
    .execute();
  return rows.map((row) => row.session_id);
}

export interface NewSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly thumbprint: string | undefined;
  readonly device: string | undefined;
  readonly ip: string | undefined;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertSession(
  trx: Trx,
  { sessionId, userId, thumbprint, device, ip, now, expiresAt }: NewSession,
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      user_id: userId,
      key_thumbprint: thumbprint ?? null,
      device: device?.slice(0, 300) ?? null,
      ip: ip ?? null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

export async function endSession(
  trx: Trx,
  sessionId: string,
  reason: EndReason,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of the user but one; gives the ids of those it ended. */
export async function endSessionsOf(
  trx: Trx,
  userId: string,
  reason: EndReason,
  now: Date,
  exceptId?: string,
): Promise<readonly string[]> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('session_id', '!=', exceptId as string))
    .returning('session_id')
    .execute();
  return ended.map((row) => row.session_id);
}

/** A refresh token and the session it belongs to; its row stays locked until the transaction ends. */
export async function lockRefreshToken(trx: Trx, tokenHash: string, now: Date) {
  return trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select([
      'sessions.session_id as sessionId',
      'sessions.user_id as userId',
      'sessions.key_thumbprint as thumbprint',
      'sessions.created_at as signedInAt',
      'users.kind',
      'refresh_tokens.expires_at as expiresAt',
      'refresh_tokens.rotated_at as rotatedAt',
      isStanding(now).as('isOpen'),
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate('refresh_tokens')
    .executeTakeFirst();
}

export async function insertRefreshToken(
  trx: Trx,
  tokenHash: string,
  sessionId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, issued_at: now, expires_at: expiresAt })
    .execute();
}

/** Which of the tokens, by their hashes, is one of that session. */
export async function findRefreshHash(
  reader: Reader,
  sessionId: string,
  tokenHashes: readonly string[],
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('token_hash', 'in', [...tokenHashes])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.token_hash;
}

export async function markRotated(trx: Trx, tokenHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_tokens')
    .set({ rotated_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** A renewed session lives as long as its newest refresh token. */
export async function extendSession(trx: Trx, sessionId: string, expiresAt: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('session_id', '=', sessionId)
    .execute();
}

/** The user's open sessions, used last first; a session is seen when it is renewed. */
export async function listOpenSessions(reader: Reader, userId: string, now: Date) {
  return reader
    .selectFrom('sessions')
    .leftJoin('refresh_tokens', (join) =>
      join
        .onRef('refresh_tokens.session_id', '=', 'sessions.session_id')
        .on('rotated_at', 'is', null),
    )
    .select(['sessions.session_id as id', 'device', 'ip', 'created_at as signedInAt'])
    .select((row) =>
      row.fn.coalesce('refresh_tokens.issued_at', 'sessions.created_at').as('lastSeenAt'),
    )
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
}

export async function isOpenSessionOf(
  reader: Reader,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const row = await reader
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
