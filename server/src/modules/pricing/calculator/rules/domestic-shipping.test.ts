import { describe, expect, test } from 'vitest';
import { dong } from '../../../../kernel/money.ts';
import { price } from './price.ts';
import { coupon, item, order, shown } from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';
import type { PricedItem } from './price-input.ts';

describe('domestic shipping', () => {
  test.each<[string, PricedItem[], number | string]>([
    ['free', [item({ domesticShipping: 0 })], 0],
    ['known', [item({ domesticShipping: 800 })], 136_000],
    [
      'shared by two items of one seller',
      [item({ domesticShipping: 800 }), item({ domesticShipping: 800 })],
      136_000,
    ],
    [
      'the dearer one when a seller names two',
      [item({ domesticShipping: 500 }), item({ domesticShipping: 1_200 })],
      204_000,
    ],
    [
      'twice for two sellers',
      [item({ domesticShipping: 800, seller: 'A' }), item({ domesticShipping: 800, seller: 'B' })],
      272_000,
    ],
    [
      'twice when nobody knows the sellers',
      [
        item({ domesticShipping: 800, seller: undefined }),
        item({ domesticShipping: 800, seller: undefined }),
      ],
      272_000,
    ],
    [
      'for each listing on Mercari, even of one seller',
      [
        item({ domesticShipping: 800, site: 'mercari' }),
        item({ domesticShipping: 800, site: 'mercari' }),
      ],
      272_000,
    ],
    ['once for three pieces of a listing', [item({ domesticShipping: 800, quantity: 3 })], 136_000],
    ['a range when unknown', [item({ domesticShipping: undefined })], '17000..85000..153000'],
    [
      'the wider range of Mercari when unknown',
      [item({ domesticShipping: undefined, site: 'mercari' })],
      '0..119000..340000',
    ],
    [
      'at least what one item of the seller says',
      [item({ domesticShipping: 600 }), item({ domesticShipping: undefined })],
      '102000..102000..153000',
    ],
    [
      'above the usual when one item says so',
      [item({ domesticShipping: 1_500 }), item({ domesticShipping: undefined })],
      255_000,
    ],
    [
      'from the lowest upward when only the lowest is known',
      [item({ domesticShipping: 400, isDomesticShippingLowest: true })],
      '68000..68000..153000',
    ],
    [
      'above the usual even if it is the lowest',
      [item({ domesticShipping: 1_400, isDomesticShippingLowest: true })],
      238_000,
    ],
  ])('is %s', (_, items, dong) => {
    expect(shown(order({ items }), 'phi-van-chuyen-noi-dia')).toBe(dong);
  });

  test.each([
    [0, 'certain', ''],
    [undefined, 'unknown', 'Người bán chưa cho biết phí gửi; khoảng thường gặp của trang này.'],
  ] as const)('of %s is tagged %s', (domesticShipping, certainty, reason) => {
    const line = price(order({ items: [item({ domesticShipping })] }), ROUND_TABLES).lines.find(
      ({ code }) => code === 'phi-van-chuyen-noi-dia',
    );
    expect(line).toMatchObject({ certainty, reason });
  });
});
describe('rounding into đồng, half up, once for each line', () => {
  test.each([
    [1, 17_635, 100, 176],
    [2, 17_635, 100, 353],
    [3, 17_635, 100, 529],
    [10, 17_635, 100, 1_764],
    [100, 17_635, 100, 17_635],
    [1, 1_705, 10, 171],
    [3, 1_705, 10, 512],
    [5, 1_701, 10, 851],
    [1, 1, 2, 1],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [999_999_999, 17_635, 100, 176_349_999_824],
    [1_000_000_000, 99_999, 1, 99_999_000_000_000],
  ])('¥%i at %i/%i is %iđ', (jpy, vnd, scale, dong) => {
    expect(shown(order({ items: [item({ price: jpy })], rate: { vnd, scale } }), 'tien-hang')).toBe(
      dong,
    );
  });

  test('leaves the totals as sums of what is shown, not of what was before rounding', () => {
    const input = order({
      items: [item({ price: 1 }), item({ price: 1 }), item({ price: 1 })],
      rate: { vnd: 15, scale: 10 },
    });
    expect(shown(input, 'tien-hang')).toBe(6);
  });
});
describe('domestic shipping that was booked', () => {
  const off = (about: object) => [coupon({ target: 'domestic-shipping', ...about })];
  // ¥1,000 were charged: 170.000đ.
  test.each([
    ['less than charged', [], 100_000, -70_000],
    ['more than charged', [], 200_000, 30_000],
    ['less, after a coupon took all of it', off({ percent: 100 }), 100_000, undefined],
    ['more, after a coupon took all of it', off({ amount: 170_000 }), 200_000, 30_000],
    ['less, after a coupon took half of it', off({ percent: 50 }), 100_000, -35_000],
    ['less than the coupon was worth', off({ amount: 120_000 }), 100_000, -50_000],
    ['with a coupon on something else', [coupon({ percent: 50 })], 100_000, -70_000],
  ])('is compared with what was paid: %s', (_, coupons, booked, difference) => {
    const asked = order({
      items: [item({ domesticShipping: 1_000 })],
      coupons,
      booked: { domesticShipping: dong(booked) },
    });
    expect(shown(asked, 'chenh-lech-noi-dia')).toBe(difference);
  });
});
describe('extra services', () => {
  test.each<[string, string[], string, number | undefined]>([
    ['for each item', ['PHOTO'], 'dich-vu-photo', 60_000],
    ['for each piece', ['COUNT'], 'dich-vu-count', 20_000],
    ['for each kg begun of the billed weight', ['CRATE'], 'dich-vu-crate', 80_000],
    ['a share of the goods', ['INSURE'], 'dich-vu-insure', 204_000],
    ['for the order', ['REPACK'], 'dich-vu-repack', 45_000],
    ['once even if named twice', ['PHOTO', 'PHOTO'], 'dich-vu-photo', 60_000],
    ['not when not chosen', [], 'dich-vu-photo', undefined],
  ])('are charged %s', (_, services, code, dong) => {
    expect(shown(order({ items: [item(), item({ quantity: 3 })], services }), code)).toBe(dong);
  });

  test('charge at least the minimum', () =>
    expect(
      shown(order({ items: [item({ price: 100 })], services: ['INSURE'] }), 'dich-vu-insure'),
    ).toBe(50_000));
  test.each([
    ['PHOTO', 1],
    ['CRATE', 2],
  ] as const)('%s belong to payment %i', (code, payment) => {
    const line = price(order({ services: [code] }), ROUND_TABLES).lines.find(
      ({ group }) => group === 'services',
    );
    expect(line?.payment).toBe(payment);
  });
});
