import type { ChangeKind } from '@hako/contract/identity/owner';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** A change by which a stolen sign-in could take the account over. */
export interface AccountChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: ChangeKind;
  /** The bank account, the copy or the request of erasure. */
  readonly subjectId: string | null;
  /** Of a contact. */
  readonly oldValue: string | null;
  readonly newValue: string | null;
  /** E-mail addresses and E.164 numbers. */
  readonly told: readonly string[];
  /** Of the code in the link that stops it. */
  readonly stopHash: string;
  readonly notedAt: Date;
  readonly stopUntil: Date;
  readonly stoppedAt: Date | null;
}

const columns = [
  'change_id as id',
  'user_id as userId',
  'kind',
  'subject_id as subjectId',
  'old_value as oldValue',
  'new_value as newValue',
  'told',
  'stop_hash as stopHash',
  'noted_at as notedAt',
  'stop_until as stopUntil',
  'stopped_at as stoppedAt',
] as const;
const toChange = (row: Omit<AccountChange, 'kind'> & { kind: string }): AccountChange => ({
  ...row,
  kind: row.kind as ChangeKind,
});

export async function insertChange(
  trx: Trx,
  change: Omit<AccountChange, 'stoppedAt'>,
): Promise<void> {
  await trx
    .insertInto('account_changes')
    .values({
      change_id: change.id,
      user_id: change.userId,
      kind: change.kind,
      subject_id: change.subjectId,
      old_value: change.oldValue,
      new_value: change.newValue,
      told: [...change.told],
      stop_hash: change.stopHash,
      noted_at: change.notedAt,
      stop_until: change.stopUntil,
    })
    .execute();
}

export async function findChange(reader: Reader, id: string): Promise<AccountChange | undefined> {
  const row = await reader
    .selectFrom('account_changes')
    .select(columns)
    .where('change_id', '=', id)
    .executeTakeFirst();
  return row && toChange(row);
}

export async function findChangeByHash(
  reader: Reader,
  stopHashes: readonly string[],
): Promise<AccountChange | undefined> {
  const row = await reader
    .selectFrom('account_changes')
    .select(columns)
    .where('stop_hash', 'in', [...stopHashes])
    .executeTakeFirst();
  return row && toChange(row);
}

/** Those that can still be stopped, the newest first. */
export async function listOpenChanges(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<AccountChange[]> {
  const rows = await reader
    .selectFrom('account_changes')
    .select(columns)
    .where('user_id', '=', userId)
    .where('stopped_at', 'is', null)
    .where('stop_until', '>', now)
    .orderBy('noted_at', 'desc')
    .orderBy('change_id', 'desc')
    .execute();
  return rows.map(toChange);
}

/** A page of those of everybody that can still be stopped, by their numbers. */
export async function listLastingChanges(
  reader: Reader,
  now: Date,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<AccountChange[]> {
  const rows = await reader
    .selectFrom('account_changes')
    .select(columns)
    .where('stopped_at', 'is', null)
    .where('stop_until', '>', now)
    .$if(after !== undefined, (query) => query.where('change_id', '>', after ?? ''))
    .orderBy('change_id')
    .limit(limit)
    .execute();
  return rows.map(toChange);
}

export async function markStopped(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('account_changes')
    .set({ stopped_at: now })
    .where('change_id', 'in', [...ids])
    .execute();
}

/** When something last happened to the contacts or bank accounts: a change, or that one was stopped. */
export async function lastChangeAt(reader: Reader, userId: string): Promise<Date | undefined> {
  const row = await reader
    .selectFrom('account_changes')
    .select(sql<Date | null>`max(greatest(noted_at, stopped_at))`.as('at'))
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', ['email', 'phone', 'bank-account']),
        eb('stopped_at', 'is not', null),
      ]),
    )
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** One change of an account after the other. */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
}
