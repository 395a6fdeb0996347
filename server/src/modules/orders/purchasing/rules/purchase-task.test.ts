import { describe, expect, it } from 'vitest';
import {
  afterRefusal,
  MOST_TRIES,
  nextReadingS,
  pauseAfterMs,
  verdictOn,
} from './purchase-task.ts';

describe('a purchase whose answer was lost', () => {
  it.each([
    ['open', true, 'bought'],
    ['closed', true, 'bought'],
    ['unreadable', true, 'bought'],
    ['closed', false, 'not-bought'],
    ['open', false, 'unknown'],
    ['unreadable', false, 'unknown'],
  ] as const)('listing %s, in the history %s: %s', (standing, isInHistory, verdict) => {
    expect(verdictOn(standing, isInHistory)).toBe(verdict);
  });

  it('is read soon, then more rarely, for three days', () => {
    const readings: number[] = [];
    for (let at: number | undefined = 0; at !== undefined; at = nextReadingS(at)) readings.push(at);
    expect(readings.slice(0, 3)).toEqual([0, 20, 60]);
    expect(readings.at(-1)).toBe(72 * 3_600);
    expect(readings).toEqual(readings.toSorted((a, b) => a - b));
  });
});

describe('a site that did not sell', () => {
  it.each([
    ['sold', 1, 'fail'],
    ['not-found', 1, 'fail'],
    ['price-changed', 1, 'ask-price'],
    ['congested', 1, 'again'],
    ['congested', MOST_TRIES, 'desk'],
    ['seller-blocked', 1, 'desk'],
  ] as const)('%s on try %i: %s', (obstacle, tries, after) => {
    expect(afterRefusal(obstacle, tries)).toBe(after);
  });

  it('waits longer before each try', () => {
    expect([1, 2, 3].map(pauseAfterMs)).toEqual([2_000, 8_000, 32_000]);
  });
});
