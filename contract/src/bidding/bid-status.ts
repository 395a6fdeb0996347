import { Type } from 'typebox';

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

/** A state on the wire: any text to clients, so that they bear a new one, and the closed set to us. */
export const BidStatusText = Type.Unsafe<BidStatus>(Type.String());

/** A bid goes out at once, or as a snipe shortly before the end. */
export type BidMode = 'now' | 'snipe';
export const BidModeText = Type.Unsafe<BidMode>(Type.String());

/** What a snipe does when the end of its auction is moved. */
export type ExtensionRule = 'stop' | 'follow';
export const ExtensionRuleText = Type.Unsafe<ExtensionRule>(Type.String());

/** What became of a request to bid against a seller under the threshold. */
export type BidRequestStatus = 'waiting' | 'allowed' | 'refused';
export const BidRequestStatusText = Type.Unsafe<BidRequestStatus>(Type.String());
