import { SITES } from '@hako/contract/marketplaces/sites';
import { expect, it } from 'vitest';
import { listingNamed } from './listing-named.ts';

it.each([
  ['https://page.auctions.yahoo.co.jp/jp/auction/x1234567890?ref=app', 'auction', 'x1234567890'],
  ['https://jp.mercari.com/item/m12345678901', 'mercari', 'm12345678901'],
  ['https://hako.example/auction/item/b9?tab=bids', 'auction', 'b9'],
  ['https://hako.example/rakuten/item/shop%3A12', 'rakuten', 'shop:12'],
  ['X1234567890', 'auction', 'x1234567890'],
  ['auction:b9', 'auction', 'b9'],
  ['Yahoo! Đấu giá b9', 'auction', 'b9'],
  ['mercari b9', 'mercari', 'b9'],
  ['MER_JP/b9', 'mercari', 'b9'],
])('"%s" names a listing of one site', (typed, site, code) =>
  expect(listingNamed(typed)).toEqual({ sites: [site], code }),
);

it.each(['b9', 'HKAB12', 'mercarib9', 'Nguyễn Thị Hoa', '/auction/item/%E0%A4%A'])(
  '"%s" may be a listing of any site, or none',
  (typed) => {
    const { sites } = listingNamed(typed);
    expect(sites.length === Object.keys(SITES).length || sites[0] === 'auction').toBe(true);
  },
);
