import type { BidStatus } from '@hako/contract/bidding/bid-status';

/**
 * Why a bid waits for a person. `account`: its account sends nothing now; `unknown`: its answer was lost; `unpaid`: won, and no order yet;
 * `doubt`: our account has the lot, but not by this bid; `unread`: nobody can read the lot (any more).
 */
export type DeskCase = 'account' | 'unknown' | 'unpaid' | 'doubt' | 'unread';

/** So many readings in a row must fail, or say that there is no such lot, before it counts as one that cannot be read. */
export const UNREAD_AFTER = 3;

/** Something of ours is at the marketplace, and what becomes of it is read after the close. */
export const isOutcomeOpen = (status: BidStatus): boolean =>
  status === 'leading' || status === 'unknown';

/** What a person does about it: tells how the lot ended where no program can read it, or closes a case of doubt. Undefined: waits, or acts elsewhere. */
export function deskStep(bid: {
  readonly why: DeskCase;
  readonly status: BidStatus;
  readonly isClosed: boolean;
}): 'tell-outcome' | 'close' | undefined {
  if (bid.why === 'doubt') return 'close';
  const isUnreadable = bid.why === 'account' || bid.why === 'unread';
  return isUnreadable && bid.isClosed && isOutcomeOpen(bid.status) ? 'tell-outcome' : undefined;
}
