import { Refusal } from '../../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';

/** Days in Vietnam, both inclusive: `2026-03-21`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export type Step = 'day' | 'month';

/** Days with the moments at which they begin and end; the end no longer belongs to them. */
export interface AskedDays extends Days {
  readonly start: Date;
  readonly end: Date;
  readonly step: Step;
}

const DAY_MS = 86_400_000;
/** A year and the day that closes it. */
const MOST_DAYS = 367;
/** More days than this are told by month. */
const MOST_SINGLE_DAYS = 62;

/** Refusal `reports.days`: not days, in the wrong order, or too many. */
export function askedDays({ from, to }: Days): AskedDays {
  const [start, end] = [startOfVietnamDay(from), endOfVietnamDay(to)];
  const count = start && end ? (end.getTime() - start.getTime()) / DAY_MS : 0;
  if (!start || !end || count < 1 || count > MOST_DAYS)
    throw new Refusal('reports.days', { most: MOST_DAYS });
  return { from, to, start, end, step: count > MOST_SINGLE_DAYS ? 'month' : 'day' };
}

/** How PostgreSQL writes the period of a day. */
export const formatOf = (step: Step): string => (step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM');
