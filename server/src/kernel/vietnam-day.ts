import { refuseUnless } from './refusal.ts';

/** Vietnam is UTC+7 all year round. */
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** The calendar day in Vietnam at a moment, `2026-11-21`: price lists, taxes and deadlines turn at its midnight. */
export const dayInVietnam = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** The moment at which a day (`2026-11-21`, anything behind it is ignored) begins in Vietnam; undefined when there is no such day. */
export function startOfVietnamDay(day: string): Date | undefined {
  const at = new Date(`${day.slice(0, 10)}T00:00:00+07:00`);
  // The 31st of February parses as a day of March.
  return Number.isNaN(at.getTime()) || dayInVietnam(at) !== day.slice(0, 10) ? undefined : at;
}

/** The moment at which it ends, which no longer belongs to it. */
export function endOfVietnamDay(day: string): Date | undefined {
  const start = startOfVietnamDay(day);
  return start && new Date(start.getTime() + DAY_MS);
}

/**
 * The moments of the days that a list is asked for, both inclusive. Refusal `request.invalid` for a
 * day that there is not.
 */
export function momentsOfDays({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}) {
  const begin = from === undefined ? undefined : startOfVietnamDay(from);
  const end = to === undefined ? undefined : endOfVietnamDay(to);
  refuseUnless(begin || from === undefined, 'request.invalid', { field: 'from' });
  refuseUnless(end || to === undefined, 'request.invalid', { field: 'to' });
  return { from: begin, to: end };
}

/** `2026-11-21` as people write it: `21/11/2026`; a month `2026-11` as `11/2026`. */
export const dayText = (day: string): string => day.split('-').reverse().join('/');

/** `14:05 21/11` on the clocks of Vietnam, for a sentence. */
export const timeInVietnam = (at: Date): string =>
  `${clockInVietnam(at)} ${dayText(dayInVietnam(at)).slice(0, 5)}`;

/** `21/11/2026 14:05` on the clocks of Vietnam, for papers and tables. */
export const momentInVietnam = (at: Date): string =>
  `${dayText(dayInVietnam(at))} ${clockInVietnam(at)}`;

const clockInVietnam = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(11, 16);
