import type { PriceRow } from '../tables/rules/price-rows.ts';

/** Day that the first price list holds from. */
export const SEED_DAY = '2025-01-01';

/**
 * The owner's first price list. The fees and tariffs here are INVENTED to start with: no Vietnamese tariff was found in public.
 * The owner replaces them at the desk by adding later rows. Taxes are facts with their source beside them.
 */
export const FEE_ROWS: readonly PriceRow[] = [
  // Domestic shipping when nobody says: real charges seen are ¥220 to ¥700, the carriers' lowest parcel prices ¥930 to ¥2,070.
  {
    kind: 'site',
    key: '*',
    validFrom: SEED_DAY,
    rule: { domesticCounted: 'seller', domesticGuessJpy: { low: 0, likely: 700, high: 2000 } },
  },
  {
    kind: 'site',
    key: 'auction',
    validFrom: SEED_DAY,
    rule: { domesticCounted: 'seller', domesticGuessJpy: { low: 220, likely: 900, high: 2070 } },
  },
  {
    kind: 'site',
    key: 'mercari',
    validFrom: SEED_DAY,
    rule: { domesticCounted: 'item', domesticGuessJpy: { low: 0, likely: 750, high: 2000 } },
  },
  {
    kind: 'site',
    key: 'paypay',
    validFrom: SEED_DAY,
    rule: { domesticCounted: 'item', domesticGuessJpy: { low: 0, likely: 0, high: 1500 } },
  },

  {
    kind: 'service-fee',
    key: '*',
    validFrom: SEED_DAY,
    rule: fee('item', 300, [
      [0, 800],
      [50_000, 700],
      [200_000, 600],
    ]),
  },
  {
    kind: 'service-fee',
    key: 'auction',
    validFrom: SEED_DAY,
    rule: fee('item', 300, [
      [0, 800],
      [50_000, 700],
      [200_000, 600],
    ]),
  },
  {
    kind: 'service-fee',
    key: 'mercari',
    validFrom: SEED_DAY,
    rule: fee('item', 300, [
      [0, 800],
      [50_000, 700],
      [200_000, 600],
    ]),
  },
  {
    kind: 'service-fee',
    key: 'shopping',
    validFrom: SEED_DAY,
    rule: fee('seller', 250, [
      [0, 600],
      [50_000, 500],
    ]),
  },
  {
    kind: 'service-fee',
    key: 'rakuten',
    validFrom: SEED_DAY,
    rule: fee('seller', 250, [
      [0, 600],
      [50_000, 500],
    ]),
  },
  {
    kind: 'service-fee',
    key: 'amazon',
    validFrom: SEED_DAY,
    rule: fee('order', 250, [
      [0, 600],
      [50_000, 500],
    ]),
  },

  {
    kind: 'payment-fee',
    key: '*',
    validFrom: SEED_DAY,
    rule: { ...fee('seller', 0, [[0, 0]]), tiers: [{ fromJpy: 0, fixedJpy: 150, basisPoints: 0 }] },
  },
  {
    kind: 'payment-fee',
    key: 'auction',
    validFrom: SEED_DAY,
    rule: { ...fee('seller', 0, [[0, 0]]), tiers: [{ fromJpy: 0, fixedJpy: 200, basisPoints: 0 }] },
  },
  {
    kind: 'payment-fee',
    key: 'mercari',
    validFrom: SEED_DAY,
    rule: { ...fee('item', 0, [[0, 0]]), tiers: [{ fromJpy: 0, fixedJpy: 200, basisPoints: 0 }] },
  },

  { kind: 'japan-tax', key: '*', validFrom: '2019-10-01', rule: { basisPoints: 1000 } },
  // 8 % until 31/12/2026 (NQ 204/2025/QH15, NĐ 174/2025/NĐ-CP), else 10 %; nobody knows yet what follows.
  { kind: 'import-vat', key: '*', validFrom: SEED_DAY, rule: { basisPoints: 1000 } },
  { kind: 'import-vat', key: '*', validFrom: '2025-07-01', rule: { basisPoints: 800 } },
  { kind: 'import-vat', key: '*', validFrom: '2027-01-01', rule: { basisPoints: 1000 } },

  // Japan Post: goods over ¥200,000 need an export declaration, ¥2,800 per consignee shipment.
  surcharge(
    'khai-bao-xuat-khau',
    'Phí khai báo xuất khẩu',
    { goodsOverJpy: 200_000 },
    { per: 'order', jpy: 2_800 },
  ),
  surcharge(
    'phu-thu-qua-kho',
    'Phụ thu hàng quá khổ (một cạnh từ 100 cm)',
    { longestCm: 100 },
    { per: 'piece', dong: 150_000 },
  ),
  surcharge(
    'phu-thu-gia-tri-cao',
    'Phụ thu hàng giá trị cao (từ trên ¥100,000 mỗi chiếc)',
    { pieceOverJpy: 100_000 },
    { per: 'goods', basisPoints: 100 },
  ),
  surcharge(
    'phu-thu-pin',
    'Phụ thu hàng có pin (đường bay)',
    { carriage: 'air', categories: ['phone', 'laptop', 'game'] },
    { per: 'piece', dong: 50_000 },
  ),

  { kind: 'storage', key: '*', validFrom: SEED_DAY, rule: { freeDays: 30, dongPerKgDay: 2_000 } },
];

function fee(
  counted: 'item' | 'seller' | 'order',
  minimumJpy: number,
  tiers: readonly (readonly [number, number])[],
) {
  return {
    counted,
    minimumJpy,
    maximumJpy: null,
    tiers: tiers.map(([fromJpy, basisPoints]) => ({ fromJpy, fixedJpy: 0, basisPoints })),
  };
}

type Surcharge = NonNullable<Extract<PriceRow, { kind: 'surcharge' }>['rule']>;

function surcharge(
  code: string,
  label: string,
  when: Surcharge['when'],
  charge: Surcharge['charge'],
): PriceRow {
  return { kind: 'surcharge', key: code, validFrom: SEED_DAY, rule: { code, label, when, charge } };
}
