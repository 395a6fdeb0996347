import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allocate } from './allocate.ts';

const whole = fc.integer({ min: 0, max: 2_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 12 });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('what is shared by weight', () => {
  it('sums to the whole, to the last unit', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        expect(sum(allocate(amount, by))).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never a whole unit away from the exact share', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        const total = sum(by);
        fc.pre(total > 0);
        for (const [index, share] of allocate(amount, by).entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          const apart =
            BigInt(share) * BigInt(total) - BigInt(amount) * BigInt(by[index] as number);
          expect(apart > -BigInt(total) && apart < BigInt(total)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives the heavier one never less', () => {
    fc.assert(
      fc.property(whole, weights, (amount, by) => {
        const shares = allocate(amount, by);
        for (const [one, share] of shares.entries())
          for (const [other, next] of shares.entries())
            if ((by[one] as number) > (by[other] as number))
              expect(share).toBeGreaterThanOrEqual(next);
      }),
    );
  });

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [215_000, [1_200, 800], [129_000, 86_000]],
    [5, [0, 0], [3, 2]],
    [7, [3], [7]],
    [1, [1, 2], [0, 1]],
  ])('%s by %j is %j', (amount, by, shares) => expect(allocate(amount, by)).toEqual(shares));

  it('refuses what is no whole amount', () => {
    expect(() => allocate(1.5, [1])).toThrow();
    expect(() => allocate(-1, [1])).toThrow();
    expect(() => allocate(1, [])).toThrow();
  });
});
