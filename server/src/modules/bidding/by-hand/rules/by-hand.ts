/** What stands for the account of a bid that a person places, with whatever account that person has. */
export const BY_HAND = 'by-hand';

/** Where a hand bid stands for its customer; kept as the bid's reason. */
export const HAND_REASONS = {
  waiting: 'by-hand-waiting',
  /** A lower maximum is live: what waits is a raise, and cannot be cancelled. */
  raising: 'raise-by-hand-waiting',
  taken: 'by-hand-taken',
  placed: 'by-hand-placed',
  refused: 'by-hand-refused',
  late: 'by-hand-late',
} as const;

const MINUTE_MS = 60_000;
/** A person needs this long before the close, and at least this long from the asking. */
const BEFORE_END_MS = 10 * MINUTE_MS;
const LEAST_MS = 15 * MINUTE_MS;
/** Nobody's money waits longer for a person. */
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** By when a person must have placed a bid, on the clock of both times given; undefined: it ends too soon to ask one. */
export function handDeadline(now: Date, endsAt: Date): Date | undefined {
  const latestMs = endsAt.getTime() - BEFORE_END_MS;
  if (latestMs - now.getTime() < LEAST_MS) return undefined;
  return new Date(Math.min(latestMs, now.getTime() + LONGEST_MS));
}
