const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 60;

/** When a question is asked again: soon after something appeared, less often the longer nothing does. */
export const nextReadingAt = (now: Date, quietReadings: number): Date =>
  new Date(now.getTime() + Math.min(LONGEST_MINUTES, 5 * (quietReadings + 1)) * MINUTE_MS);
