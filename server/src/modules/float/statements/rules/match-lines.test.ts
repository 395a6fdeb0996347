import fc from 'fast-check';
import { expect, it } from 'vitest';
import { candidatesOf, matchLines, type OpenLine, type Unit } from './match-lines.ts';

const line = (id: string, day: string, amountJpy: number, reference = ''): OpenLine => ({
  ...{ id, day, amountJpy, reference, words: '' },
});
const unit = (key: string, day: string, amountJpy: number, ...names: string[]): Unit => ({
  ...{ key, day, amountJpy, names },
});

it('a line that says a number covers it, also when others are nearer', () => {
  const lines = [line('a', '2026-03-20', -500, 'YAHOO x1234567890')];
  const units = [
    unit('near', '2026-03-20', -500, 'm111222333'),
    unit('named', '2026-03-01', -500, 'X1234567890'),
  ];
  expect([...matchLines(lines, units)]).toEqual([['a', 'named']]);
});

it.each([
  ['one unit of its amount within some days', [unit('u', '2026-03-05', -500)], [['a', 'u']]],
  ['none so far away', [unit('u', '2026-01-05', -500)], []],
  ['none of another amount', [unit('u', '2026-03-05', -501, 'NAMED123')], []],
  [
    'none of two, for nobody knows which',
    [unit('u', '2026-03-05', -500), unit('v', '2026-03-06', -500)],
    [],
  ],
])('a line covers %s', (_, units, found) => {
  expect([...matchLines([line('a', '2026-03-08', -500, 'NAMED123')], units)]).toEqual(found);
});

it('what may be meant is told by name first, with its difference', () => {
  const units = [
    unit('amount', '2026-03-08', -500),
    unit('named', '2026-03-01', -450, 'NAMED123'),
    unit('neither', '2026-03-08', -1),
  ];
  const found = candidatesOf(line('a', '2026-03-08', -500, 'NAMED123'), units);
  expect(found.map(({ key }) => key)).toEqual(['named', 'amount']);
});

it('covers no unit twice, and only such of its amount', () => {
  const days = fc
    .integer({ min: 1, max: 28 })
    .map((day) => `2026-03-${String(day).padStart(2, '0')}`);
  const amounts = fc.integer({ min: -5, max: -1 });
  const pairs = fc.array(fc.tuple(days, amounts), { maxLength: 12 });
  fc.assert(
    fc.property(pairs, pairs, (ofLines, ofUnits) => {
      const lines = ofLines.map(([day, amount], index) => line(`l${index}`, day, amount));
      const units = ofUnits.map(([day, amount], index) => unit(`u${index}`, day, amount));
      const found = [...matchLines(lines, units)];
      expect(new Set(found.map(([, key]) => key)).size).toBe(found.length);
      for (const [id, key] of found)
        expect(units.find((one) => one.key === key)?.amountJpy).toBe(
          lines.find((one) => one.id === id)?.amountJpy,
        );
    }),
  );
});
