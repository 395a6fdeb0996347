import { priceListOf } from '../../tables/wire-price-list.ts';
import { describe, expect, test } from 'vitest';
import { price } from './price.ts';
import { item, order, shown } from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';
import type { PricedItem } from './price-input.ts';

describe('the service fee', () => {
  // 10 % of the goods, at least ¥300, at most ¥50,000; ¥1 = 170đ
  test.each([
    [0, 300],
    [1, 300],
    [100, 300],
    [2_990, 300],
    [2_994, 300],
    [2_999, 300],
    [3_000, 300],
    [3_004, 300],
    [3_005, 301],
    [3_010, 301],
    [4_444, 444],
    [4_445, 445],
    [10_000, 1_000],
    [99_995, 10_000],
    [100_000, 10_000],
    [499_990, 49_999],
    [499_995, 50_000],
    [500_000, 50_000],
    [500_010, 50_000],
    [5_000_000, 50_000],
  ])('of goods for ¥%i is ¥%i', (jpy, fee) => {
    expect(shown(order({ items: [item({ price: jpy })] }), 'phi-dich-vu')).toBe(fee * 170);
  });

  // ¥200 below ¥5,000, from there 4 %
  test.each([
    [0, 200],
    [1, 200],
    [4_999, 200],
    [5_000, 200],
    [5_012, 200],
    [5_013, 201],
    [5_025, 201],
    [10_000, 400],
    [100_000, 4_000],
  ])('by tiers of goods for ¥%i is ¥%i', (jpy, fee) => {
    expect(shown(order({ items: [item({ price: jpy, site: 'paypay' })] }), 'phi-dich-vu')).toBe(
      fee * 170,
    );
  });

  const two = (
    site: string,
    sellers: [string | undefined, string | undefined],
    quantity = 1,
  ): PricedItem[] => [
    item({ price: 1_000, site, seller: sellers[0], quantity }),
    item({ price: 1_000, site, seller: sellers[1], quantity }),
  ];
  // Goods of ¥1,000: 10 % is ¥100, so each unit that is counted costs the minimum of ¥300.
  test.each<[string, PricedItem[], number]>([
    ['each listing, two of one seller', two('auction', ['A', 'A']), 600],
    ['each listing, not each piece of it', [item({ price: 1_000, quantity: 2 })], 300],
    [
      'each listing, whose pieces together pass the minimum',
      [item({ price: 1_000, quantity: 4 })],
      400,
    ],
    ['each seller once, two listings of one seller', two('rakuten', ['A', 'A']), 300],
    ['each seller once, two sellers', two('rakuten', ['A', 'B']), 600],
    [
      'each seller once, sellers that nobody knows are different',
      two('rakuten', [undefined, undefined]),
      600,
    ],
    ['each seller once, by the sum of its goods', two('rakuten', ['A', 'A'], 2), 400],
    ['the order once, two sellers', two('amazon', ['A', 'B']), 300],
    ['the order once, unknown sellers', two('amazon', [undefined, undefined]), 300],
    ['the order once, by the sum of all goods', two('amazon', ['A', 'B'], 3), 600],
    ['each piece', [item({ price: 1_000, site: 'surugaya', quantity: 3 })], 900],
    ['each piece by its own price', [item({ price: 5_000, site: 'surugaya', quantity: 3 })], 1_500],
    [
      'each site by its own rule',
      [...two('amazon', ['A', 'A']), ...two('rakuten', ['A', 'A'])],
      600,
    ],
    [
      'a site without rows of its own by the general one',
      [item({ price: 1_000, site: 'somewhere-new' })],
      300,
    ],
  ])('is counted for %s', (_, items, fee) => {
    expect(shown(order({ items }), 'phi-dich-vu')).toBe(fee * 170);
  });

  test('counts a seller of the same name on another site as another seller', () => {
    const items = [item({ site: 'rakuten', seller: 'A' }), item({ site: 'shopping', seller: 'A' })];
    expect(
      price(order({ items }), ROUND_TABLES).lines.filter(({ code }) => code === 'phi-thanh-toan'),
    ).toHaveLength(2);
  });

  test('says its rule in Vietnamese words', () => {
    const line = price(order(), ROUND_TABLES).lines.find(({ code }) => code === 'phi-dich-vu');
    expect(line?.rule).toBe(
      '10% trên tiền hàng; tối thiểu ¥300; tối đa ¥50,000; tính mỗi sản phẩm (không nhân số lượng).',
    );
  });
});
describe('the payment fee', () => {
  test.each<[string, PricedItem[], number]>([
    ['one item', [item()], 200],
    ['two items of one seller', [item(), item()], 200],
    ['two items of two sellers', [item({ seller: 'A' }), item({ seller: 'B' })], 400],
    [
      'three items of two sellers, mixed',
      [item({ seller: 'A' }), item({ seller: 'B' }), item({ seller: 'A' })],
      400,
    ],
    ['five pieces of one item', [item({ quantity: 5 })], 200],
  ])('of %s', (_, items, fee) => {
    expect(shown(order({ items }), 'phi-thanh-toan')).toBe(fee * 170);
  });
});
describe('Japanese consumption tax', () => {
  // Stores on Yahoo! Auctions add 10 % and round down: 4164 is charged as 4580, 345 as 379, 43 as 47.
  test.each([
    [4_164, 1, 416],
    [345, 1, 34],
    [43, 1, 4],
    [1_000, 1, 100],
    [8_100, 1, 810],
    [9, 1, 0],
    [10, 1, 1],
    [19, 1, 1],
    [19, 10, 10],
    [345, 3, 102],
  ])('of a store item for ¥%i × %i is ¥%i', (jpy, quantity, tax) => {
    expect(
      shown(order({ items: [item({ price: jpy, quantity, isTaxAdded: true })] }), 'thue-nhat-ban'),
    ).toBe(tax * 170);
  });

  test('is no line for a private seller', () =>
    expect(shown(order(), 'thue-nhat-ban')).toBeUndefined());
  test('belongs to the goods that the service fee is a share of', () => {
    expect(
      shown(order({ items: [item({ price: 10_000, isTaxAdded: true })] }), 'phi-dich-vu'),
    ).toBe(1_100 * 170);
  });
});

test('steps of a fee are drawn only where the rate is all of it', () => {
  const stepsWith = (fixed: number) => {
    const fee = ROUND_TABLES.serviceFees.get('*');
    const tiers = [
      { from: 0, fixed, rate: 800 },
      { from: 50_000, fixed, rate: 700 },
    ];
    const serviceFees = new Map(fee && [['*', { ...fee, tiers: { ...fee.tiers, tiers } }]]);
    const { groups } = priceListOf({ ...ROUND_TABLES, serviceFees } as never, 'JP', undefined);
    return groups[0]?.rows.map(({ steps }) => steps?.steps.length);
  };
  expect([stepsWith(0), stepsWith(200)]).toEqual([[2], [undefined]]);
});
