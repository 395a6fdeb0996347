/** From and until as minutes since midnight in Vietnam; over midnight when `from` is the later one. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Vietnam is UTC+7 all year round. */
const OFFSET_MINUTES = 7 * 60;

/** When a device may ring for something that happens now: at once, or when the quiet hours end. */
export function ringsAt(now: Date, quiet: QuietHours | undefined): Date {
  if (!quiet) return now;
  const minuteMs = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const minute = (minuteMs / MINUTE_MS + OFFSET_MINUTES) % DAY_MINUTES;
  const sinceFrom = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  return sinceFrom < length ? new Date(minuteMs + (length - sinceFrom) * MINUTE_MS) : now;
}
