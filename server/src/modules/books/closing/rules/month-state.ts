import type { MonthState } from '@hako/contract/books/closing';
import { daysOfMonth } from './months.ts';

export interface MonthFacts {
  /** `2026-03`. */
  readonly month: string;
  /** In Vietnam. */
  readonly today: string;
  readonly isClosed: boolean;
  readonly isWaiting: boolean;
  /** Days with entries that are not sealed yet, oldest first. */
  readonly unsealed: readonly string[];
  /** The oldest month before it that has entries and is not closed. */
  readonly openBefore: string | undefined;
}

/** What stands in the way of closing a month. */
export type Obstacle =
  | { readonly kind: 'not-over' }
  | { readonly kind: 'month-open'; readonly month: string }
  | { readonly kind: 'days-unsealed'; readonly days: number };

/**
 * Whether a month can be closed, and what stands in the way, in the order in which it is solved.
 */
export function monthState(facts: MonthFacts): { state: MonthState; obstacles: Obstacle[] } {
  if (facts.isClosed) return { state: 'closed', obstacles: [] };
  const obstacles: Obstacle[] = [];
  if (facts.today <= daysOfMonth(facts.month).to) obstacles.push({ kind: 'not-over' });
  if (facts.openBefore) obstacles.push({ kind: 'month-open', month: facts.openBefore });
  if (obstacles.length === 0 && facts.unsealed.length > 0)
    obstacles.push({ kind: 'days-unsealed', days: facts.unsealed.length });
  if (obstacles.length > 0) return { state: 'open', obstacles };
  return { state: facts.isWaiting ? 'waiting' : 'ready', obstacles };
}
