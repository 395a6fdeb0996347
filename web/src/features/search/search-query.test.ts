import { describe, expect, it } from 'vitest';
import { countFilters, readSearch } from './search-query.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('an address of the search', () => {
  it.each([
    ['keyword=%20m%C3%A1y%20%20%E1%BA%A3nh%20', { q: 'máy ảnh' }],
    ['keyword=', { q: undefined }],
    [`keyword=${'x'.repeat(150)}`, { q: 'x'.repeat(100) }],
    ['keyword=a&sort=nonsense&kind=auction', { sort: undefined, kind: 'auction' }],
    ['keyword=a&min_price=1.000&max_price=abc', { min_price: 1000, max_price: undefined }],
    ['keyword=a&page=-3', { page: 1 }],
    ['keyword=a&page=1e9', { page: 1 }],
    ['keyword=a&page=5000', { page: 100 }],
    ['keyword=a&category=12;drop&seller=../x', { category: undefined, seller: undefined }],
    ['keyword=a&__auto_translate_keyword=off', { translate: 'off' }],
  ])('%s is read as it is meant', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('knows how many filters narrow it', () => {
    expect(countFilters(read('keyword=a&sort=newest&status=open'))).toBe(0);
    expect(countFilters(read('keyword=a&kind=fixed&status=sold&min_price=0&free_shipping=1'))).toBe(4);
  });
});
