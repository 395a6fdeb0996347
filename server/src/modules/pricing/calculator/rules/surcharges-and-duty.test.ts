import { describe, expect, test } from 'vitest';
import { prepareTables } from '../../tables/rules/prepare-tables.ts';
import { price } from './price.ts';
import type { PriceInput } from './price-input.ts';
import {
  type ItemAbout,
  item,
  order,
  shown,
} from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_ROWS, ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';

describe('surcharges', () => {
  test.each<[string, ItemAbout, string, string, number | string | undefined]>([
    ['over ¥200,000 of goods', { price: 200_001 }, 'AIR', 'declare', 476_000],
    ['not at ¥200,000', { price: 200_000 }, 'AIR', 'declare', undefined],
    ['by the sum of the pieces', { price: 100_000, quantity: 3 }, 'AIR', 'declare', 476_000],
    ['by the goods with tax', { price: 190_000, isTaxAdded: true }, 'AIR', 'declare', 476_000],
    ['for a long side', { sizeCm: { length: 100, width: 5, height: 5 } }, 'AIR', 'long', 150_000],
    [
      'for a long side standing up',
      { sizeCm: { length: 5, width: 5, height: 120 } },
      'AIR',
      'long',
      150_000,
    ],
    [
      'for each long piece',
      { sizeCm: { length: 100, width: 5, height: 5 }, quantity: 2 },
      'AIR',
      'long',
      300_000,
    ],
    ['not for 99 cm', { sizeCm: { length: 99, width: 5, height: 5 } }, 'AIR', 'long', undefined],
    ['for a battery by air', { category: 'camera' }, 'AIR', 'battery', 30_000],
    ['not for a battery by sea', { category: 'camera' }, 'SEA', 'battery', undefined],
    ['not for other goods', { category: 'box' }, 'AIR', 'battery', undefined],
    ['not for unknown goods', { category: undefined }, 'AIR', 'battery', undefined],
    ['a share of dear goods', { price: 150_000 }, 'AIR', 'dear', 255_000],
    [
      'not when the pieces are cheap and only many',
      { price: 60_000, quantity: 2 },
      'AIR',
      'dear',
      undefined,
    ],
  ])('are charged %s', (_, about, shipMode, code, dong) => {
    expect(shown(order({ items: [item(about)], shipMode }), code)).toBe(dong);
  });
});
describe('a surcharge for size', () => {
  const sizeCm = { low: [5, 5, 110], likely: [5, 5, 130], high: [5, 5, 160] } as const;
  const poles = ROUND_ROWS.flatMap((row) =>
    row.kind === 'category' && row.key === 'box' && row.rule
      ? [{ ...row, key: 'pole', rule: { ...row.rule, sizeCm } }]
      : [],
  );
  const tables = prepareTables([...ROUND_ROWS, ...poles], '2026-11-21');
  const certaintyOf = (about: Partial<PriceInput>) =>
    price(order(about), tables).lines.find(({ code }) => code === 'long')?.certainty;
  const pole = { category: 'pole', sizeCm: undefined };

  test('is an estimate while only the typical size is known, long as that may be', () => {
    expect(certaintyOf({ items: [item(pole)] })).toBe('estimate');
  });
  test('is certain when the box was measured', () => {
    const parcel = { weightG: 900, sizeCm: { length: 120, width: 5, height: 5 } };
    expect(certaintyOf({ items: [item(pole)], parcel })).toBe('certain');
  });
});
describe('import duty and VAT', () => {
  test('are no lines where the tariff contains them', () => {
    expect(shown(order(), 'thue-nhap-khau')).toBeUndefined();
    expect(shown(order(), 'thue-gtgt')).toBeUndefined();
  });
  // goods 1.700.000 + freight 200.000 = 1.900.000; duty 10 % = 190.000; VAT 8 % of 2.090.000 = 167.200
  test.each<[string, ItemAbout, number | string | undefined, number | string]>([
    ['goods and freight', {}, 190_000, 167_200],
    ['domestic shipping too', { domesticShipping: 1_000 }, 207_000, 182_160],
    ['Japanese tax too', { isTaxAdded: true }, 207_000, 182_160],
    ['no duty on cameras', { category: 'camera' }, undefined, 152_000],
    [
      'a range of duty when nobody knows the goods',
      { category: undefined },
      '0..285000..570000',
      '152000..174800..197600',
    ],
    [
      'the range of the freight',
      { weightG: undefined },
      '180000..190000..210000',
      '158400..167200..184800',
    ],
  ])('count %s', (_, about, duty, vat) => {
    const input = order({ items: [item(about)], shipMode: 'TAXED' });
    expect(shown(input, 'thue-nhap-khau')).toBe(duty);
    expect(shown(input, 'thue-gtgt')).toBe(vat);
  });
  test('take the highest rate for the freight of mixed goods', () => {
    const items = [item(), item({ category: 'camera' })];
    // 10 % of one 1.700.000, and of the freight for 2 kg
    expect(shown(order({ items, shipMode: 'TAXED' }), 'thue-nhap-khau')).toBe(210_000);
  });
  test('are always estimates, because customs decides', () => {
    const lines = price(order({ shipMode: 'TAXED' }), ROUND_TABLES).lines.filter(
      ({ group }) => group === 'taxes',
    );
    expect(lines.map(({ certainty }) => certainty)).toEqual(['estimate', 'estimate']);
  });

  test.each([
    ['2026-11-21', 167_200],
    ['2026-12-31', 167_200],
    ['2027-01-01', 209_000],
    ['2030-06-01', 209_000],
  ])('ask on %s for a VAT of %iđ', (day, vat) => {
    expect(shown(order({ shipMode: 'TAXED' }), 'thue-gtgt', prepareTables(ROUND_ROWS, day))).toBe(
      vat,
    );
  });
});
describe('delivery in Vietnam', () => {
  test.each([
    ['01', 1_000, 20_000],
    ['01', 500, 20_000],
    ['01', 1_001, 22_000],
    ['01', 1_500, 22_000],
    ['01', 2_000, 24_000],
    ['01', 10_000, 56_000],
    ['31', 1_000, 30_000],
    ['33', 1_000, 30_000],
    ['31', 2_000, 38_000],
    ['31', 5_000, 62_000],
    ['79', 1_000, 40_000],
    ['96', 2_000, 52_000],
    ['48', 1_000, 40_000],
    ['99', 1_000, 40_000],
  ])('to province %s of %i g is %iđ', (province, weightG, dong) => {
    expect(shown(order({ items: [item({ weightG })], province }), 'phi-giao-hang')).toBe(dong);
  });
  test('is a range over all zones when nobody knows where to', () => {
    expect(shown(order({ province: undefined }), 'phi-giao-hang')).toBe('20000..30000..40000');
  });
  test('is a range over zones and weights when neither is known', () => {
    expect(
      shown(order({ province: undefined, items: [item({ weightG: undefined })] }), 'phi-giao-hang'),
    ).toBe('20000..30000..52000');
  });
});
describe('storage', () => {
  const level = (freeStorageDays: number) => ({
    serviceFeeDiscountBp: 0,
    freightDiscountBp: 0,
    depositBp: 10_000,
    freeStorageDays,
  });
  test.each([
    [0, 30, 1_000, undefined],
    [30, 30, 1_000, undefined],
    [31, 30, 1_000, 1_000],
    [45, 30, 1_000, 15_000],
    [45, 30, 2_100, 45_000],
    [45, 60, 1_000, undefined],
    [61, 60, 1_000, 1_000],
    [45, 0, 1_000, 15_000],
  ])(
    'after %i days, %i of them free by level, of %i g is %s',
    (storedDays, free, weightG, dong) => {
      expect(
        shown(order({ items: [item({ weightG })], storedDays, level: level(free) }), 'phi-luu-kho'),
      ).toBe(dong);
    },
  );
});
describe('a ship mode that does not exist', () => {
  test('is our own mistake', () =>
    expect(() => price(order({ shipMode: 'ROCKET' }), ROUND_TABLES)).toThrow(RangeError));
});
