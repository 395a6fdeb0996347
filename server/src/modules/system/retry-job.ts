import { refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  type FailedJob,
  lockFailedJob,
  rescheduleJob,
} from '../../platform/jobs/failed-job-store.ts';
import type { SystemDeps } from './deps.ts';

/** Lets a failed job run again now. Refusals `system.job-not-found`, `system.job-running`. */
export async function retryJob(
  { db, clock, audit }: SystemDeps,
  {
    id,
    staffId,
    reason,
  }: { readonly id: string; readonly staffId: string; readonly reason: string },
): Promise<FailedJob> {
  return inTransaction(db, async (trx) => {
    const job = await lockFailedJob(trx, id);
    refuseUnless(job, 'system.job-not-found');
    refuseUnless(!job.isRunning, 'system.job-running');
    await rescheduleJob(trx, id);
    const after = { ...job, attempts: 0, runAt: clock.now() };
    const { name, attempts, runAt } = job;
    await audit(trx, {
      actor: staffId,
      action: 'job.retry',
      subject: `job:${id}`,
      reason,
      before: { name, attempts, runAt },
      after: { name, attempts: after.attempts, runAt: after.runAt },
    });
    return after;
  });
}
