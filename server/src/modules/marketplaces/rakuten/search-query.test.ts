import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { isOpenQuestion, isUnanswerable, searchParamsOf } from './search-query.ts';
import type { ListingQuery } from '../listing-query.ts';

const PLAIN = { hits: 30, page: 1, sort: 'standard' };

describe('a question to the item search', () => {
  it.each<[ListingQuery, Record<string, string | number>]>([
    [{ keyword: 'カメラ' }, { keyword: 'カメラ' }],
    [
      { keyword: 'カメラ', page: 4, size: 20, sort: 'price-up' },
      { keyword: 'カメラ', page: 4, hits: 20, sort: '+itemPrice' },
    ],
    [
      { keyword: 'カメラ', size: 100, sort: 'newest' },
      { keyword: 'カメラ', hits: 30, sort: '-updateTimestamp' },
    ],
    // 1 asks for delivery included only, though an answer says 0 for it.
    [
      { keyword: 'カメラ', isFreeShipping: true },
      { keyword: 'カメラ', postageFlag: 1 },
    ],
    [{ sellerId: 'book' }, { shopCode: 'book', genreId: 0 }],
    [
      { sellerId: 'book', categoryId: '101240' },
      { shopCode: 'book', genreId: '101240' },
    ],
    [
      { keyword: 'カメラ', conditions: ['new'] },
      { keyword: 'カメラ', NGKeyword: '中古' },
    ],
    [{ keyword: 'カメラ', conditions: ['good', 'fair'] }, { keyword: 'カメラ 中古' }],
    [{ keyword: 'カメラ', conditions: ['new', 'good'] }, { keyword: 'カメラ' }],
    [
      { keyword: 'カメラ', minimumPrice: yen(1_000), maximumPrice: yen(5_000) },
      { keyword: 'カメラ', minPrice: 1_000, maxPrice: 5_000 },
    ],
    // The site wants the upper bound above the lower one.
    [
      { keyword: 'カメラ', minimumPrice: yen(1_000), maximumPrice: yen(1_000) },
      { keyword: 'カメラ', minPrice: 1_000, maxPrice: 1_001 },
    ],
    [{ jan: '4901234567894' }, { keyword: '4901234567894' }],
    [
      { keyword: 'カメラ', excludedWords: 'ジャンク x' },
      { keyword: 'カメラ', NGKeyword: 'ジャンク' },
    ],
  ])('%j', (query, params) =>
    expect(searchParamsOf(query).params).toEqual({ ...PLAIN, ...params }),
  );

  it.each<[ListingQuery, boolean]>([
    [{ keyword: 'カメラ' }, false],
    [{ keyword: 'カメラ', kind: 'fixed', seller: 'store', status: 'open', page: 100 }, false],
    [{ keyword: 'カメラ', kind: 'auction' }, true],
    [{ keyword: 'カメラ', page: 101 }, true],
    [{ keyword: 'カメラ', categoryId: '2084044777,1' }, true],
    [{ keyword: 'カメラ', categoryId: '0' }, true],
    [{ sellerId: '../etc' }, true],
    [{ keyword: 'カメラ', minimumPrice: yen(2), maximumPrice: yen(1) }, true],
  ])('%j cannot be answered here: %s', (query, is) => expect(isUnanswerable(query)).toBe(is));

  it('needs a word, a shop, a genre or a bar code', () => {
    expect(
      [
        {},
        { keyword: ' ' },
        { keyword: 'a' },
        { jan: '49' },
        { sellerId: 'a' },
        { categoryId: '1' },
      ].map(isOpenQuestion),
    ).toEqual([true, true, false, false, false, false]);
  });
});
