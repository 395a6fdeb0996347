import { sql } from 'kysely';
import type { StaffRole } from '@hako/contract/kit/endpoint';
import { refusedBy } from '../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Contact } from './codes/rules/contact.ts';

export type UserKind = 'customer' | 'staff';

/** Somebody who can sign in. Contacts are verified: nothing unproven is stored. */
export interface User {
  readonly id: string;
  readonly kind: UserKind;
  readonly email: string | undefined;
  /** E.164. */
  readonly phone: string | undefined;
  readonly roles: readonly StaffRole[];
  readonly hasPassword: boolean;
  readonly lastSignInAt: Date | undefined;
  readonly createdAt: Date;
}

export interface UserSecret {
  readonly user: User;
  readonly passwordHash: string | null;
  readonly wrongPasswords: number;
}

const rows = (reader: Reader) =>
  reader.selectFrom('users').selectAll().where('disabled_at', 'is', null);
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export async function findUser(reader: Reader, userId: string): Promise<User | undefined> {
  const row = await rows(reader).where('user_id', '=', userId).executeTakeFirst();
  return row && toUser(row);
}

export async function findUsers(
  reader: Reader,
  userIds: readonly string[],
): Promise<readonly User[]> {
  return userIds.length === 0
    ? []
    : (await rows(reader).where('user_id', 'in', userIds).execute()).map(toUser);
}

/** By the exact E.164 number that a customer proved to own. */
export const findCustomerByPhone = (reader: Reader, e164: string): Promise<User | undefined> =>
  findUserByContact(reader, 'customer', { channel: 'phone', value: e164 });

/** Customers whose phone ends with these digits, the newest first. */
export async function listCustomersByDigits(
  reader: Reader,
  digits: string,
  limit: number,
): Promise<readonly User[]> {
  const backwards = `${[...digits].reverse().join('')}%`;
  const found = await rows(reader)
    .where('kind', '=', 'customer')
    .where(sql<string>`reverse(phone)`, 'like', backwards)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return found.map(toUser);
}

/** The one account of that kind that proved to own the contact. */
export async function findUserByContact(
  reader: Reader,
  kind: UserKind,
  contact: Contact,
): Promise<User | undefined> {
  return (await findSecret(reader, kind, contact))?.user;
}

export async function findSecret(
  reader: Reader,
  kind: UserKind,
  { channel, value }: Contact,
): Promise<UserSecret | undefined> {
  const row = await rows(reader)
    .where('kind', '=', kind)
    .where(channel, '=', value)
    .executeTakeFirst();
  return row && toSecret(row);
}

export async function findSecretById(
  reader: Reader,
  userId: string,
): Promise<UserSecret | undefined> {
  const row = await rows(reader).where('user_id', '=', userId).executeTakeFirst();
  return row && toSecret(row);
}

export interface NewUser {
  readonly id: string;
  readonly kind: UserKind;
  readonly contacts: readonly Contact[];
  readonly passwordHash: string | null;
  readonly roles?: readonly StaffRole[];
  readonly now: Date;
}

const TAKEN = {
  users_email_once: 'identity.contact-taken',
  users_phone_once: 'identity.contact-taken',
} as const;

export async function insertUser(
  trx: Trx,
  { id, kind, contacts, passwordHash, roles = [], now }: NewUser,
): Promise<void> {
  const valueBy = (channel: Contact['channel']) =>
    contacts.find((contact) => contact.channel === channel)?.value ?? null;
  const values = {
    user_id: id,
    kind,
    email: valueBy('email'),
    phone: valueBy('phone'),
    password_hash: passwordHash,
    roles: [...roles],
    created_at: now,
  };
  await refusedBy(TAKEN, trx.insertInto('users').values(values).execute());
}

/** Sets the contacts that are named, null: none. Refusal `identity.contact-taken`. */
export async function setContacts(
  trx: Trx,
  userId: string,
  contacts: Partial<Readonly<Record<Contact['channel'], string | null>>>,
): Promise<void> {
  const change = trx.updateTable('users').set(contacts).where('user_id', '=', userId).execute();
  await refusedBy(TAKEN, change);
}

export const updateContact = (trx: Trx, userId: string, { channel, value }: Contact) =>
  setContacts(trx, userId, { [channel]: value });

/** Nobody signs in to it any more. */
export async function disableUser(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ disabled_at: now }).where('user_id', '=', userId).execute();
}

/** Also forgets wrong tries: whoever may set a password has proved who they are. `null`: no password opens the account. */
export async function updatePassword(
  trx: Trx,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, wrong_passwords: 0 })
    .where('user_id', '=', userId)
    .execute();
}

export async function countWrongPassword(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((row) => ({ wrong_passwords: row('wrong_passwords', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}

export async function noteSignIn(trx: Trx, userId: string, now: Date): Promise<UserKind> {
  const row = await trx
    .updateTable('users')
    .set({ wrong_passwords: 0, last_sign_in_at: now })
    .where('user_id', '=', userId)
    .returning('kind')
    .executeTakeFirstOrThrow();
  return row.kind as UserKind;
}

const toUser = (row: Row): User => ({
  id: row.user_id,
  kind: row.kind as UserKind,
  email: row.email ?? undefined,
  phone: row.phone ?? undefined,
  roles: row.roles as StaffRole[],
  hasPassword: row.password_hash !== null,
  lastSignInAt: row.last_sign_in_at ?? undefined,
  createdAt: row.created_at,
});

const toSecret = (row: Row): UserSecret => ({
  user: toUser(row),
  passwordHash: row.password_hash,
  wrongPasswords: row.wrong_passwords,
});
