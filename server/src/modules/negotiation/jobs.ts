import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { Negotiation } from './negotiation.ts';

export const negotiationJobs = (negotiation: Negotiation): JobHandlers => ({
  'negotiation.expire': negotiation.expire,
  'negotiation.buy': negotiation.buyByItself,
  'negotiation.watch': negotiation.watch,
});

/** Every minute: what sellers did with the listings that we asked about. */
export const negotiationRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'negotiation.watch', cron: '* * * * *' },
];
