import { expect, it } from 'vitest';
import { mayHaveMoved, movedByAPage } from './page-drift.ts';

it.each([
  [0, false],
  [5_000, false],
  [5_001, true],
])('a page read %i ms ago may have moved: %s', (agoMs, may) => {
  expect(mayHaveMoved({ page: 1, readAtMs: 1_000, keys: [] }, 1_000 + agoMs)).toBe(may);
});

it.each([
  ['c d', 'a b', true],
  ['b c', 'a b', false],
  ['', 'a b', false],
])('%s now where %s was known: moved by a page %s', (again, known, moved) => {
  expect(movedByAPage(again.split(' ').filter(Boolean), new Set(known.split(' ')))).toBe(moved);
});
