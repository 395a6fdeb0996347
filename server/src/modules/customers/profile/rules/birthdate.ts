import { dayInVietnam, startOfVietnamDay } from '../../../../kernel/vietnam-day.ts';

/** Ages of the specification: a customer was born between 120 and 16 years ago. */
const AGE_YEARS = { least: 16, most: 120 } as const;

/** The day as `YYYY-MM-DD`, or undefined when the text is no real day or nobody of our ages was born on it. */
export function parseBirthdate(text: string, now: Date): string | undefined {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(text.trim()) ?? [];
  if (!day || !startOfVietnamDay(day)) return undefined;
  const today = dayInVietnam(now);
  return day <= yearsBefore(today, AGE_YEARS.least) && day >= yearsBefore(today, AGE_YEARS.most)
    ? day
    : undefined;
}

/** On 29 February of a year without one, the birthday counts on 1 March: text order does that by itself. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}
