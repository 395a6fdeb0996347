const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long something took, as exactly as a report is: `3,5 ngày`, `12 giờ`, `40 phút`, `2,1 giây`.
 */
export function spanText(ms: number): string {
  if (ms >= DAY_MS) return `${rounded(ms / DAY_MS)} ngày`;
  if (ms >= HOUR_MS) return `${rounded(ms / HOUR_MS)} giờ`;
  if (ms >= MINUTE_MS) return `${rounded(ms / MINUTE_MS)} phút`;
  return ms >= 1_000 ? `${rounded(ms / 1_000)} giây` : `${Math.round(ms)} ms`;
}

/** One decimal below ten, none above. */
const rounded = (value: number): string =>
  (value < 10 ? (Math.round(value * 10) / 10).toString() : String(Math.round(value))).replace(
    '.',
    ',',
  );
