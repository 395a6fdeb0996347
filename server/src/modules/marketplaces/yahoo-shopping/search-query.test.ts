import fc from 'fast-check';
import { expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { isWithinReach, searchParamsOf } from './search-query.ts';
import type { ListingQuery } from '../listing-query.ts';

it.each<[string, ListingQuery, Record<string, string>]>([
  [
    'words',
    { keyword: 'ニコン' },
    { query: 'ニコン', sort: '-score', in_stock: 'true', results: '20', start: '1' },
  ],
  ['the third page', { keyword: 'a', page: 3, size: 30 }, { results: '30', start: '61' }],
  ['more than the site gives at once', { keyword: 'a', size: 100 }, { results: '50', start: '1' }],
  [
    'prices',
    { keyword: 'a', minimumPrice: yen(0), maximumPrice: yen(5_000) },
    { price_from: '0', price_to: '5000' },
  ],
  ['cheapest first', { keyword: 'a', sort: 'price-up' }, { sort: '+price' }],
  ['dearest first', { keyword: 'a', sort: 'price-down' }, { sort: '-price' }],
  ['best known first', { keyword: 'a', sort: 'popular' }, { sort: '-review_count' }],
  ['what the site cannot sort by', { keyword: 'a', sort: 'newest' }, { sort: '-score' }],
  ['new goods', { keyword: 'a', conditions: ['new'] }, { condition: 'new' }],
  [
    'used goods of any grade',
    { keyword: 'a', conditions: ['good', 'fair', 'used'] },
    { condition: 'used' },
  ],
  ['one bar code', { jan: '4960759022530' }, { jan_code: '4960759022530' }],
  ['one store', { sellerId: 'asahi-camera' }, { seller_id: 'asahi-camera' }],
  ['one genre', { categoryId: '2443' }, { genre_category_id: '2443' }],
  ['free delivery', { keyword: 'a', isFreeShipping: true }, { shipping: 'free' }],
  ['what is sold out', { keyword: 'a', status: 'sold' }, { in_stock: 'false' }],
  ['nothing at all', {}, { genre_category_id: '1' }],
])('asks for %s', (_, query, params) => {
  expect(searchParamsOf(query)).toMatchObject(params);
});

it.each<[string, ListingQuery]>([
  ['auctions', { keyword: 'a', kind: 'auction' }],
  ['private sellers', { keyword: 'a', seller: 'private' }],
  ['what ends soon', { keyword: 'a', endsWithinHours: 1 }],
  ['what lies beyond the reach', { keyword: 'a', page: 51, size: 20 }],
])('does not ask at all for %s', (_, query) => {
  expect(searchParamsOf(query)).toBeUndefined();
});

it('does not name new and used together, nor sends words that were not given', () => {
  const params = searchParamsOf({ jan: '4960759022530', conditions: ['new', 'used'] });
  expect(params).not.toHaveProperty('condition');
  expect(params).not.toHaveProperty('query');
});

it('never goes beyond a thousand, and walks to the end without a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (size) => {
      let next = 1;
      for (let page = 1; ; page++) {
        const params = searchParamsOf({ keyword: 'a', size, page });
        if (!params) break;
        expect(Number(params['start'])).toBe(next);
        next += Number(params['results']);
        expect(next).toBeLessThanOrEqual(1_000);
        expect(isWithinReach(next - 1)).toBe(
          searchParamsOf({ keyword: 'a', size, page: page + 1 }) !== undefined,
        );
      }
      expect(next).toBe(1_000);
    }),
  );
});
