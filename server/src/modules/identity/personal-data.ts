import { sql } from 'kysely';
import { type PersonalData, phoneTrace } from '../../platform/personal-data.ts';

/** Nobody signs in as them again; what is left of the account is its id. Ids of customers are ids of users. */
export const identityPersonalData: PersonalData = {
  part: 'identity',
  tables: [
    {
      table: 'one_time_codes',
      rows: ({ contacts }) => sql`destination = any(${contacts}::text[])`,
      hidden: 'all',
      onErasure: 'delete',
    },
    {
      table: 'budgets',
      rows: ({ contacts, customerId }) =>
        sql`split_part(scope, ':', 2) = any(${[...contacts, customerId]}::text[])`,
      hidden: 'all',
      onErasure: 'delete',
    },
    {
      table: 'qr_sign_ins',
      rows: ({ customerId }) => sql`scanned_by = ${customerId}`,
      hidden: 'all',
      onErasure: 'delete',
    },
    {
      table: 'account_changes',
      rows: ({ customerId }) => sql`user_id = ${customerId}`,
      hidden: ['stop_hash'],
      onErasure: 'delete',
    },
    {
      table: 'social_accounts',
      rows: ({ customerId }) => sql`user_id = ${customerId}`,
      onErasure: 'delete',
    },
    {
      table: 'social_attempts',
      rows: ({ contacts }) => sql`email = any(${contacts}::text[])`,
      hidden: 'all',
      onErasure: 'delete',
    },
    {
      table: 'passkeys',
      rows: ({ customerId }) => sql`user_id = ${customerId}`,
      hidden: ['credential_id', 'public_key', 'counter'],
      onErasure: 'delete',
    },
    {
      table: 'passkey_challenges',
      rows: ({ customerId }) => sql`user_id = ${customerId}`,
      hidden: 'all',
      onErasure: 'delete',
    },
    {
      table: 'sessions',
      rows: ({ customerId }) => sql`user_id = ${customerId}`,
      hidden: ['key_thumbprint'],
      onErasure: 'delete',
    },
    {
      table: 'users',
      rows: ({ customerId }) => sql`user_id = ${customerId}`,
      hidden: ['password_hash', 'wrong_passwords', 'roles', 'disabled_at'],
      onErasure: {
        set: {
          email: null,
          phone: null,
          password_hash: null,
          last_sign_in_at: null,
          erased_at: sql`now()`,
        },
      },
    },
  ],
  async tracesOf(reader, customerId) {
    const user = await reader
      .selectFrom('users')
      .select(['email', 'phone'])
      .where('user_id', '=', customerId)
      .executeTakeFirst();
    return [...(user?.email ? [user.email] : []), ...(user?.phone ? [phoneTrace(user.phone)] : [])];
  },
};
