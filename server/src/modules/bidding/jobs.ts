import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { RepeatedJob } from '../../platform/jobs/worker.ts';
import { HAND_DEADLINE_JOB } from './by-hand/ask-by-hand.ts';
import { LEAVE_ACCOUNT_JOB } from './accounts/rest-account.ts';
import { FINISH_GROUP_JOB } from './groups/group-money.ts';
import { READ_JOB } from './watching/watch-auction.ts';
import type { Bidding } from './bidding.ts';

export const biddingJobs = (bidding: Bidding): JobHandlers => ({
  [READ_JOB]: bidding.readAuction,
  [FINISH_GROUP_JOB]: bidding.finishGroup,
  [LEAVE_ACCOUNT_JOB]: bidding.leaveAccount,
  [HAND_DEADLINE_JOB]: bidding.missHandDeadline,
  'bidding.figures': async () => {
    await bidding.recountFigures();
    await bidding.learnLeads();
  },
  'bidding.sweep': async () => {
    await bidding.sweep();
  },
});

/** Every minute: lots whose reading job was lost, and won lots that wait for money. Every ten: the public figures, and how long each site takes to answer. */
export const biddingRepeatedJobs: readonly RepeatedJob[] = [
  { name: 'bidding.sweep', cron: '* * * * *' },
  { name: 'bidding.figures', cron: '*/10 * * * *' },
];
