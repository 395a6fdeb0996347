import type { ComplaintRow } from '@hako/contract/support/support';

/** How the states of a complaint look; their words come with the answer. */
export const COMPLAINT_TONES: Readonly<
  Record<ComplaintRow['state'], 'plain' | 'good' | 'bad' | 'act' | 'estimate'>
> = {
  open: 'estimate',
  handling: 'estimate',
  answered: 'act',
  resolved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
};
