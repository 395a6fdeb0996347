import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dong, toDong, yen } from '../../../../kernel/money.ts';
import { price } from './price.ts';
import { item } from '../../../../../test-support/prices/price-builders.ts';
import { TABLES, orders, priceOf, side } from '../../../../../test-support/prices/drawn-orders.ts';

const RUNS = { numRuns: 1_500 };
describe('every price', () => {
  test('charged for a lot won at the maximum or below is within what the maximum holds', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 100 }), ([input, which], percent) => {
        const bid = { ...input, coupons: [] };
        const won = {
          ...bid,
          items: bid.items.map((one) => ({
            ...one,
            price: yen(Math.floor((one.price * percent) / 100)),
          })),
        };
        const tables = TABLES[which] ?? TABLES[0];
        expect(price(won, tables).firstPayment.likely).toBeLessThanOrEqual(
          price(bid, tables).firstPayment.high,
        );
      }),
    );
  });

  test('is the sum of the lines shown, in whole đồng, in all three cases', () => {
    fc.assert(
      fc.property(orders, (asked) => {
        const { lines, firstPayment, secondPayment, landedTotal } = priceOf(asked);
        for (const [key, column] of [
          ['low', 'lowDong'],
          ['likely', 'dong'],
          ['high', 'highDong'],
        ] as const) {
          const sum = (payment: 1 | 2): number =>
            lines
              .filter((line) => line.payment === payment)
              .reduce((total, line) => total + line[column], 0);
          expect(firstPayment[key]).toBe(sum(1));
          expect(secondPayment[key]).toBe(sum(2));
          expect(landedTotal[key]).toBe(sum(1) + sum(2));
        }
        for (const line of lines)
          for (const amount of [line.amount, line.dong, line.lowDong, line.highDong])
            expect(Number.isSafeInteger(amount)).toBe(true);
      }),
      RUNS,
    );
  });

  test('is never below zero, and its range contains what is likely', () => {
    fc.assert(
      fc.property(orders, (asked) => {
        const breakdown = priceOf(asked);
        for (const range of [
          breakdown.firstPayment,
          breakdown.secondPayment,
          breakdown.landedTotal,
        ]) {
          expect(range.low).toBeGreaterThanOrEqual(0);
          expect(range.likely).toBeGreaterThanOrEqual(range.low);
          expect(range.high).toBeGreaterThanOrEqual(range.likely);
        }
        for (const line of breakdown.lines)
          if (line.group !== 'discounts') expect(line.lowDong).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  test('is certain only when nothing has a range', () => {
    fc.assert(
      fc.property(orders, (asked) => {
        for (const line of priceOf(asked).lines) {
          if (line.certainty === 'certain')
            expect([line.lowDong, line.highDong, line.reason]).toEqual([line.dong, line.dong, '']);
          else expect(line.reason).not.toBe('');
        }
      }),
      RUNS,
    );
  });

  test('never falls when a price, a weight or a side grows', () => {
    const more = fc.constantFrom('price', 'weightG', 'length', 'domesticShipping');
    fc.assert(
      fc.property(
        orders,
        more,
        fc.integer({ min: 1, max: 50_000 }),
        ([input, which], grows, by) => {
          const [first, ...rest] = input.items;
          if (first === undefined) return;
          const sized = {
            ...first,
            weightG: first.weightG ?? 500,
            sizeCm: first.sizeCm ?? { length: 10, width: 10, height: 10 },
            domesticShipping: first.domesticShipping ?? yen(0),
          };
          const grown = {
            ...sized,
            price: grows === 'price' ? yen(sized.price + by) : sized.price,
            weightG: grows === 'weightG' ? sized.weightG + by : sized.weightG,
            domesticShipping:
              grows === 'domesticShipping'
                ? yen(sized.domesticShipping + by)
                : sized.domesticShipping,
            sizeCm:
              grows === 'length'
                ? { ...sized.sizeCm, length: sized.sizeCm.length + (by % 100) }
                : sized.sizeCm,
          };
          const before = priceOf([{ ...input, items: [sized, ...rest] }, which]).landedTotal;
          const after = priceOf([{ ...input, items: [grown, ...rest] }, which]).landedTotal;
          for (const key of ['low', 'likely', 'high'] as const)
            expect(after[key]).toBeGreaterThanOrEqual(before[key]);
        },
      ),
      RUNS,
    );
  });

  test('of a measured parcel bills the weight that was measured, whatever is inside and however many', () => {
    const parcels = fc.record({
      weightG: fc.integer({ min: 1, max: 30_000 }),
      sizeCm: fc.record({ length: side, width: side, height: side }),
    });
    fc.assert(
      fc.property(orders, parcels, ([input, which], parcel) => {
        const alone = {
          ...input,
          items: [item({ quantity: 1, weightG: parcel.weightG, sizeCm: parcel.sizeCm })],
        };
        const { weight } = priceOf([{ ...input, parcel }, which]);
        expect(weight).toEqual(priceOf([alone, which]).weight);
        expect(weight.realG).toBe(parcel.weightG);
      }),
      RUNS,
    );
  });

  test('turns every line in yen into đồng as the kernel does with big integers', () => {
    fc.assert(
      fc.property(orders, ([input, which]) => {
        for (const line of priceOf([input, which]).lines) {
          if (line.currency === 'JPY') expect(line.dong).toBe(toDong(yen(line.amount), input.rate));
          else expect(line.dong).toBe(dong(line.amount));
        }
      }),
      RUNS,
    );
  });

  test('does not change what it was asked', () => {
    fc.assert(
      fc.property(orders, (asked) => {
        const before = structuredClone(asked);
        expect(priceOf(asked)).toEqual(priceOf(asked));
        expect(asked).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});
