import {
  ACTIVE_STATUSES,
  LIVE_STATUSES,
  type BidMode,
  type BidStatus,
} from '@hako/contract/bidding/bid-status';
import { sql } from 'kysely';

/** A list for `in (…)` with the words themselves, so that the partial indexes over them can serve. */
const listed = (statuses: readonly string[]) => sql.join(statuses.map((one) => sql.lit(one)));

/** `b.status in (${ACTIVE})` */
export const ACTIVE = listed(ACTIVE_STATUSES);
export const LIVE = listed(LIVE_STATUSES);

/** The same for queries that are plain text. */
export const ACTIVE_TEXT = ACTIVE_STATUSES.map((one) => `'${one}'`).join(', ');
export const LIVE_TEXT = LIVE_STATUSES.map((one) => `'${one}'`).join(', ');

/** What the constraints `bids_mode` and `bids_status` allow, for queries to say what they read. */
export interface BidSets {
  readonly mode: BidMode;
  readonly status: BidStatus;
}
