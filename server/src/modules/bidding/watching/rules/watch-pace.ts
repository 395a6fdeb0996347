/** How long to wait before a lot is read again: more often near the end. Milliseconds. */
const PACES = [
  { beforeEndMs: 24 * 3_600_000, everyMs: 10 * 60_000 },
  { beforeEndMs: 6 * 3_600_000, everyMs: 3 * 60_000 },
  { beforeEndMs: 3_600_000, everyMs: 60_000 },
  { beforeEndMs: 10 * 60_000, everyMs: 15_000 },
  { beforeEndMs: 2 * 60_000, everyMs: 5_000 },
] as const;
/** With a bid of ours that leads, being outbid is to be told at once. */
const LIVE_PACES = [
  { beforeEndMs: 24 * 3_600_000, everyMs: 30_000 },
  { beforeEndMs: 10 * 60_000, everyMs: 5_000 },
] as const;
const LOOKED_AT_MS = 2_500;
const LAST_MINUTES_MS = 2_000;
const AFTER_END_MS = 1_000;
const WORST_BACK_OFF_MS = 5 * 60_000;

/** Who asked for a lot, or sat before it, this long ago is taken to be still there. */
export const LOOKING_MS = 15_000;

export interface WatchState {
  /** Readings that failed one after the other. */
  readonly failures?: number;
  /** A bid of ours leads. */
  readonly isLive?: boolean;
  /** Somebody of ours has the page or their account open. */
  readonly isLookedAt?: boolean;
}

/**
 * Wait until the next read of a lot that ends in `leftMs`. Never sleeps past the end by more than a second; after readings that
 * failed it waits twice as long each time, but never past the limit, because an unsettled lot keeps somebody's money.
 */
export function nextReadInMs(
  leftMs: number,
  { failures = 0, isLive = false, isLookedAt = false }: WatchState = {},
): number {
  const pace = isLive ? Math.min(livePace(leftMs, isLookedAt), paceAt(leftMs)) : paceAt(leftMs);
  const base = leftMs <= 0 ? AFTER_END_MS : Math.min(pace, leftMs + AFTER_END_MS);
  return failures === 0
    ? base
    : Math.min(Math.max(base, AFTER_END_MS * 2 ** Math.min(failures, 12)), WORST_BACK_OFF_MS);
}

const paceAt = (leftMs: number): number =>
  PACES.find(({ beforeEndMs }) => leftMs > beforeEndMs)?.everyMs ?? LAST_MINUTES_MS;

const livePace = (leftMs: number, isLookedAt: boolean): number =>
  isLookedAt
    ? LOOKED_AT_MS
    : (LIVE_PACES.find(({ beforeEndMs }) => leftMs > beforeEndMs)?.everyMs ?? LOOKED_AT_MS);

/** Where a bid of ours leads or waits, somebody's money is at stake; elsewhere somebody only looks. */
const LED_PATIENCE_MS = 2_000;
const LOOKING_PATIENCE_MS = 100;
const PATIENCE_PER_AGE = 1 / 10;
const MOST_PATIENCE_MS = 4_000;

/**
 * How long a reading may wait for its turn in the site's budget. When that is short, those with less patience go without: viewers before lots that
 * are led. It grows with the age of what is known of the lot, so that none is forgotten for ever.
 */
export function patienceFor(isLed: boolean, ageMs: number): number {
  return Math.min(
    (isLed ? LED_PATIENCE_MS : LOOKING_PATIENCE_MS) + Math.max(0, ageMs) * PATIENCE_PER_AGE,
    MOST_PATIENCE_MS,
  );
}
