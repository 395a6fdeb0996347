import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  ['https://page12.auctions.yahoo.co.jp/jp/auction/x1234567890', '/auction/item/x1234567890'],
  ['https://auctions.yahoo.co.jp/jp/auction/z595392208', '/paypay/item/z595392208'],
  [
    'https://auctions.yahoo.co.jp/jp/show/bid_hist?aID=t1227918112&typ=log',
    '/auction/item/t1227918112',
  ],
  ['https://sellinglist.auctions.yahoo.co.jp/user/abc_def-1', '/auction/seller/abc_def-1'],
  ['https://auctions.yahoo.co.jp/jp/show/rating?userID=abc123', '/auction/seller/abc123'],
  ['https://auctions.yahoo.co.jp/category/list/2084261636/', '/auction/category/2084261636'],
  [
    'https://auctions.yahoo.co.jp/category/list/%E3%83%95%E3%82%A3%E3%83%AB%E3%83%A0-2084261636/?p=',
    '/auction/category/2084261636',
  ],
  ['https://auctions.yahoo.co.jp/list5/23636-category.html', '/auction/category/23636'],
  ['https://auctions.yahoo.co.jp/search/search?auccat=23636&p=&va=', '/auction/category/23636'],
  [
    'https://auctions.yahoo.co.jp/search/search?auccat=23636&p=nikon+fm2&va=nikon+fm2',
    '/auction/search?keyword=nikon%20fm2',
  ],
  [
    'https://auctions.yahoo.co.jp/search/search/%E3%83%8B%E3%82%B3%E3%83%B3/23636/',
    '/auction/search?keyword=%E3%83%8B%E3%82%B3%E3%83%B3',
  ],
  [
    'https://auctions.yahoo.co.jp/closedsearch/closedsearch/nikon/0/?b=1&n=50',
    '/auction/search?keyword=nikon',
  ],
  ['https://auctions.yahoo.co.jp/jp/auction/t1227918112', '/auction/item/t1227918112'],
  ['https://page.auctions.yahoo.co.jp/jp/auction/1227918112?x=1#top', '/auction/item/1227918112'],
  ['http://page.auctions.yahoo.co.jp/jp/auction/T1227918112', '/auction/item/t1227918112'],
  ['https://auctions.yahoo.co.jp/jp/show/qanda?aID=t1299900001', '/auction/item/t1299900001'],
  [
    'https://auctions.yahoo.co.jp/seller/68B3xbcC6UvFTy8TW2wOTLRRUgZoC?user_type=c',
    '/auction/seller/68B3xbcC6UvFTy8TW2wOTLRRUgZoC',
  ],
  [
    'https://auctions.yahoo.co.jp/search/search?p=%E3%83%8B%E3%82%B3%E3%83%B3',
    '/auction/search?keyword=%E3%83%8B%E3%82%B3%E3%83%B3',
  ],
  ['https://auctions.yahoo.co.jp/jp/auction/z604620404', '/paypay/item/z604620404'],
  ['https://page.auctions.yahoo.co.jp/jp/auction/Z604620404', '/paypay/item/z604620404'],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
