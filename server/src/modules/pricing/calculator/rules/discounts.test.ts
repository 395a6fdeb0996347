import { describe, expect, test } from 'vitest';
import { price } from './price.ts';
import { coupon, item, order, shown } from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';

describe('discounts', () => {
  const level = (service: number, freight = 0) => ({
    serviceFeeDiscountBp: service,
    freightDiscountBp: freight,
    depositBp: 10_000,
    freeStorageDays: 30,
  });
  // Goods ¥10,000: service fee 170.000đ, payment fee 34.000đ, freight 1 kg 200.000đ, delivery 20.000đ.
  test.each([
    [500, -8_500],
    [1_000, -17_000],
    [3_333, -56_661],
    [10_000, -170_000],
  ])('of the level, %i basis points of the service fee', (bp, dong) => {
    expect(shown(order({ level: level(bp) }), 'giam-phi-dich-vu')).toBe(dong);
  });
  test.each([
    [250, -5_000],
    [10_000, -200_000],
  ])('of the level, %i basis points of the freight', (bp, dong) => {
    expect(shown(order({ level: level(0, bp) }), 'giam-cuoc-quoc-te')).toBe(dong);
  });

  test.each([
    ['a fixed amount', coupon({ amount: 50_000 }), -50_000],
    ['never more than its target', coupon({ amount: 900_000 }), -170_000],
    ['a share', coupon({ percent: 50 }), -85_000],
    ['a share with a cap', coupon({ percent: 50, most: 30_000 }), -30_000],
    ['the whole', coupon({ percent: 100 }), -170_000],
    ['freight', coupon({ target: 'freight', amount: 30_000 }), -30_000],
    ['all freight', coupon({ target: 'freight', percent: 100 }), -200_000],
    ['delivery', coupon({ target: 'delivery', amount: 99_000 }), -20_000],
    ['the payment fee', coupon({ target: 'payment-fee', amount: 99_000 }), -34_000],
    ['goods', coupon({ target: 'goods', percent: 10 }), -170_000],
    ['goods, all of it', coupon({ target: 'goods', amount: 9_000_000 }), -1_700_000],
    ['the first payment', coupon({ target: 'first-payment', amount: 9_000_000 }), -1_904_000],
    ['the second payment', coupon({ target: 'second-payment', percent: 50 }), -110_000],
    ['with its minimum just reached', coupon({ amount: 1_000, minimumGoods: 1_700_000 }), -1_000],
    ['nothing under its minimum', coupon({ amount: 1_000, minimumGoods: 1_700_001 }), undefined],
    [
      'nothing of shipping that is free',
      coupon({ target: 'domestic-shipping', amount: 5_000 }),
      undefined,
    ],
    ['nothing', coupon({ amount: 0 }), undefined],
  ])('of a coupon take %s', (_, one, dong) => {
    expect(shown(order({ coupons: [one] }), 'ma-giam-gia:CODE')).toBe(dong);
  });

  test('of level and coupons together leave the service fee at zero, not below', () => {
    const input = order({
      level: level(5_000),
      coupons: [coupon({ percent: 80 }), coupon({ amount: 100_000 })],
    });
    // 170.000: the level takes half, the first coupon 80 % of what is left, the second the last 17.000.
    expect(shown(input, 'ma-giam-gia:CODE')).toBe(-85_000);
    expect(price(input, ROUND_TABLES).firstPayment.likely).toBe(1_734_000);
  });
  test('of the whole payment and of a fee never take the same đồng twice', () => {
    const input = order({
      coupons: [
        coupon({ target: 'first-payment', percent: 100 }),
        coupon({ target: 'service-fee', amount: 50_000 }),
      ],
    });
    expect(price(input, ROUND_TABLES).firstPayment.likely).toBe(0);
  });
  test('follow the range of what they discount', () => {
    const input = order({ items: [item({ weightG: undefined })], level: level(0, 1_000) });
    expect(shown(input, 'giam-cuoc-quoc-te')).toBe('-10000..-20000..-40000');
  });
});
