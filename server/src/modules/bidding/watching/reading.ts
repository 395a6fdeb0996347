import type { OwnBidStatus, TimeLeft } from '../../marketplaces/index.ts';

/** Two reads of one lot, "closed?" first and our own standing second; this order is what makes a release safe. */
export interface Reading {
  readonly time: TimeLeft;
  readonly standing: OwnBidStatus | undefined;
  /** Which of our writes were known, and how, when the reading began. */
  readonly fingerprint: string;
}
