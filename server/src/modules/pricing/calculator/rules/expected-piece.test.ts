import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { StatedParcel } from '../../../../kernel/stated-parcel.ts';
import { SEED_ROWS } from '../../seed/seed-rows.ts';
import { prepareTables } from '../../tables/rules/prepare-tables.ts';
import type { PreparedCategory } from '../../tables/rules/prepared-tables.ts';
import { expectedVolume, expectedWeight } from './expected-piece.ts';
import type { PricedItem } from './price-input.ts';
import { item } from '../../../../../test-support/prices/price-builders.ts';

const tables = prepareTables(SEED_ROWS, '2026-11-24');
/** 350, 850, 1,900 g. */
const figure = tables.categories.get('figure') as PreparedCategory;
const told = (stated: StatedParcel, more: Partial<PricedItem> = {}): PricedItem => ({
  ...item(),
  weightG: undefined,
  sizeCm: undefined,
  stated,
  ...more,
});

describe('the weight of one packed piece', () => {
  it.each<[string, PricedItem, [number, number, number]]>([
    [
      'as weighed, whatever the seller wrote',
      told({ weightG: 100 }, { weightG: 700 }),
      [700, 700, 700],
    ],
    ['as the seller wrote, and packed', told({ weightG: 16_500 }), [16_500, 18_250, 21_750]],
    ['small goods, and packed', told({ weightG: 200 }), [200, 320, 560]],
    ['as usual for its kind', told({}), [350, 850, 1_900]],
    [
      'at most what the class of the box may weigh',
      told({ sidesTogetherCm: 60 }),
      [350, 850, 1_900],
    ],
    ['not more than usual in a large box', told({ sidesTogetherCm: 160 }), [350, 850, 1_900]],
    ['wider while its page is unread', told({}, { isPageUnread: true }), [245, 850, 2_280]],
    [
      'as the title says, its page unread',
      told({ weightG: 200 }, { isPageUnread: true }),
      [200, 320, 560],
    ],
  ])('is %s', (_, piece, [low, likely, high]) =>
    expect(expectedWeight(piece, figure)).toEqual({ low, likely, high }),
  );
});

describe('the volume of one packed piece', () => {
  it.each<[string, PricedItem, [number, number, number]]>([
    [
      'as measured',
      told({}, { sizeCm: { length: 10, width: 10, height: 10 } }),
      [1_000, 1_000, 1_000],
    ],
    ['as the seller wrote, and padded', told({ sizeCm: [30, 20, 10] }), [6_000, 9_867, 14_976]],
    [
      'of the class 100, between the class below and a cube',
      told({ sidesTogetherCm: 100 }),
      [7_585, 21_600, 37_038],
    ],
    ['of the smallest class', told({ sidesTogetherCm: 60 }), [400, 2_700, 8_000]],
  ])('is %s', (_, piece, [low, likely, high]) =>
    expect(expectedVolume(piece, figure)).toEqual({ low, likely, high }),
  );
});

test('whatever the seller writes, the three cases stay in order, whole and above zero', () => {
  const length = fc.integer({ min: 1, max: 400 });
  const stated = fc.record(
    {
      weightG: fc.integer({ min: 1, max: 200_000 }),
      sizeCm: fc.tuple(length, length, length),
      sidesTogetherCm: fc.constantFrom(60, 80, 100, 120, 140, 160, 170, 180, 200, 260),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      stated,
      fc.boolean(),
      fc.constantFrom(...tables.categories.values()),
      (words, isPageUnread, kind) => {
        for (const band of [expectedWeight, expectedVolume]) {
          const { low, likely, high } = band(told(words, { isPageUnread }), kind);
          expect([low, likely, high].every((one) => Number.isSafeInteger(one) && one > 0)).toBe(
            true,
          );
          expect(low <= likely && likely <= high).toBe(true);
        }
      },
    ),
  );
});
