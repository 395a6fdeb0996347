import { SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import { readValues } from './read-values.ts';

const read = (page: keyof typeof SETTING_PAGES, sent: unknown) =>
  readValues(SETTING_PAGES[page].fields, sent);
const refusal = (page: keyof typeof SETTING_PAGES, sent: unknown) => {
  try {
    read(page, sent);
  } catch (error) {
    if (error instanceof Refusal) return error.facts;
    throw error;
  }
  return undefined;
};
const FEE = {
  counted: 'item',
  tiers: [
    { fromJpy: 0, fixedJpy: 0, basisPoints: 800 },
    { fromJpy: 50_000, fixedJpy: 0, basisPoints: 700 },
  ],
  minimumJpy: 300,
};
const KIND = {
  label: 'Máy ảnh',
  weightG: { low: 400, likely: 1_100, high: 2_800 },
  sizeCm: { low: [18, 14, 12], likely: [25, 20, 16], high: [40, 30, 25] },
  dutyBp: { low: 0, likely: 0, high: 1_000 },
  hasBattery: false,
  isUsedBanned: true,
  words: ['カメラ'],
};
const PAYOUT = { minimum_vnd: 1, cool_down_hours: 0, open_requests: 1 };
const SHIP_MODE = {
  ...{ label: 'Bay', short_label: 'Bay', days_min: 5, days_max: 5 },
  ...{ is_active: true, has_customs_gate: false },
};

describe('what is kept of a row', () => {
  test('only what the page describes, trimmed and each word once', () => {
    expect(read('service-fees', { ...FEE, other: 1 })).toEqual(FEE);
    expect(
      read('goods-kinds', { ...KIND, label: ' Máy ảnh ', words: ['カメラ', ' カメラ '] }),
    ).toEqual(KIND);
  });
  test('the least that a row may say', () => {
    expect(read('withdrawal-limits', PAYOUT)).toEqual(PAYOUT);
    expect(read('ship-modes', SHIP_MODE)).toEqual(SHIP_MODE);
  });
  test('a field that is not shown is dropped', () => {
    expect(read('extra-services', { per: 'item', price_vnd: 5, basis_points: 9 })).toEqual({
      per: 'item',
      price_vnd: 5,
    });
  });
});

describe('what is refused, by the name of its field', () => {
  test.each([
    ['a text where a number stands', 'storage', { freeDays: '3', dongPerKgDay: 1 }, 'Miễn phí'],
    ['a part of a đồng', 'storage', { freeDays: 3, dongPerKgDay: 1.5 }, 'Mỗi kg mỗi ngày'],
    ['less than nothing', 'storage', { freeDays: -1, dongPerKgDay: 1 }, 'Miễn phí'],
    ['more than the whole', 'taxes', { basisPoints: 10_001 }, 'Thuế suất'],
    ['a missing field', 'storage', { freeDays: 3 }, 'Mỗi kg mỗi ngày'],
    ['an unknown choice', 'service-fees', { ...FEE, counted: 'moon' }, 'Tính cho'],
    ['no tier', 'service-fees', { ...FEE, tiers: [] }, 'Mức phí theo tiền hàng'],
    [
      'a first tier that does not begin at nothing',
      'service-fees',
      { ...FEE, tiers: FEE.tiers.slice(1) },
      'Mức phí theo tiền hàng',
    ],
    [
      'tiers that do not rise',
      'service-fees',
      { ...FEE, tiers: FEE.tiers.map((tier) => ({ ...tier, fromJpy: 0 })) },
      'Mức phí theo tiền hàng',
    ],
    ['an empty text', 'goods-kinds', { ...KIND, label: '  ' }, 'Tên loại hàng'],
    [
      'a low case above the likely one',
      'goods-kinds',
      { ...KIND, weightG: { low: 1_200, likely: 1_100, high: 2_800 } },
      'Cân nặng, thấp nhất',
    ],
    ['no money to be paid out', 'withdrawal-limits', { ...PAYOUT, minimum_vnd: 0 }, 'Rút ít nhất'],
    ['a slowest day before the fastest', 'ship-modes', { ...SHIP_MODE, days_max: 4 }, 'Chậm nhất'],
    ['words that are none', 'goods-kinds', { ...KIND, words: [''] }, 'Từ nhận biết'],
    ['a word that every title has', 'goods-kinds', { ...KIND, words: ['^…'] }, 'Từ nhận biết'],
    ['a word without a beginning', 'goods-kinds', { ...KIND, words: ['…本体'] }, 'Từ nhận biết'],
    [
      'a yes that is a text',
      'goods-kinds',
      { ...KIND, hasBattery: 'yes' },
      'Thường có pin lithium',
    ],
  ] as const)('%s', (_, page, sent, field) => {
    expect(refusal(page, sent)?.['field']).toBe(field);
  });
});

test.each([
  ['taxes', { basisPoints: 10_001 }, 'số từ 0 % đến 100 %, tối đa hai chữ số sau dấu phẩy'],
  ['storage', { freeDays: -1, dongPerKgDay: 1 }, 'số nguyên từ 0 ngày đến 3.650 ngày'],
  ['withdrawal-limits', { ...PAYOUT, minimum_vnd: 0 }, 'số nguyên từ 1 ₫ đến 10.000.000.000 ₫'],
] as const)('the bounds of %s are said in the unit of the form', (page, sent, want) => {
  expect(refusal(page, sent)?.['want']).toBe(want);
});
