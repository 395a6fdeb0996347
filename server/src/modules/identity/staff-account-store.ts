import type { StaffRole } from '@hako/contract/kit/endpoint';
import { sql, type SqlBool } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { deletePasskeysOf } from './passkeys/passkey-store.ts';
import { endSessionsOf } from './sessions/session-store.ts';
import { disableUser, updatePassword } from './user-store.ts';

/** A member of staff as identity knows them, disabled or not. */
export interface StaffAccount {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly hasPassword: boolean;
  readonly isDisabled: boolean;
  readonly lastSignInAt: Date | undefined;
}

const accounts = (reader: Reader) =>
  reader.selectFrom('users').selectAll().where('kind', '=', 'staff');

/** Accounts of the staff with these ids. */
async function listStaffAccounts(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly StaffAccount[]> {
  if (ids.length === 0) return [];
  return (await accounts(reader).where('user_id', 'in', ids).execute()).map(toAccount);
}

/** Ids of the staff with this role who can sign in. */
async function listWorkingStaff(reader: Reader, role: StaffRole): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('users')
    .select('user_id')
    .where('kind', '=', 'staff')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where(sql<SqlBool>`roles @> array[${role}]::text[]`)
    .execute();
  return rows.map((row) => row.user_id);
}

/** A member of staff by their e-mail address. */
async function findStaffAccount(reader: Reader, email: string): Promise<StaffAccount | undefined> {
  const row = await accounts(reader).where('email', '=', email).executeTakeFirst();
  return row && toAccount(row);
}

/** A member of staff whose row stays locked until the transaction ends. */
async function lockStaffAccount(trx: Trx, id: string): Promise<StaffAccount | undefined> {
  const row = await accounts(trx).where('user_id', '=', id).forUpdate().executeTakeFirst();
  return row && toAccount(row);
}

const administrators = (reader: Reader) =>
  reader
    .selectFrom('users')
    .select('user_id')
    .where('kind', '=', 'staff')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where(sql<SqlBool>`roles @> array['admin']`);

/** Whether an administrator can sign in. */
async function hasAdministrator(reader: Reader): Promise<boolean> {
  return (await administrators(reader).limit(1).executeTakeFirst()) !== undefined;
}

/** The administrators who can sign in. Two changes at once wait for each other here, so that one of them stays. */
async function lockAdministrators(trx: Trx): Promise<readonly string[]> {
  const rows = await administrators(trx).orderBy('user_id').forUpdate().execute();
  return rows.map((row) => row.user_id);
}

async function updateRoles(trx: Trx, userId: string, roles: readonly StaffRole[]): Promise<void> {
  await trx
    .updateTable('users')
    .set({ roles: [...roles] })
    .where('user_id', '=', userId)
    .execute();
}

/** Shuts an account out and ends its sessions; gives those, to be forgotten after the commit. */
async function disableAccount(trx: Trx, userId: string, now: Date): Promise<readonly string[]> {
  await disableUser(trx, userId, now);
  return endSessionsOf(trx, userId, 'disabled', now);
}

async function enableAccount(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable('users').set({ disabled_at: null }).where('user_id', '=', userId).execute();
}

/**
 * Takes password and passkeys away and ends all sessions; gives those, to be forgotten after the
 * commit.
 */
async function takePassword(trx: Trx, userId: string, now: Date): Promise<readonly string[]> {
  await updatePassword(trx, userId, null);
  await deletePasskeysOf(trx, userId);
  return endSessionsOf(trx, userId, 'password-changed', now);
}

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

const toAccount = (row: Row): StaffAccount => ({
  id: row.user_id,
  email: row.email ?? '',
  roles: row.roles as StaffRole[],
  hasPassword: row.password_hash !== null,
  isDisabled: row.disabled_at !== null,
  lastSignInAt: row.last_sign_in_at ?? undefined,
});

/** What the staff's own module asks of accounts. */
export const staffAccounts = {
  listStaffAccounts,
  listWorkingStaff,
  findStaffAccount,
  lockStaffAccount,
  hasAdministrator,
  lockAdministrators,
  updateRoles,
  disableAccount,
  enableAccount,
  takePassword,
};
