import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { Staff } from './create-staff.ts';

/** Each night in Vietnam, beside the start of each worker. */
export const staffRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'staff.reseal', cron: '30 19 * * *' },
];

export const staffJobs = (staff: Staff): JobHandlers => ({
  'staff.send-address': staff.sendAddress,
  'staff.reseal': () => staff.resealSecrets(),
});
