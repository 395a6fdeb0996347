/**
 * The states of a bid.
 *
 * scheduled  a snipe waits for its moment          firing   claimed by a sniper, its write is booked
 * sending    a bid at once is booked and sent, or waits for a person; unknown  the answer was lost; never sent again
 * leading    the marketplace showed it as highest  outbid · won · lost · cancelled · failed: the money is settled
 */
export type BidStatus =
  | 'scheduled'
  | 'firing'
  | 'sending'
  | 'leading'
  | 'unknown'
  | 'outbid'
  | 'won'
  | 'lost'
  | 'cancelled'
  | 'failed';

/** Sent or about to be, or its answer was lost: it may stand at the marketplace. */
export const LIVE_STATUSES = [
  'firing',
  'sending',
  'leading',
  'unknown',
] as const satisfies readonly BidStatus[];

/** Not decided yet. Money is held in each of these and in no other. */
export const ACTIVE_STATUSES = [
  'scheduled',
  ...LIVE_STATUSES,
] as const satisfies readonly BidStatus[];

/** Whether a bid in this state is not decided yet. Takes any text, because the wire carries one. */
export const isActive = (status: string): boolean =>
  (ACTIVE_STATUSES as readonly string[]).includes(status);
