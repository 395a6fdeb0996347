import { dayInVietnam } from '../../../../kernel/vietnam-day.ts';

const DAY_MS = 86_400_000;

/** Days before storage begins to cost at which the customer is told, and the day itself. */
export const REMINDERS = [14, 7, 3, 1, 0] as const;

export interface StorageClock {
  /** Whole days on the shelf: a day counts when it is over. */
  readonly storedDays: number;
  readonly freeDays: number;
  /** When the first day begins that costs. It is charged when it is over, so never earlier than was said. */
  readonly costsFrom: Date;
  /** Days until then as a calendar in Vietnam counts them: all free days on the day of arrival, 0 on the day from which it costs. */
  readonly daysLeft: number;
}

/** Where a parcel stands with its free days. */
export function storageClock(receivedAt: Date, freeDays: number, now: Date): StorageClock {
  const costsFrom = new Date(receivedAt.getTime() + freeDays * DAY_MS);
  return {
    storedDays: Math.max(0, Math.floor((now.getTime() - receivedAt.getTime()) / DAY_MS)),
    freeDays,
    costsFrom,
    daysLeft: Math.max(0, Math.round((midnightOf(costsFrom) - midnightOf(now)) / DAY_MS)),
  };
}

const midnightOf = (moment: Date): number => Date.parse(dayInVietnam(moment));

/**
 * The reminder that is due now, as days left, or undefined. Each is due once (`told` is the last one), a reminder that was missed is not made
 * up for by a later one, and none is due that the free days never reached.
 */
export function dueReminder(
  { daysLeft, freeDays }: Pick<StorageClock, 'daysLeft' | 'freeDays'>,
  told: number | undefined,
): number | undefined {
  const due = REMINDERS.filter((days) => days <= freeDays && daysLeft <= days).at(-1);
  return due !== undefined && (told === undefined || due < told) ? due : undefined;
}
