import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yen } from '../../../../kernel/money.ts';
import {
  type ConditionClass,
  LEAST_SAMPLE,
  type SoldPrice,
  standingOf,
  typicalPriceOf,
} from './typical-price.ts';

const DAY_MS = 86_400_000;
const sold = (price: number, of: ConditionClass = 'used', daysAgo = 1): SoldPrice => ({
  price: yen(price),
  class: of,
  soldAt: new Date(Date.UTC(2026, 10, 21) - daysAgo * DAY_MS),
});
const prices = (...all: number[]) => all.map((price) => sold(price));

describe('what goods usually cost', () => {
  it.each([
    [[], undefined],
    [[1000, 2000, 3000, 4000], undefined],
    [[1000, 2000, 3000, 4000, 5000], { low: 2000, median: 3000, high: 4000 }],
    [[5000, 1000, 4000, 2000, 3000, 6000], { low: 2000, median: 3000, high: 5000 }],
    [[10, 20, 30, 40, 50, 60, 70, 80], { low: 20, median: 40, high: 60 }],
    [[500, 500, 500, 500, 500], { low: 500, median: 500, high: 500 }],
    [[100, 110, 120, 130, 999_999], { low: 110, median: 120, high: 130 }],
  ])('of %j is %j', (all, quartiles) => {
    const typical = typicalPriceOf(prices(...all));
    expect(typical.quartiles).toEqual(quartiles);
    expect(typical.sampleSize).toBe(all.length);
  });

  it('is told by how worn they were, and only where enough were sold', () => {
    const all = [
      ...[9, 9, 9, 9, 9].map((price) => sold(price * 1000, 'new')),
      sold(4000, 'used'),
      sold(3000, 'used'),
      sold(500, 'poor'),
    ];
    const { classes, quartiles } = typicalPriceOf(all);
    expect(classes.map(({ class: name, sampleSize }) => [name, sampleSize])).toEqual([
      ['new', 5],
      ['used', 2],
      ['poor', 1],
    ]);
    expect(classes.map(({ quartiles: own }) => own?.median)).toEqual([9000, undefined, undefined]);
    expect(quartiles?.median).toBe(9000);
  });

  it('says since when', () => {
    const { since, until } = typicalPriceOf([
      sold(1, 'used', 30),
      sold(1, 'used', 170),
      sold(1, 'used', 2),
    ]);
    expect([since, until]).toEqual([sold(1, 'used', 170).soldAt, sold(1, 'used', 2).soldAt]);
    expect(typicalPriceOf([])).toMatchObject({ since: undefined, until: undefined, classes: [] });
  });

  const samples = fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 100_000_000 }).map(yen),
      class: fc.constantFrom<ConditionClass>('new', 'used', 'poor', 'unknown'),
      soldAt: fc.date({ noInvalidDate: true }),
    }),
    { maxLength: 60 },
  );

  it('is never shown from fewer than the least sample, always from real prices, and in order', () => {
    fc.assert(
      fc.property(samples, (all) => {
        const typical = typicalPriceOf(all);
        for (const { quartiles, sampleSize } of [typical, ...typical.classes]) {
          expect(quartiles === undefined).toBe(sampleSize < LEAST_SAMPLE);
          if (!quartiles) continue;
          const real = all.map(({ price }) => price);
          for (const price of Object.values(quartiles)) expect(real).toContain(price);
          expect(quartiles.low).toBeLessThanOrEqual(quartiles.median);
          expect(quartiles.median).toBeLessThanOrEqual(quartiles.high);
        }
        if (typical.quartiles) {
          const { low, median, high } = typical.quartiles;
          const share = (limit: number) =>
            all.filter(({ price }) => price <= limit).length / all.length;
          expect([share(low) >= 0.25, share(median) >= 0.5, share(high) >= 0.75]).toEqual([
            true,
            true,
            true,
          ]);
        }
        expect(typical.classes.reduce((total, { sampleSize }) => total + sampleSize, 0)).toBe(
          all.length,
        );
      }),
    );
  });

  it('does not depend on the order in which they were sold, and one absurd price moves no median of many', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 900, max: 1100 }), { minLength: 20, maxLength: 40 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (all, absurd) => {
          expect(typicalPriceOf(prices(...all.toReversed()))).toEqual(
            typicalPriceOf(prices(...all)),
          );
          const median = Number(typicalPriceOf(prices(...all, absurd)).quartiles?.median);
          expect(median).toBeGreaterThanOrEqual(900);
          expect(median).toBeLessThanOrEqual(1100);
        },
      ),
    );
  });

  it.each([
    [99, 'below'],
    [100, 'within'],
    [150, 'within'],
    [200, 'within'],
    [201, 'above'],
  ])('a price of %i is %s', (price, standing) => {
    expect(standingOf(yen(price), { low: yen(100), median: yen(150), high: yen(200) })).toBe(
      standing,
    );
  });
});
