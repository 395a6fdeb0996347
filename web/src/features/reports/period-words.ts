import { formatDay, formatMonth } from '../../text/time.ts';

const DAY_MS = 86_400_000;

/** `2026-03-21` as `21/03/2026`, `2026-03` as `03/2026`. */
export const periodName = (period: string): string =>
  period.length === 7 ? formatMonth(period) : formatDay(`${period}T00:00:00+07:00`);

/** The same under a bar, where the year of a day is known. */
export const periodLabel = (period: string): string =>
  period.length === 7 ? formatMonth(period) : periodName(period).slice(0, 5);

/**
 * All days or months from the first to the last of these, so that time runs evenly in a picture.
 */
export function everyPeriod(periods: readonly string[]): string[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = [first];
  for (let next = afterPeriod(first); next <= last; next = afterPeriod(next)) all.push(next);
  return all;
}

function afterPeriod(period: string): string {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return period.length === 7
    ? new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)
    : new Date(Date.parse(period) + DAY_MS).toISOString().slice(0, 10);
}
