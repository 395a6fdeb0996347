const DAY_MS = 24 * 60 * 60_000;
/** Vietnam is seven hours ahead of UTC, all year. */
const VIETNAM_MS = 7 * 60 * 60_000;
/** Half past, less what the slowest start takes. */
const TO_SEALING_MS = 27 * 60_000;
const WORK_BEGINS_MS = 8 * 60 * 60_000;

/** The days on which the story is told, each as the moment when work begins in Vietnam. */
export interface Calendar {
  /** Monday is 0. */
  dayOfWeek(day: number): Date;
  /** The first of the month after the week, a moment before the hour's sealing of the books. */
  readonly monthIsOver: Date;
  /** `2026-12`. */
  readonly month: string;
}

/** The first whole week of next month: clocks are moved forward only. */
export function calendarFrom(today: Date): Calendar {
  const here = new Date(today.getTime() + VIETNAM_MS);
  const first = (monthsAhead: number) =>
    Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + monthsAhead, 1);
  const weekday = new Date(first(1)).getUTCDay();
  const monday = first(1) + ((8 - weekday) % 7) * DAY_MS;
  const morning = (day: number) => new Date(day + WORK_BEGINS_MS - VIETNAM_MS);
  return {
    dayOfWeek: (day) => morning(monday + day * DAY_MS),
    monthIsOver: new Date(morning(first(2)).getTime() + TO_SEALING_MS),
    month: new Date(monday).toISOString().slice(0, 7),
  };
}
