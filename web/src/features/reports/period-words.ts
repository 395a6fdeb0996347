import { formatDay, formatMonth } from '../../text/time.ts';

/** `2026-03-21` as `21/03/2026`, `2026-03` as `03/2026`. */
export const periodName = (period: string): string =>
  period.length === 7 ? formatMonth(period) : formatDay(`${period}T00:00:00+07:00`);

/** The same under a bar, where the year of a day is known. */
export const periodLabel = (period: string): string =>
  period.length === 7 ? formatMonth(period) : periodName(period).slice(0, 5);
