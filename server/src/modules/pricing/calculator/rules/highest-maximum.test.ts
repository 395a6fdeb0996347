import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidStepAt, roundDownToBidStep } from '../../tables/rules/bid-steps.ts';
import { at, highestMaximumWithin, LEAST_BID } from './highest-maximum.ts';
import { price } from './price.ts';
import { coupon, item, order } from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';

const MOST = 10_000_000;

describe('the bid step', () => {
  test.each([
    [0, 10],
    [1, 10],
    [999, 10],
    [1_000, 100],
    [1_001, 100],
    [4_999, 100],
    [5_000, 250],
    [9_999, 250],
    [10_000, 500],
    [49_999, 500],
    [50_000, 1_000],
    [1_000_000, 1_000],
  ])('at ¥%i is ¥%i', (current, step) => expect(bidStepAt(current)).toBe(step));
  test.each([
    [0, 0],
    [9, 0],
    [10, 10],
    [999, 990],
    [1_000, 1_000],
    [1_099, 1_000],
    [1_100, 1_100],
    [4_999, 4_900],
    [5_000, 5_000],
    [5_249, 5_000],
    [5_250, 5_250],
    [9_999, 9_750],
    [10_000, 10_000],
    [10_499, 10_000],
    [10_500, 10_500],
    [49_999, 49_500],
    [50_000, 50_000],
    [50_999, 50_000],
    [51_000, 51_000],
  ])('takes ¥%i down to ¥%i', (amount, onStep) => expect(roundDownToBidStep(amount)).toBe(onStep));
});

describe('the highest maximum within a landed ceiling', () => {
  const solve = (ceiling: number, about = order(), against: 'likely' | 'high' = 'likely') =>
    highestMaximumWithin({ input: about, ceiling, against, most: MOST }, ROUND_TABLES);
  // ¥10,000 lands at 1.700.000 + 170.000 + 34.000 + 200.000 + 20.000 = 2.124.000
  test.each([
    ['exactly met', 2_124_000, 10_000],
    ['missed by one đồng', 2_123_999, 9_750],
    ['one step more', 2_217_500, 10_500],
    ['one đồng short of that', 2_217_499, 10_000],
    ['far above every bid', 9_000_000_000, MOST],
    ['only the smallest bid', 306_700, 10],
    ['less than the smallest bid', 306_699, undefined],
    ['nothing', 0, undefined],
  ])('%s (%iđ) is %s', (_, ceiling, maximum) => expect(solve(ceiling)).toBe(maximum));

  test('is lower against the dear case than against the likely one', () => {
    const vague = order({ items: [item({ weightG: undefined })] });
    expect([solve(3_000_000, vague), solve(3_000_000, vague, 'high')]).toEqual([14_500, 13_500]);
  });
  test('counts the tax that a store adds', () =>
    expect(solve(2_124_000, order({ items: [item({ isTaxAdded: true })] }))).toBe(9_000));
  test('finds the dearer stretch that only a coupon makes affordable', () => {
    const coupons = [coupon({ target: 'first-payment', amount: 500_000, minimumGoods: 1_700_000 })];
    expect(solve(1_700_000, order({ coupons }))).toBe(10_000);
    expect(solve(1_500_000, order({ coupons }))).toBe(6_500);
  });

  test('falls back below a coupon whose stretch holds no bid on the steps', () => {
    // The coupon begins at ¥10,001, and what it makes affordable ends before ¥10,500.
    const coupons = [coupon({ target: 'first-payment', amount: 500_000, minimumGoods: 1_700_170 })];
    expect(solve(1_625_000, order({ coupons }))).toBe(7_250);
  });

  const asked = fc.record({
    ceiling: fc.integer({ min: 0, max: 30_000_000 }),
    isTaxAdded: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 3 }),
    site: fc.constantFrom('auction', 'paypay', 'rakuten'),
    weightG: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
    shipMode: fc.constantFrom('AIR', 'TAXED', 'SEA'),
    against: fc.constantFrom('likely' as const, 'high' as const),
    coupons: fc.array(
      fc.record({
        amount: fc.integer({ min: 0, max: 900_000 }),
        minimumGoods: fc.integer({ min: 0, max: 8_000_000 }),
        target: fc.constantFrom(
          'first-payment' as const,
          'service-fee' as const,
          'freight' as const,
        ),
      }),
      { maxLength: 2 },
    ),
  });
  test('holds: it is within, and no higher bid on the steps is', () => {
    fc.assert(
      fc.property(
        asked,
        ({ ceiling, isTaxAdded, quantity, site, weightG, shipMode, against, coupons }) => {
          const input = order({
            items: [item({ isTaxAdded, quantity, site, weightG })],
            shipMode,
            coupons: coupons.map((one) => coupon(one)),
          });
          const isWithin = (amount: number): boolean =>
            price(at(input, amount), ROUND_TABLES).landedTotal[against] <= ceiling;
          const maximum = highestMaximumWithin(
            { input, ceiling, against, most: 200_000 },
            ROUND_TABLES,
          );
          if (maximum !== undefined) expect(isWithin(maximum)).toBe(true);
          for (
            let bid = maximum === undefined ? LEAST_BID : maximum + bidStepAt(maximum);
            bid <= 200_000;
            bid += bidStepAt(bid)
          ) {
            if (isWithin(bid))
              throw new Error(`¥${bid} is within ${ceiling}đ too, answered ${maximum}`);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
