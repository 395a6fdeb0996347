import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it.each([
  [[], []],
  [
    [['a', 'b'], ['c']],
    ['a', 'c', 'b'],
  ],
  [
    [['a', 'b', 'c'], [], ['d', 'e']],
    ['a', 'd', 'b', 'e', 'c'],
  ],
  [
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
    ['a', 'b', 'c'],
  ],
])('from %j comes %j', (lists, taken) => expect(takeTurns(lists, (row) => row)).toEqual(taken));

it('nothing is lost and nothing comes twice', () => {
  const lists = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(lists, (all) => {
      expect(takeTurns(all, String).toSorted((a, b) => a - b)).toEqual(
        [...new Set(all.flat())].toSorted((a, b) => a - b),
      );
    }),
  );
});

it('each list keeps its order, and none comes again before every other that has more', () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 5 });
  fc.assert(
    fc.property(lengths, (all) => {
      const lists = all.map((length, list) => Array.from({ length }, (_, row) => ({ list, row })));
      const taken = takeTurns(lists, ({ list, row }) => `${list}:${row}`);
      const turns = taken.map(({ row }) => row);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      for (const list of lists) expect(taken.filter((one) => list.includes(one))).toEqual(list);
    }),
  );
});
