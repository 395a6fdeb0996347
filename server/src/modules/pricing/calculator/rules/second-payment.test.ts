import { describe, expect, test } from 'vitest';
import { price } from './price.ts';
import type { PriceInput } from './price-input.ts';
import {
  type ItemAbout,
  item,
  order,
  shown,
} from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';

const cube = (side: number) => ({ length: side, width: side, height: side });
describe('international freight', () => {
  // 200.000đ/kg, from 10 kg 150.000đ/kg; at least 500 g, steps of 500 g; divisor 5000
  test.each([
    [1, 500, 100_000],
    [499, 500, 100_000],
    [500, 500, 100_000],
    [501, 1_000, 200_000],
    [1_000, 1_000, 200_000],
    [1_001, 1_500, 300_000],
    [1_500, 1_500, 300_000],
    [2_300, 2_500, 500_000],
    [7_500, 7_500, 1_500_000],
    [7_501, 8_000, 1_500_000],
    [9_500, 9_500, 1_500_000],
    [9_999, 10_000, 1_500_000],
    [10_000, 10_000, 1_500_000],
    [10_001, 10_500, 1_575_000],
    [20_000, 20_000, 3_000_000],
    [29_999, 30_000, 4_500_000],
  ])('of %i g is billed as %i g for %iđ', (weightG, billedG, dong) => {
    const input = order({ items: [item({ weightG, sizeCm: cube(1) })] });
    expect(price(input, ROUND_TABLES).weight.billedG).toBe(billedG);
    expect(shown(input, 'phi-van-chuyen-quoc-te')).toBe(dong);
  });

  test.each<[string, ItemAbout, number]>([
    ['the real weight when it is more', { weightG: 2_000, sizeCm: cube(10) }, 2_000],
    ['the volume when it is more', { weightG: 1_000, sizeCm: cube(25) }, 3_500],
    [
      'the volume, rounded up to the gram before the step',
      { weightG: 100, sizeCm: { length: 50, width: 50, height: 1 } },
      500,
    ],
    [
      'the volume just over a step',
      { weightG: 100, sizeCm: { length: 50, width: 50, height: 2 } },
      1_000,
    ],
    [
      'a long thin thing by its volume',
      { weightG: 800, sizeCm: { length: 150, width: 10, height: 10 } },
      3_000,
    ],
    ['all pieces together', { weightG: 300, sizeCm: cube(5), quantity: 5 }, 1_500],
    ['the volume of all pieces together', { weightG: 300, sizeCm: cube(20), quantity: 3 }, 5_000],
  ])('bills %s', (_, about, billedG) => {
    expect(price(order({ items: [item(about)] }), ROUND_TABLES).weight.billedG).toBe(billedG);
  });

  test('bills one parcel, so that two light items share the minimum', () => {
    const items = [
      item({ weightG: 200, sizeCm: cube(1) }),
      item({ weightG: 200, sizeCm: cube(1) }),
    ];
    expect(shown(order({ items }), 'phi-van-chuyen-quoc-te')).toBe(100_000);
  });
  test('uses the divisor and tariff of its mode', () => {
    const items = [item({ weightG: 100, sizeCm: cube(30) })];
    expect(shown(order({ items, shipMode: 'AIR' }), 'phi-van-chuyen-quoc-te')).toBe(1_100_000);
    expect(shown(order({ items, shipMode: 'SEA' }), 'phi-van-chuyen-quoc-te')).toBe(360_000);
  });

  test.each<[string, ItemAbout, number | string, string]>([
    ['weight and size are told, but nothing was weighed', {}, 200_000, 'estimate'],
    ['the weight is not known', { weightG: undefined }, '100000..200000..400000', 'estimate'],
    ['the size is not known', { sizeCm: undefined }, '200000..200000..400000', 'estimate'],
    [
      'neither is known',
      { weightG: undefined, sizeCm: undefined },
      '100000..200000..400000',
      'estimate',
    ],
    [
      'not even the category is known',
      { category: undefined, weightG: undefined, sizeCm: undefined },
      '100000..400000..6525000',
      'unknown',
    ],
    [
      'the category has no row',
      { category: 'no-such-kind', weightG: undefined, sizeCm: undefined },
      '100000..400000..6525000',
      'unknown',
    ],
    [
      'only the weight is known and no category',
      { category: undefined, sizeCm: undefined },
      '200000..400000..6525000',
      'estimate',
    ],
    [
      'two pieces of typical weight',
      { weightG: undefined, quantity: 2 },
      '200000..400000..800000',
      'estimate',
    ],
  ])('is tagged right when %s', (_, about, dong, certainty) => {
    const input = order({ items: [item(about)] });
    expect(shown(input, 'phi-van-chuyen-quoc-te')).toBe(dong);
    const line = price(input, ROUND_TABLES).lines.find(
      ({ code }) => code === 'phi-van-chuyen-quoc-te',
    );
    expect(line?.certainty).toBe(certainty);
    expect(line?.reason === '').toBe(certainty === 'certain');
  });
});
describe('a parcel that was measured', () => {
  const box = (
    about: Partial<PriceInput>,
    weightG: number,
    length: number,
    width: number,
    height: number,
  ) => order({ ...about, parcel: { weightG, sizeCm: { length, width, height } } });
  const pieces = (quantity: number) => ({
    items: [item({ quantity, weightG: undefined, sizeCm: undefined })],
  });

  test.each<[string, PriceInput, number, number]>([
    ['3 pieces', box(pieces(3), 1_000, 30, 20, 10), 1_500, 300_000],
    ['20 pieces', box(pieces(20), 2_000, 30, 25, 8), 2_000, 400_000],
    [
      'two listings',
      box({ items: [item({ quantity: 2 }), item({ seller: 'B' })] }, 700, 10, 10, 10),
      1_000,
      200_000,
    ],
  ])('with %s is billed by its own weight, for certain', (_, input, billedG, dong) => {
    const { weight, lines } = price(input, ROUND_TABLES);
    expect(weight.billedG).toBe(billedG);
    expect(lines.filter(({ code }) => code === 'phi-van-chuyen-quoc-te')).toMatchObject([
      { dong, certainty: 'certain', reason: '' },
    ]);
  });

  test.each([
    ['by its length, for each piece', 120, 10, 450_000],
    ['not by the height of the pile', 50, 120, undefined],
    ['by the height when each piece is as high', 50, 298, 450_000],
  ])('is oversized %s', (_, length, height, dong) => {
    expect(shown(box(pieces(3), 1_000, length, 10, height), 'long')).toBe(dong);
  });
});
