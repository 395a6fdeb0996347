import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  [
    'https://paypayfleamarket.yahoo.co.jp/item/z595392208?utm_source=app',
    '/paypay/item/z595392208',
  ],
  ['https://paypayfleamarket.yahoo.co.jp/user/p12345678', '/paypay/seller/p12345678'],
  [
    'https://paypayfleamarket.yahoo.co.jp/search/%E3%83%8B%E3%82%B3%E3%83%B3?open=1',
    '/paypay/search?keyword=%E3%83%8B%E3%82%B3%E3%83%B3',
  ],
  ['https://paypayfleamarket.yahoo.co.jp/category/2511', '/paypay/category/2511'],
  [
    'https://paypayfleamarket.yahoo.co.jp/item/z604620404?utm_source=share',
    '/paypay/item/z604620404',
  ],
  ['https://paypayfleamarket.yahoo.co.jp/item/e1228929303', '/paypay/item/e1228929303'],
  ['https://paypayfleamarket.yahoo.co.jp/user/p634529', '/paypay/seller/p634529'],
  [
    'https://paypayfleamarket.yahoo.co.jp/search/%E3%82%AB%E3%83%A1%E3%83%A9?open=1&page=1',
    '/paypay/search?keyword=%E3%82%AB%E3%83%A1%E3%83%A9',
  ],
  ['https://paypayfleamarket.yahoo.co.jp/search/%E3%82', undefined],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
