import { describe, expect, it } from 'vitest';
import { countOf, quantileOf } from './quantile.ts';

/** As the database counts them. */
const spansOf = (took: readonly number[]) =>
  [...Map.groupBy(took, (ms) => Math.floor(Math.log(Math.max(ms, 1)) * 10))].map(
    ([bucket, { length: count }]) => ({ bucket, count }),
  );

describe('half and nine tenths of many spans', () => {
  it.each([
    ['a few', [40, 60_000, 3_600_000]],
    ['all the same', Array.from({ length: 50 }, () => 86_400_000)],
    ['spread out', Array.from({ length: 1_000 }, (_, index) => (index + 1) ** 3)],
    ['in the wrong order', [9_000, 1_000, 5_000, 3_000, 7_000]],
  ])('are told to a twentieth: %s', (_, took) => {
    const sorted = took.toSorted((one, other) => one - other);
    for (const share of [0.5, 0.9]) {
      const exact = sorted[Math.ceil(took.length * share) - 1] ?? 0;
      const told = quantileOf(spansOf(took), share) ?? 0;
      expect(Math.abs(told - exact) / exact).toBeLessThan(0.055);
    }
    expect(countOf(spansOf(took))).toBe(took.length);
  });

  it('of nothing are nothing, and of no time at all about a millisecond', () => {
    expect(quantileOf([], 0.5)).toBeUndefined();
    expect(quantileOf(spansOf([0, 0]), 0.9)).toBe(1);
  });
});
