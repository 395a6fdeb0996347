import { describe, expect, test } from 'vitest';
import { item, order } from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';
import { shareBox } from './box.ts';
import type { PriceLine } from './breakdown.ts';
import { price } from './price.ts';
import type { PricedItem, PriceInput } from './price-input.ts';

const each = (items: readonly PricedItem[], about: Partial<PriceInput> = {}): PriceInput[] =>
  items.map((one) => order({ ...about, items: [one] }));
const boxed = (inputs: readonly PriceInput[], isBought = false) =>
  shareBox(
    inputs.map((input) => ({ input, isBought })),
    ROUND_TABLES,
  ).map((input) => price(input, ROUND_TABLES));
const linesOf = (prices: readonly { readonly lines: readonly PriceLine[] }[], code: string) =>
  prices.flatMap(({ lines }) => lines.filter((line) => line.code === code));
const sum = (lines: readonly PriceLine[], column: 'amount' | 'dong' | 'lowDong' | 'highDong') =>
  lines.reduce((total, line) => total + line[column], 0);

// The fee of `amazon` is counted for the order, that of `rakuten` for the seller, that of `mercari`
// for the listing.
const ITEMS: readonly PricedItem[] = [
  item({ site: 'amazon', seller: 'a', weightG: 300 }),
  item({ site: 'amazon', seller: 'b', weightG: 701, sizeCm: undefined }),
  item({ site: 'rakuten', seller: 'c', weightG: 1_999 }),
  item({ site: 'rakuten', seller: 'c', weightG: undefined, quantity: 3 }),
  item({ site: 'mercari', seller: 'd', sizeCm: undefined }),
];

describe('orders that share a box', () => {
  test.each(['phi-dich-vu', 'phi-thanh-toan', 'tien-hang'])(
    'pay together what one order of all goods pays in yen: %s',
    (code) => {
      const whole = price(order({ items: [...ITEMS] }), ROUND_TABLES);
      expect(sum(linesOf(boxed(each(ITEMS)), code), 'amount')).toBe(
        sum(linesOf([whole], code), 'amount'),
      );
    },
  );

  test.each(['phi-van-chuyen-quoc-te', 'phi-giao-hang'])(
    'pay one carriage for all of them, to the đồng: %s',
    (code) => {
      const whole = linesOf([price(order({ items: [...ITEMS] }), ROUND_TABLES)], code);
      const shares = linesOf(boxed(each(ITEMS)), code);
      expect(sum(shares, 'dong')).toBe(sum(whole, 'dong'));
      expect(sum(shares, 'lowDong')).toBe(sum(whole, 'lowDong'));
      for (const { lowDong, dong, highDong } of shares) {
        expect(lowDong).toBeLessThanOrEqual(dong);
        expect(dong).toBeLessThanOrEqual(highDong);
      }
    },
  );

  test('are never asked for more than the dear case when each goes in its own box', () => {
    const alone = each(ITEMS).map((input) => price(input, ROUND_TABLES));
    for (const [index, { secondPayment }] of boxed(each(ITEMS)).entries())
      expect(secondPayment.high).toBeGreaterThanOrEqual(alone[index]?.secondPayment.likely ?? 0);
  });

  test('say that a fee is shared only where it is counted for several of them', () => {
    const saying = linesOf(boxed(each(ITEMS)), 'phi-dich-vu').map(({ rule }) =>
      rule.includes('Chia theo giá trị'),
    );
    expect(saying).toEqual([true, true, true, true, false]);
    const apart = [item({ seller: 'a' }), item({ seller: 'b' })];
    const alone = each(apart).map((input) => price(input, ROUND_TABLES));
    for (const code of ['phi-dich-vu', 'phi-thanh-toan'])
      expect(linesOf(boxed(each(apart)), code)).toEqual(linesOf(alone, code));
  });

  test('a lone order asks as before', () => {
    const [input] = each(ITEMS);
    expect(boxed(each(ITEMS).slice(0, 1))).toEqual([price(input as PriceInput, ROUND_TABLES)]);
  });

  test('share no fee with what was bought before, but the carriage', () => {
    const [first, second] = each(ITEMS) as [PriceInput, PriceInput];
    const [, added] = shareBox(
      [
        { input: first, isBought: true },
        { input: second, isBought: false },
      ],
      ROUND_TABLES,
    );
    expect(added?.feeShare).toBeUndefined();
    expect(added?.expectedCarriage).toBeDefined();
  });

  test('on the scale each is billed by its own weight', () => {
    const [shared] = shareBox(
      each(ITEMS).map((input) => ({ input, isBought: false })),
      ROUND_TABLES,
    );
    const parcel = { weightG: 2_300, sizeCm: { length: 1, width: 1, height: 1 } };
    const weighed = price({ ...(shared as PriceInput), parcel }, ROUND_TABLES);
    expect(sum(linesOf([weighed], 'phi-van-chuyen-quoc-te'), 'dong')).toBe(500_000);
  });
});
