import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  [
    'https://www.suruga-ya.jp/product/detail/604043986?tenpo_cd=400438',
    '/suruga-ya/item/604043986',
  ],
  ['https://www.suruga-ya.jp/product-other/604043986', '/suruga-ya/item/604043986'],
  ['https://www.suruga-ya.jp/product/detail/GN123456', '/suruga-ya/item/GN123456'],
  ['https://www.suruga-ya.jp/product/detail/ZHOA298765', '/suruga-ya/item/ZHOA298765'],
  ['https://www.suruga-ya.jp/kaitori/kaitori_detail/604043986', '/suruga-ya/item/604043986'],
  [
    'https://www.suruga-ya.jp/search?category=5&search_word=%E3%82%AC%E3%83%B3%E3%83%80%E3%83%A0&searchbox=1',
    '/suruga-ya/search?keyword=%E3%82%AC%E3%83%B3%E3%83%80%E3%83%A0',
  ],
  ['https://www.suruga-ya.jp/search?category=50101&search_word=', '/suruga-ya/category/50101'],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
