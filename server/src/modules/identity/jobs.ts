import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { SendCodePayload } from './codes/send-code.ts';
import type { TellChangePayload } from './owner/tell-change.ts';
import { deleteExpired } from './expired-store.ts';

export const identityRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'identity.forget-expired', cron: '*/10 * * * *' },
];

export const identityJobs = (
  identity: {
    sendCode: (payload: SendCodePayload) => Promise<void>;
    tellChange: (payload: TellChangePayload) => Promise<void>;
  },
  db: Database,
  clock: Clock,
): JobHandlers => ({
  'identity.send-code': (payload: SendCodePayload) => identity.sendCode(payload),
  'identity.tell-change': (payload: TellChangePayload) => identity.tellChange(payload),
  'identity.forget-expired': () => deleteExpired(db, clock.now()),
});
