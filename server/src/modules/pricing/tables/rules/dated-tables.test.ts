import { MOST_WORDS } from '@hako/contract/settings/field';
import { describe, expect, test } from 'vitest';
import { SEED_ROWS } from '../../seed/seed-rows.ts';
import { compareModes } from '../../calculator/rules/compare-modes.ts';
import { price } from '../../calculator/rules/price.ts';
import { prepareTables } from './prepare-tables.ts';
import { item, order, shown } from '../../../../../test-support/prices/price-builders.ts';
import { ROUND_ROWS, ROUND_TABLES } from '../../../../../test-support/prices/round-tables.ts';
import type { PriceRow } from './price-rows.ts';

const fee = (validFrom: string, basisPoints: number): PriceRow => ({
  kind: 'service-fee',
  key: '*',
  validFrom,
  rule: {
    counted: 'item',
    tiers: [{ fromJpy: 0, fixedJpy: 0, basisPoints }],
    minimumJpy: 0,
    maximumJpy: null,
  },
});

describe('the tables of a day', () => {
  const rows = [...ROUND_ROWS, fee('2026-11-22', 500), fee('2026-12-01', 700)];
  test.each([
    ['2026-11-20', 1_000],
    ['2026-11-21', 1_000],
    ['2026-11-22', 500],
    ['2026-11-30', 500],
    ['2026-12-01', 700],
    ['2027-05-01', 700],
  ])('of %s hold a service fee of ¥%i', (day, jpy) => {
    expect(shown(order(), 'phi-dich-vu', prepareTables(rows, day))).toBe(jpy * 170);
  });
  test('do not depend on the order of the rows', () => {
    expect(price(order(), prepareTables([...rows].reverse(), '2026-12-05'))).toEqual(
      price(order(), prepareTables(rows, '2026-12-05')),
    );
  });
  test('give a quote of yesterday the same price for ever, whatever is added for later days', () => {
    const quoted = price(order({ shipMode: 'TAXED' }), prepareTables(ROUND_ROWS, '2026-11-21'));
    const later: PriceRow[] = [
      fee('2026-11-22', 9_000),
      { kind: 'import-vat', key: '*', validFrom: '2026-11-23', rule: { basisPoints: 5_000 } },
      { kind: 'mode', key: 'TAXED', validFrom: '2026-11-22', rule: null },
    ];
    expect(
      price(order({ shipMode: 'TAXED' }), prepareTables([...later, ...ROUND_ROWS], '2026-11-21')),
    ).toEqual(quoted);
  });
  test('no longer offer what an empty row has ended', () => {
    const ended = prepareTables(
      [...ROUND_ROWS, { kind: 'mode', key: 'SEA', validFrom: '2026-11-01', rule: null }],
      '2026-11-21',
    );
    expect(compareModes(order(), 'JP', ended).map(({ shipMode }) => shipMode)).toEqual([
      'AIR',
      'TAXED',
    ]);
  });
  test.each([
    ['nothing at all', []],
    ['no storage', ROUND_ROWS.filter(({ kind }) => kind !== 'storage')],
    [
      'no general service fee',
      ROUND_ROWS.filter(({ kind, key }) => kind !== 'service-fee' || key !== '*'),
    ],
    ['no delivery for a hub', ROUND_ROWS.filter(({ kind }) => kind !== 'delivery')],
    [
      'tiers out of order',
      [
        ...ROUND_ROWS,
        {
          ...fee('2026-01-01', 0),
          rule: {
            counted: 'item',
            tiers: [
              { fromJpy: 0, fixedJpy: 0, basisPoints: 1 },
              { fromJpy: 0, fixedJpy: 0, basisPoints: 1 },
            ],
            minimumJpy: 0,
            maximumJpy: null,
          },
        } as PriceRow,
      ],
    ],
    [
      'tiers that do not start at 0',
      [
        ...ROUND_ROWS,
        {
          ...fee('2026-01-01', 0),
          rule: {
            counted: 'item',
            tiers: [{ fromJpy: 5, fixedJpy: 0, basisPoints: 1 }],
            minimumJpy: 0,
            maximumJpy: null,
          },
        } as PriceRow,
      ],
    ],
    ['a share below zero', [...ROUND_ROWS, fee('2026-01-01', -1)]],
  ])('cannot be made from %s', (_, broken) => {
    expect(() => prepareTables(broken, '2026-11-21')).toThrow(RangeError);
  });
});

describe('the first price list of a new house', () => {
  test.each([
    ['2026-11-21', 800],
    ['2026-12-31', 800],
    ['2027-01-01', 1_000],
    ['2025-06-30', 1_000],
    ['2025-07-01', 800],
  ])('asks on %s for %i basis points of VAT', (day, bp) => {
    expect(prepareTables(SEED_ROWS, day).importVat.basisPoints).toBe(bp);
  });
  test('prices goods of every category by every mode', () => {
    const tables = prepareTables(SEED_ROWS, '2026-11-21');
    for (const category of tables.categories.keys()) {
      const compared = compareModes(
        order({ items: [item({ category, weightG: undefined, sizeCm: undefined })] }),
        'JP',
        tables,
      );
      expect(compared).toHaveLength(4);
      for (const { landedTotal } of compared) {
        expect(landedTotal.low).toBeLessThanOrEqual(landedTotal.likely);
        expect(landedTotal.likely).toBeLessThanOrEqual(landedTotal.high);
      }
    }
  });
  test('has no more words for a kind than its owner may save again', () => {
    for (const { key, rule } of SEED_ROWS.filter((row) => row.kind === 'category'))
      for (const words of [rule?.words, rule?.hints, rule?.voids])
        expect(words?.length ?? 0, key).toBeLessThanOrEqual(MOST_WORDS);
  });
  test('keeps typical weights and sizes in order from low to high', () => {
    for (const { weightG, volumeCm3, dutyBp, longestCm } of prepareTables(
      SEED_ROWS,
      '2026-11-21',
    ).categories.values()) {
      for (const { low, likely, high } of [weightG, volumeCm3, dutyBp, longestCm]) {
        expect(low).toBeLessThanOrEqual(likely);
        expect(likely).toBeLessThanOrEqual(high);
      }
    }
  });
});

describe('ship modes compared', () => {
  test('stand from the cheapest likely total to the dearest, with their days', () => {
    expect(
      compareModes(order(), 'JP', ROUND_TABLES).map(
        ({ shipMode, landedTotal, daysMin, daysMax }) => [
          shipMode,
          landedTotal.likely,
          daysMin,
          daysMax,
        ],
      ),
    ).toEqual([
      ['SEA', 2_004_000, 25, 40],
      ['AIR', 2_124_000, 5, 9],
      ['TAXED', 2_481_200, 4, 8],
    ]);
  });
  test('of another route are none', () =>
    expect(compareModes(order(), 'US', ROUND_TABLES)).toEqual([]));
});
