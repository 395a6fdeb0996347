import type { MarketClock } from './marketplace.ts';

/** What one answer says about the site's clock, and our own times around it. */
export interface ClockReading {
  readonly receivedAt: Date;
  readonly roundTripMs: number;
  /** The site's time when it answered, as exactly as it tells. */
  readonly siteTimeMs: number;
  /** How much the site rounds away: 1 ms for a countdown in fractions, 1,000 ms for a Date header. */
  readonly resolutionMs: number;
}

/**
 * The offset of the marketplace's clock. It wrote its time somewhere within the round trip, so the true offset lies within half
 * of it on either side; what it cut off (it never rounds up) shifts and widens that by half its resolution.
 */
export function marketClockOf(reading: ClockReading): MarketClock {
  const ourMiddleMs = reading.receivedAt.getTime() - reading.roundTripMs / 2;
  return {
    offsetMs: Math.round(reading.siteTimeMs + reading.resolutionMs / 2 - ourMiddleMs),
    uncertaintyMs: Math.ceil(reading.roundTripMs / 2 + reading.resolutionMs / 2),
    roundTripMs: Math.round(reading.roundTripMs),
    measuredAt: reading.receivedAt,
  };
}
