import { expect, it } from 'vitest';
import { movableClock } from '../../kernel/clock.ts';
import { createLetterBudget, LETTERS_A_DAY } from './letter-budget.ts';

const letters = (count: number) => ['x'.repeat(count)];

it('of one purpose, used up, leaves the others theirs, and is there again the next day', () => {
  const clock = movableClock(new Date('2026-03-01T00:00:00Z'));
  const budget = createLetterBudget(clock);
  for (const purpose of ['keyword', 'text'] as const) {
    expect(budget.maySend(letters(LETTERS_A_DAY[purpose]), purpose)).toBe(true);
    expect(budget.maySend(letters(1), purpose)).toBe(false);
  }
  expect(budget.maySend(letters(LETTERS_A_DAY.title), 'title')).toBe(true);
  clock.advanceMs(24 * 3_600_000);
  expect(budget.maySend(letters(1), 'keyword')).toBe(true);
});

it('is smaller for the words of people than for titles', () => {
  expect(LETTERS_A_DAY.keyword + LETTERS_A_DAY.text).toBeLessThan(LETTERS_A_DAY.title);
});

it('sends nothing of any purpose while the service rests', () => {
  const clock = movableClock(new Date('2026-03-01T00:00:00Z'));
  const budget = createLetterBudget(clock);
  budget.rest();
  expect(budget.maySend(letters(1), 'title')).toBe(false);
  clock.advanceMs(20_000);
  expect(budget.maySend(letters(1), 'title')).toBe(true);
});
