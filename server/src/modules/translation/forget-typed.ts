import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import { forgetTyped } from './translation-store.ts';

/** Older words are asked of the service again when somebody types them. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 5_000;

const FORGET: RepeatedJob = { name: 'translation.forget-typed', cron: '41 * * * *' };

/** Words that customers typed are theirs: what a service made of them is forgotten with age. */
export const forgetTypedParts = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}) => ({
  jobs: {
    [FORGET.name]: async () => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
      await forgetTyped(db, before, MOST_AT_ONCE);
    },
  },
  repeatedJobs: [FORGET],
});
