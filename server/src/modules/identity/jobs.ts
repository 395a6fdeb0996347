import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { SendCodePayload } from './codes/send-code.ts';

const DAY_MS = 86_400_000;

export const identityRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'identity.forget-expired', cron: '*/10 * * * *' },
];

export const identityJobs = (
  identity: { sendCode: (payload: SendCodePayload) => Promise<void> },
  db: Database,
  clock: Clock,
): JobHandlers => ({
  'identity.send-code': (payload: SendCodePayload) => identity.sendCode(payload),
  'identity.forget-expired': () => forgetExpired(db, clock.now()),
});

/** Rows that can decide nothing any more. Ended sessions stay for ninety days, for questions about who signed in from where. */
async function forgetExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('used_proofs').where('expires_at', '<', now).execute();
  await db.deleteFrom('budgets').where('window_ends_at', '<', now).execute();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
  await db.deleteFrom('qr_sign_ins').where('expires_at', '<', now).execute();
  await db.deleteFrom('social_attempts').where('expires_at', '<', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', new Date(now.getTime() - 90 * DAY_MS))
    .execute();
}
