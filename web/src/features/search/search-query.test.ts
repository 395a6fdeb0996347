import { describe, expect, it } from 'vitest';
import { countFilters, readSearch, withoutFilters } from './search-query.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('an address of the search', () => {
  it.each([
    ['keyword=%20m%C3%A1y%20%20%E1%BA%A3nh%20', { q: 'máy ảnh' }],
    ['keyword=', { q: undefined }],
    [`keyword=${'x'.repeat(150)}`, { q: 'x'.repeat(100) }],
    ['keyword=a&sort=nonsense&kind=auction', { sort: undefined, kind: 'auction' }],
    ['keyword=a&sort=landed-up', { sort: 'landed-up' }],
    ['keyword=a&min_price=1.000&max_price=abc', { min_price: 1000, max_price: undefined }],
    ['keyword=a&min_landed=1.500.000', { min_landed: 1_500_000 }],
    ['keyword=a&ends_within=6', { ends_within_hours: 6 }],
    ['keyword=a&ends_within=7', { ends_within_hours: undefined }],
    ['keyword=a&condition=junk&importable=1', { condition: 'junk', importable: true }],
    ['keyword=a&__auto_translate_keyword=off', { translate: 'off' }],
  ])('%s is read as it is meant', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('knows how many filters narrow it', () => {
    expect(countFilters(read('keyword=a&sort=newest&__auto_translate_keyword=off'))).toBe(0);
    expect(
      countFilters(read('keyword=a&kind=fixed&min_price=0&free_shipping=1&ends_within=1')),
    ).toBe(4);
    // What a page holds narrows nothing.
    expect(countFilters({ ...read('keyword=a'), sites: 'mercari', size: 40 })).toBe(0);
  });

  it('forgets its filters and keeps what was typed', () => {
    expect(
      `${withoutFilters(new URLSearchParams('keyword=a&kind=fixed&sort=newest&min_price=3'))}`,
    ).toBe('keyword=a&sort=newest');
  });
});
