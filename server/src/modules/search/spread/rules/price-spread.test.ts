import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSpreadOf } from './price-spread.ts';

describe('how prices spread', () => {
  it.each<[string, number[], number]>([
    ['no price', [], 1],
    ['too few', [1_000, 2_000, 3_000, 9_000], 1],
    ['all the same', [500, 500, 500, 500, 500, 500], 1],
    ['nearer to each other than bars may be', [500_000, 510_000, 515_000, 519_000, 523_000], 1_000],
    ['nothing that costs something', [0, 0, 0, 0, 0, 0], 1],
  ])('of %s is not drawn', (_, prices, unit) => expect(priceSpreadOf(prices, unit)).toBeNull());

  it('counts each price once, between edges that ascend by a unit at least', () => {
    const price = fc.oneof(
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.integer({ min: 400_000, max: 600_000 }),
    );
    fc.assert(
      fc.property(
        fc.array(price, { maxLength: 300 }),
        fc.constantFrom(1, 1_000),
        (prices, unit) => {
          const spread = priceSpreadOf(prices, unit);
          if (!spread) return;
          const { edges, counts } = spread;
          expect([edges.length, counts.length]).toEqual([25, 24]);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length);
          for (const [bar, count] of counts.entries()) {
            const [from, until] = [edges[bar] as number, edges[bar + 1] as number];
            expect(until - from).toBeGreaterThanOrEqual(unit);
            const inside = prices.filter(
              (one) => one >= from && (one < until || (bar === 23 && one === until)),
            );
            expect(inside.length).toBe(count);
          }
        },
      ),
    );
  });
});
