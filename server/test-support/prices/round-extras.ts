import type { PriceRow } from '../../src/modules/pricing/tables/rules/price-rows.ts';

const FROM = '2025-01-01';
/** What some orders pay besides or may not hold. */
export const ROUND_EXTRAS: readonly PriceRow[] = [
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
