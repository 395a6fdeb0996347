import { Refusal } from '../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../kernel/vietnam-day.ts';
import type { Days } from '../ledger/index.ts';

const DAY_MS = 86_400_000;
/** A year and the day that closes it. */
const MOST_DAYS = 367;

/**
 * Days in Vietnam as somebody asked for them. Refusal `books.days`: not days, in the wrong order,
 * or too many.
 */
export function daysAsked({ from, to }: Days): Days {
  const [start, end] = [startOfVietnamDay(from), endOfVietnamDay(to)];
  const count = start && end ? (end.getTime() - start.getTime()) / DAY_MS : 0;
  if (count < 1 || count > MOST_DAYS) throw new Refusal('books.days', { most: MOST_DAYS });
  return { from, to };
}
