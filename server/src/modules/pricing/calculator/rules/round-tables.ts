import { prepareTables } from '../../tables/rules/prepare-tables.ts';
import type { PreparedTables } from '../../tables/rules/prepared-tables.ts';
import type {
  CategoryRule,
  DeliveryRule,
  ModeRule,
  PriceRow,
} from '../../tables/rules/price-rows.ts';

const FROM = '2025-01-01';
const MODE: ModeRule = {
  route: 'JP',
  label: 'Bay',
  carriage: 'air',
  daysMin: 5,
  daysMax: 9,
  hub: 'HUB',
  minimumG: 500,
  stepG: 500,
  divisor: 5000,
  taxes: 'included',
  tiers: [
    { fromG: 0, dongPerKg: 200_000 },
    { fromG: 10_000, dongPerKg: 150_000 },
  ],
};
const zone = (
  code: string,
  provinces: string[],
  baseDong: number,
  dongPerStep: number,
): DeliveryRule['zones'][number] => ({
  code,
  label: code,
  provinces,
  baseDong,
  baseG: 1000,
  stepG: 500,
  dongPerStep,
});
const box = (
  low: number,
  likely: number,
  high: number,
  grams: [number, number, number],
  duty: [number, number, number],
): CategoryRule => ({
  label: 'Hộp',
  weightG: { low: grams[0], likely: grams[1], high: grams[2] },
  sizeCm: { low: [low, low, low], likely: [likely, likely, likely], high: [high, high, high] },
  dutyBp: { low: duty[0], likely: duty[1], high: duty[2] },
  hasBattery: false,
  isUsedBanned: false,
  words: [],
});
/** Service fee 10 %, at least ¥300, for each item; payment fee ¥200 for each seller; freight 200.000đ/kg, from 10 kg 150.000đ/kg. */
export const ROUND_ROWS: readonly PriceRow[] = [
  {
    kind: 'site',
    key: '*',
    validFrom: FROM,
    rule: { domesticCounted: 'seller', domesticGuessJpy: { low: 100, likely: 500, high: 900 } },
  },
  {
    kind: 'site',
    key: 'mercari',
    validFrom: FROM,
    rule: { domesticCounted: 'item', domesticGuessJpy: { low: 0, likely: 700, high: 2000 } },
  },
  {
    kind: 'service-fee',
    key: '*',
    validFrom: FROM,
    rule: {
      counted: 'item',
      tiers: [{ fromJpy: 0, fixedJpy: 0, basisPoints: 1000 }],
      minimumJpy: 300,
      maximumJpy: 50_000,
    },
  },
  {
    kind: 'service-fee',
    key: 'rakuten',
    validFrom: FROM,
    rule: {
      counted: 'seller',
      tiers: [{ fromJpy: 0, fixedJpy: 0, basisPoints: 1000 }],
      minimumJpy: 300,
      maximumJpy: null,
    },
  },
  {
    kind: 'service-fee',
    key: 'amazon',
    validFrom: FROM,
    rule: {
      counted: 'order',
      tiers: [{ fromJpy: 0, fixedJpy: 0, basisPoints: 1000 }],
      minimumJpy: 300,
      maximumJpy: null,
    },
  },
  {
    kind: 'service-fee',
    key: 'surugaya',
    validFrom: FROM,
    rule: {
      counted: 'piece',
      tiers: [{ fromJpy: 0, fixedJpy: 0, basisPoints: 1000 }],
      minimumJpy: 300,
      maximumJpy: null,
    },
  },
  {
    kind: 'service-fee',
    key: 'paypay',
    validFrom: FROM,
    rule: {
      counted: 'item',
      tiers: [
        { fromJpy: 0, fixedJpy: 200, basisPoints: 0 },
        { fromJpy: 5_000, fixedJpy: 0, basisPoints: 400 },
      ],
      minimumJpy: 0,
      maximumJpy: null,
    },
  },
  {
    kind: 'payment-fee',
    key: '*',
    validFrom: FROM,
    rule: {
      counted: 'seller',
      tiers: [{ fromJpy: 0, fixedJpy: 200, basisPoints: 0 }],
      minimumJpy: 0,
      maximumJpy: null,
    },
  },
  { kind: 'japan-tax', key: '*', validFrom: FROM, rule: { basisPoints: 1000 } },
  { kind: 'import-vat', key: '*', validFrom: FROM, rule: { basisPoints: 800 } },
  { kind: 'import-vat', key: '*', validFrom: '2027-01-01', rule: { basisPoints: 1000 } },
  { kind: 'mode', key: 'AIR', validFrom: FROM, rule: MODE },
  {
    kind: 'mode',
    key: 'TAXED',
    validFrom: FROM,
    rule: { ...MODE, label: 'Bay, thuế riêng', taxes: 'stated', daysMin: 4, daysMax: 8 },
  },
  {
    kind: 'mode',
    key: 'SEA',
    validFrom: FROM,
    rule: {
      ...MODE,
      label: 'Biển',
      carriage: 'sea',
      divisor: 6000,
      daysMin: 25,
      daysMax: 40,
      tiers: [{ fromG: 0, dongPerKg: 80_000 }],
    },
  },
  {
    kind: 'delivery',
    key: 'HUB',
    validFrom: FROM,
    rule: {
      likelyZone: 'near',
      zones: [
        zone('city', ['01'], 20_000, 2_000),
        zone('near', ['31', '33'], 30_000, 4_000),
        zone('far', [], 40_000, 6_000),
      ],
    },
  },
  { kind: 'storage', key: '*', validFrom: FROM, rule: { freeDays: 30, dongPerKgDay: 1_000 } },
  {
    kind: 'category',
    key: '*',
    validFrom: FROM,
    rule: box(5, 20, 60, [100, 1000, 10_000], [0, 1500, 3000]),
  },
  {
    kind: 'category',
    key: 'box',
    validFrom: FROM,
    rule: box(10, 15, 20, [500, 1000, 2000], [1000, 1000, 1000]),
  },
  {
    kind: 'category',
    key: 'camera',
    validFrom: FROM,
    rule: {
      ...box(10, 15, 20, [500, 1000, 2000], [0, 0, 0]),
      hasBattery: true,
      isUsedBanned: true,
    },
  },
  {
    kind: 'surcharge',
    key: 'declare',
    validFrom: FROM,
    rule: {
      code: 'declare',
      label: 'Khai báo',
      when: { goodsOverJpy: 200_000 },
      charge: { per: 'order', jpy: 2_800 },
    },
  },
  {
    kind: 'surcharge',
    key: 'long',
    validFrom: FROM,
    rule: {
      code: 'long',
      label: 'Quá khổ',
      when: { longestCm: 100 },
      charge: { per: 'piece', dong: 150_000 },
    },
  },
  {
    kind: 'surcharge',
    key: 'battery',
    validFrom: FROM,
    rule: {
      code: 'battery',
      label: 'Pin',
      when: { carriage: 'air', categories: ['camera'] },
      charge: { per: 'piece', dong: 30_000 },
    },
  },
  {
    kind: 'surcharge',
    key: 'dear',
    validFrom: FROM,
    rule: {
      code: 'dear',
      label: 'Giá trị cao',
      when: { pieceOverJpy: 100_000 },
      charge: { per: 'goods', basisPoints: 100 },
    },
  },
  {
    kind: 'service',
    key: 'PHOTO',
    validFrom: FROM,
    rule: { label: 'Chụp ảnh', payment: 1, charge: { per: 'item', dong: 30_000 } },
  },
  {
    kind: 'service',
    key: 'COUNT',
    validFrom: FROM,
    rule: { label: 'Kiểm đếm', payment: 1, charge: { per: 'piece', dong: 5_000 } },
  },
  {
    kind: 'service',
    key: 'CRATE',
    validFrom: FROM,
    rule: { label: 'Đóng gỗ', payment: 2, charge: { per: 'kg', dong: 20_000 } },
  },
  {
    kind: 'service',
    key: 'INSURE',
    validFrom: FROM,
    rule: {
      label: 'Bảo hiểm',
      payment: 2,
      charge: { per: 'goods', basisPoints: 300, minimumDong: 50_000 },
    },
  },
  {
    kind: 'service',
    key: 'REPACK',
    validFrom: FROM,
    rule: { label: 'Đóng lại', payment: 2, charge: { per: 'order', dong: 45_000 } },
  },
  {
    kind: 'restriction',
    key: 'used',
    validFrom: FROM,
    rule: { rule: 'warn', reason: 'Hàng cũ', when: { condition: 'used', isUsedBanned: true } },
  },
  {
    kind: 'restriction',
    key: 'battery-by-air',
    validFrom: FROM,
    rule: { rule: 'ask', reason: 'Pin', when: { carriage: 'air', hasBattery: true } },
  },
  {
    kind: 'restriction',
    key: 'weapon',
    validFrom: FROM,
    rule: { rule: 'block', reason: 'Vũ khí', when: { words: ['エアガン', 'súng', 'glo'] } },
  },
  {
    kind: 'restriction',
    key: 'declare',
    validFrom: FROM,
    rule: { rule: 'warn', reason: 'Khai báo', when: { goodsOverJpy: 200_000 } },
  },
];
export const ROUND_TABLES: PreparedTables = prepareTables(ROUND_ROWS, '2026-11-21');
