import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { Pricing } from './pricing.ts';

export const pricingRepeatedJobs: readonly RepeatedJob[] = [
  // The bank asks for at most one request in five minutes.
  { name: 'pricing.read-rates', cron: '*/10 * * * *' },
  // At 22:40 in Vietnam: what the day weighed holds from the next day on.
  { name: 'pricing.learn-weights', cron: '40 15 * * *' },
  // Once a day is soon enough for what a newer Hako knows; most nights it finds nothing.
  { name: 'pricing.renew-kinds', cron: '20 15 * * *' },
];

export const pricingJobs = (pricing: Pricing): JobHandlers => ({
  'pricing.read-rates': async () => {
    await pricing.readRates?.();
  },
  'pricing.renew-kinds': () => pricing.renewKinds(),
  'pricing.learn-weights': () => pricing.learnWeights(),
});
