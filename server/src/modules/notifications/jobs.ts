import { bind } from '../../kernel/bind.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import { deleteSettled, listOverdue, settleLost } from './channels/delivery-store.ts';
import { jobOf, type OutsideChannels } from './channels/outside-channels.ts';
import { sendNews } from './channels/send-mail.ts';
import { sendPush } from './channels/send-push.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than any one sending takes. */
const LOST_AFTER_MS = 5 * MINUTE_MS;
const KEPT_DAYS = 30;

export const notificationRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'notifications.tidy-deliveries', cron: '*/5 * * * *' },
];

export function notificationJobs(
  db: Database,
  clock: Clock,
  outside: OutsideChannels,
): JobHandlers {
  const deps = { db, clock, outside };
  return {
    ...bind(deps, { [jobOf.push]: sendPush, [jobOf.email]: sendNews }),
    'notifications.tidy-deliveries': () => tidyDeliveries(deps),
  };
}

/** Settles what a killed process left behind, sends what should have left, forgets what is long settled. */
async function tidyDeliveries({
  db,
  clock,
  outside,
}: {
  db: Database;
  clock: Clock;
  outside: OutsideChannels;
}): Promise<void> {
  const now = clock.now();
  await settleLost(db, new Date(now.getTime() - LOST_AFTER_MS), now);
  await deleteSettled(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const overdue = await listOverdue(db, new Date(now.getTime() - LOST_AFTER_MS));
  await inTransaction(db, async (trx) => {
    for (const { customerId, channel } of overdue)
      await outside.jobs.add(
        trx,
        jobOf[channel],
        { customerId },
        { key: `${jobOf[channel]}:overdue:${customerId}` },
      );
  });
}
