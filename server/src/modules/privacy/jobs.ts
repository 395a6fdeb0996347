import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { Privacy } from './create-privacy.ts';

export const privacyRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'privacy.keep-promises', cron: '17 * * * *' },
];

export const privacyJobs = (privacy: Privacy): JobHandlers => ({
  'privacy.make-export': privacy.makeExport,
  'privacy.erase': privacy.eraseAccount,
  'privacy.remove-files': privacy.removeFiles,
  'privacy.keep-promises': privacy.keepPromises,
});
