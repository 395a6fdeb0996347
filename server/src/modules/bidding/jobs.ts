import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Listeners } from '../../platform/jobs/news.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import type { Bidding } from './index.ts';
import { READ_JOB } from './use-cases/watch-auction.ts';

export const biddingJobs = (bidding: Bidding): JobHandlers => ({
  [READ_JOB]: bidding.readAuction,
  'bidding.sweep': async () => {
    await bidding.sweep();
  },
});

/** Every minute: lots whose reading job was lost, and won lots that wait for money. */
export const biddingRepeatedJobs: readonly RepeatedJob[] = [{ name: 'bidding.sweep', cron: '* * * * *' }];

/** Money came in or an address was given: won lots that wait for it become orders at once. */
export const biddingListeners = (bidding: Bidding): Listeners => ({
  'top-up.credited': {
    'bidding.pay-waiting-wins': async () => {
      await bidding.payWaitingWins();
    },
  },
});
