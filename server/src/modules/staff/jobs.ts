import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Staff } from './create-staff.ts';

export const staffJobs = (staff: Staff): JobHandlers => ({
  'staff.send-address': staff.sendAddress,
});
