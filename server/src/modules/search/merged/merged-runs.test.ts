import { expect, it } from 'vitest';
import { movableClock } from '../../../kernel/clock.ts';
import type { Run } from './merged-run.ts';
import { createMergedRuns, cursorOf, readCursor } from './merged-runs.ts';

const runOf = (size: number) => ({ list: { size } }) as unknown as Run;

it('a search that has grown pushes out the longest unused ones, however small they all began', () => {
  const runs = createMergedRuns(movableClock(new Date(0)), 1_000);
  const lives = ['a', 'b', 'c'].map((key) => runs.begin(key));
  for (const live of lives) {
    live.run = runOf(400);
    runs.keep(live);
  }
  expect(lives.map(({ id }) => runs.find(id)?.key)).toEqual([undefined, 'b', 'c']);
  expect(runs.findShared('a')).toBeUndefined();
  expect(runs.findShared('c')).toBe(lives[2]);
});

it.each([1, 35, 36, 1_295])('page %i of a search is what its cursor says', (page) => {
  expect(readCursor(cursorOf({ id: 'abcdefghijklmnop' }, page))).toEqual({
    id: 'abcdefghijklmnop',
    page,
  });
});

it.each(['', 'abcdefghijklmnop', 'abcdefghijklmnop0', 'abcdefghijklmnop-1', 'abcdefghijklmnop!'])(
  '"%s" is no cursor',
  (cursor) => {
    expect(readCursor(cursor)).toBeUndefined();
  },
);
