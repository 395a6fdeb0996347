import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { Pricing } from './pricing.ts';

/** The bank asks for at most one request in five minutes. */
export const pricingRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'pricing.read-rates', cron: '*/10 * * * *' },
];

export const pricingJobs = (pricing: Pricing): JobHandlers => ({
  'pricing.read-rates': async () => {
    await pricing.readRates?.();
  },
});
