import { describe, expect, it } from 'vitest';
import { newFinds } from './new-finds.ts';
import { nextReadingAt } from './watch-pace.ts';

describe('new is', () => {
  const again = { isFirst: false, wasWhole: false };
  it.each([
    ['nothing at the first look', ['a', 'b'], [], { isFirst: true, wasWhole: false }, []],
    ['what stands above something known', ['x', 'a', 'b'], ['a', 'b'], again, ['x']],
    ['what stands between known ones', ['a', 'x', 'b'], ['a', 'b'], again, ['x']],
    ['not what slid in from below', ['a', 'c', 'd'], ['a', 'b'], again, []],
    ['everything when nothing known is left', ['x', 'y'], ['a', 'b'], again, ['x', 'y']],
    [
      'also what stands below, when everything was seen before',
      ['a', 'x'],
      ['a'],
      { isFirst: false, wasWhole: true },
      ['x'],
    ],
    [
      'the first goods of a question that had none',
      ['x'],
      [],
      { isFirst: false, wasWhole: true },
      ['x'],
    ],
    ['nothing when nothing changed', ['a', 'b'], ['a', 'b'], again, []],
  ] as const)('%s', (_name, codes, known, earlier, expected) => {
    expect(newFinds(codes, new Set(known), earlier)).toEqual(expected);
  });
});

it.each([
  [0, 5],
  [1, 10],
  [11, 60],
  [500, 60],
])('after %i quiet readings the next is in %i minutes', (quiet, minutes) => {
  expect(nextReadingAt(new Date(0), quiet).getTime()).toBe(minutes * 60_000);
});
