import type { BidStatus } from '@hako/contract/bidding/bid-status';

/** `customer` and `rival` act at any time, `market` is an answer or a reading, `clock` is our own timer. */
export type BidMover = 'customer' | 'ours' | 'market' | 'clock';

/** The life of a bid as one table: from, to, who. */
const MOVES: Readonly<
  Record<BidStatus, Partial<Readonly<Record<BidStatus, readonly BidMover[]>>>>
> = {
  scheduled: {
    firing: ['clock'],
    sending: ['customer'],
    // It gave up, but an earlier maximum of ours is live.
    leading: ['clock'],
    cancelled: ['customer', 'clock'],
    outbid: ['ours', 'market'],
    failed: ['market', 'clock'],
    lost: ['market'],
    won: ['market'],
  },
  firing: {
    // Its sniper died before the write was marked: nothing left, and another sniper may have it.
    scheduled: ['clock'],
    leading: ['market'],
    outbid: ['market'],
    failed: ['market'],
    unknown: ['clock', 'market'],
    lost: ['market'],
    won: ['market'],
  },
  // Cancelled only while it waits for a person who has not begun.
  sending: {
    leading: ['market'],
    outbid: ['market'],
    failed: ['market'],
    unknown: ['clock', 'market'],
    cancelled: ['customer'],
    lost: ['market'],
    won: ['market'],
  },
  unknown: {
    leading: ['market'],
    outbid: ['market'],
    failed: ['market'],
    lost: ['market'],
    won: ['market'],
  },
  leading: {
    sending: ['customer'],
    scheduled: ['customer'],
    outbid: ['market', 'ours'],
    lost: ['market'],
    won: ['market'],
  },
  // The seller removed the rival's bid after we were told to be outbid: the account wins all the same.
  outbid: { won: ['market'] },
  won: {},
  lost: {},
  // The same behind a plan that was given up: an earlier maximum of theirs still stood at the marketplace.
  cancelled: { won: ['market'] },
  failed: {},
};

/** Whether the table knows this move by this mover. Staying where one is counts as no move. */
export const mayMove = (from: BidStatus, to: BidStatus, by: BidMover): boolean =>
  MOVES[from][to]?.includes(by) === true;

/** Every pair of the table, for the check of stored histories. */
export const allMoves = (): { from: BidStatus; to: BidStatus }[] =>
  (Object.keys(MOVES) as BidStatus[]).flatMap((from) =>
    (Object.keys(MOVES[from]) as BidStatus[]).map((to) => ({ from, to })),
  );

/** Statuses from which everything is decided. */
export const FINAL_STATUSES = [
  'won',
  'lost',
  'cancelled',
  'failed',
  'outbid',
] as const satisfies readonly BidStatus[];
