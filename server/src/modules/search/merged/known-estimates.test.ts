import { expect, it } from 'vitest';
import { dong, yen } from '../../../kernel/money.ts';
import type { ListingCard } from '../../marketplaces/index.ts';
import { type PriceBasis, STANDARD_LEVEL } from '../../pricing/index.ts';
import { knownEstimate } from './known-estimates.ts';

const listing = (given: Partial<ListingCard> = {}) =>
  ({
    site: 'mercari',
    code: 'm1',
    title: 'ニコン FM2',
    price: { current: yen(1_000) },
    shipping: { fee: yen(0) },
    condition: 'good',
    categoryPath: [{ id: '7', name: 'カメラ' }],
    ...given,
  }) as ListingCard;
const tables = {} as PriceBasis['tables'];
const LOWER_FEE = { ...STANDARD_LEVEL, serviceFeeDiscountBp: 500 };
const guest = { level: STANDARD_LEVEL, province: undefined, shipMode: 'AIR-HAN' };
const prices = (vnd = 17_635, of = tables, asker: PriceBasis['asker'] = guest): PriceBasis => ({
  tables: of,
  rate: { vnd, scale: 100 },
  asker,
});

it('what a listing lands at is worked out again when anything changes that it depends on, and not otherwise', () => {
  let asked = 0;
  const pricing = {
    landedEstimate: () => {
      asked++;
      return {
        low: dong(asked),
        likely: dong(asked),
        high: dong(asked),
        certainty: 'estimate' as const,
        flags: [],
      };
    },
  };
  const estimate = (given?: Partial<ListingCard>, with_ = prices()) =>
    knownEstimate(pricing, listing(given), with_)?.likely;
  expect([estimate(), estimate(), estimate({ code: 'm1' })]).toEqual([1, 1, 1]);
  expect([
    estimate({ price: { current: yen(2_000) } as ListingCard['price'] }),
    estimate({ shipping: { fee: yen(500) } as ListingCard['shipping'] }),
    estimate({ condition: 'new' }),
    estimate({ title: 'ニコン FM2 ジャンク' }),
    estimate({ categoryPath: [{ id: '8', name: '酒' }] }),
    estimate({ code: 'm2' }),
    estimate({}, prices(18_000)),
    estimate({}, prices(17_635, {} as PriceBasis['tables'])),
    estimate({}, prices(17_635, tables, { ...guest, province: '79' })),
    estimate({}, prices(17_635, tables, { ...guest, shipMode: 'AIR-SGN' })),
    estimate({}, prices(17_635, tables, { ...guest, level: LOWER_FEE })),
  ]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(estimate({ price: { current: undefined } as ListingCard['price'] })).toBeUndefined();
  expect([estimate(), asked]).toEqual([1, 12]);
});
