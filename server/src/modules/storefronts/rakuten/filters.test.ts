import { describe, expect, it } from 'vitest';
import { rakutenFilters } from './filters.ts';

const words = { keyword: 'camera', query: 'camera' };

describe('prices', () => {
  it.each([
    ['both, as they should be', { minPrice: 1_000, maxPrice: 5_000 }, 1_000, 5_000],
    [
      'both, as the mobile client sends them',
      { ...words, minPrice: 5_000, maxPrice: 1_000 },
      1_000,
      5_000,
    ],
    ['only an upper one of the mobile client', { ...words, minPrice: 5_000 }, undefined, 5_000],
    ['only a lower one of the mobile client', { ...words, maxPrice: 1_000 }, 1_000, undefined],
    [
      'only a lower one of another client',
      { keyword: 'camera', minPrice: 1_000 },
      1_000,
      undefined,
    ],
    [
      'only an upper one of another client',
      { keyword: 'camera', maxPrice: 5_000 },
      undefined,
      5_000,
    ],
    ['none', { ...words, minPrice: 0, maxPrice: 0 }, undefined, undefined],
  ])('%s', (_, asked, low, high) => {
    const { minimumPrice, maximumPrice } = rakutenFilters(asked);
    expect([minimumPrice, maximumPrice]).toEqual([low, high]);
  });
});

it.each([
  ['-affiliateRate', undefined],
  ['standard', undefined],
  ['+itemPrice', 'price-up'],
  [' itemPrice', 'price-up'],
  ['-itemPrice', 'price-down'],
  ['-reviewCount', 'popular'],
])('sort=%s is %s', (sort, ours) => expect(rakutenFilters({ sort }).sort).toBe(ours));

it('genre 0 is no genre, and delivery included is asked by a flag', () => {
  expect(rakutenFilters({ genreId: '0', postageFlag: 1 })).toEqual({
    page: 1,
    size: 20,
    isFreeShipping: true,
  });
  expect(
    rakutenFilters({ category: '100371', shopCode: 'book', condition: 'used', page: 3 }),
  ).toMatchObject({
    categoryId: '100371',
    sellerId: 'book',
    page: 3,
    conditions: ['like-new', 'good', 'fair', 'poor', 'junk'],
  });
});
