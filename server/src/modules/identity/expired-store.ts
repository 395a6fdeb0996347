import type { Database } from '../../platform/database/database.ts';

const DAY_MS = 86_400_000;

/** Rows that can decide nothing any more. Ended sessions and changes of accounts stay for ninety days, for questions about who did what from where. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('used_proofs').where('expires_at', '<', now).execute();
  await db.deleteFrom('budgets').where('window_ends_at', '<', now).execute();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
  await db.deleteFrom('qr_sign_ins').where('expires_at', '<', now).execute();
  await db.deleteFrom('social_attempts').where('expires_at', '<', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('account_changes')
    .where('stop_until', '<', new Date(now.getTime() - 90 * DAY_MS))
    .execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', new Date(now.getTime() - 90 * DAY_MS))
    .execute();
}
