import type { PriceRow } from '../../src/modules/pricing/tables/rules/price-rows.ts';

const FROM = '2025-01-01';
/**
 * What the company and the state take: service fee 10 %, at least ¥300, for each item; payment fee
 * ¥200 for each seller.
 */
export const ROUND_FEES: readonly PriceRow[] = [
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
];
