import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepareTiers, tiered } from '../../tables/rules/tiers.ts';
import { timesDown, timesHalfUp } from './whole.ts';

describe('whole-number arithmetic', () => {
  const amounts = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.maxSafeNat());
  const numerators = fc.integer({ min: 0, max: 100_000 });
  const denominators = fc.integer({ min: 1, max: 100_000 });
  const fits = (value: bigint): boolean => value <= BigInt(Number.MAX_SAFE_INTEGER);
  test('is exact against big integers, half up and down', () => {
    fc.assert(
      fc.property(amounts, numerators, denominators, (amount, numerator, denominator) => {
        const product = BigInt(amount) * BigInt(numerator);
        const halfUp = (2n * product + BigInt(denominator)) / (2n * BigInt(denominator));
        if (!fits(halfUp)) return;
        expect(timesHalfUp(amount, numerator, denominator)).toBe(Number(halfUp));
        expect(timesDown(amount, numerator, denominator)).toBe(
          Number(product / BigInt(denominator)),
        );
      }),
      { numRuns: 20_000 },
    );
  });
  test('of tiers never falls when the amount grows, whatever the tiers are', () => {
    const tier = fc.record({
      from: fc.integer({ min: 1, max: 1_000 }),
      fixed: fc.integer({ min: 0, max: 500 }),
      rate: fc.integer({ min: 0, max: 10_000 }),
    });
    const tables = fc
      .uniqueArray(tier, { selector: ({ from }) => from, maxLength: 4 })
      .map((tiers) =>
        prepareTiers([
          { from: 0, fixed: 3, rate: 700 },
          ...tiers.sort((one, other) => one.from - other.from),
        ]),
      );
    fc.assert(
      fc.property(
        tables,
        fc.integer({ min: 0, max: 2_000 }),
        fc.integer({ min: 0, max: 500 }),
        (prepared, amount, by) => {
          expect(tiered(prepared, amount + by)).toBeGreaterThanOrEqual(tiered(prepared, amount));
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
