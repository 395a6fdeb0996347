import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MonthOfYen, yenCosts } from './yen-cost.ts';

const month = (more: Partial<MonthOfYen>): MonthOfYen => ({
  ...{ month: '2026-01', inJpy: 0, inVnd: 0, spentJpy: 0, otherJpy: 0, worthVnd: 0 },
  ...more,
});

it.each([
  ['nothing is known before anything came', [month({ spentJpy: 100 })], [undefined], [undefined]],
  [
    'a month costs the average of what was there and what came',
    [
      month({ inJpy: 1_000, inVnd: 170_000, spentJpy: 500, worthVnd: 90_000 }),
      month({ inJpy: 500, inVnd: 95_000, spentJpy: 1_000, worthVnd: 180_000 }),
    ],
    [17_000, 18_000],
    [85_000, 180_000],
  ],
  [
    'what was spent beyond what there was costs what comes later',
    [month({ inJpy: 100, inVnd: 17_000, spentJpy: 300 }), month({ inJpy: 100, inVnd: 18_000 })],
    [17_000, 18_000],
    [51_000, 0],
  ],
  [
    'a month in which nothing came costs the last average',
    [month({ inJpy: 100, inVnd: 17_000, spentJpy: 100 }), month({ spentJpy: 10 })],
    [17_000, 17_000],
    [17_000, 1_700],
  ],
])('%s', (_, months, averages, costs) => {
  const told = yenCosts(months);
  expect(told.map(({ averageX100 }) => averageX100)).toEqual(averages);
  expect(told.map(({ costVnd }) => costVnd)).toEqual(costs);
});

it('the average lies between the cheapest and the dearest yen that came', () => {
  const came = fc.record({
    inJpy: fc.integer({ min: 1, max: 1_000_000 }),
    rate: fc.integer({ min: 150, max: 200 }),
    spentJpy: fc.integer({ min: 0, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(came, { minLength: 1, maxLength: 24 }), (given) => {
      const months = given.map(({ inJpy, rate, spentJpy }) =>
        month({ inJpy, inVnd: inJpy * rate, spentJpy }),
      );
      const rates = given.map(({ rate }) => rate * 100);
      for (const { averageX100 } of yenCosts(months)) {
        // Each month rounds its cost to a whole đồng.
        expect(averageX100).toBeGreaterThanOrEqual(Math.min(...rates) - 1_201);
        expect(averageX100).toBeLessThanOrEqual(Math.max(...rates) + 1_201);
      }
    }),
  );
});
