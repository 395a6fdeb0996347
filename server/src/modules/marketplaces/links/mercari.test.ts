import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  [
    'https://jp.mercari.com/item/m87177707015?source_location=share&utm_medium=share',
    '/mercari/item/m87177707015',
  ],
  ['https://jp.mercari.com/transaction/m87177707015', '/mercari/item/m87177707015'],
  [
    'https://jp.mercari.com/shops/profile/2JWDpXc97kLGT6F5i2JLSF',
    '/mercari/seller/2JWDpXc97kLGT6F5i2JLSF',
  ],
  [
    'https://mercari-shops.com/shops/2JWDpXc97kLGT6F5i2JLSF',
    '/mercari/seller/2JWDpXc97kLGT6F5i2JLSF',
  ],
  ['https://www.mercari.com/jp/u/319771969/', '/mercari/seller/319771969'],
  [
    'https://jp.mercari.com/search?keyword=%E3%83%8B%E3%82%B3%E3%83%B3&status=on_sale',
    '/mercari/search?keyword=%E3%83%8B%E3%82%B3%E3%83%B3',
  ],
  ['https://jp.mercari.com/search?category_id=859,860', '/mercari/category/859'],
  ['https://www.mercari.com/jp/category/859/', '/mercari/category/859'],
  ['https://www.mercari.com/us/item/m87177707015/', undefined],
  ['https://jp.mercari.com/item/m87177707015', '/mercari/item/m87177707015'],
  ['https://jp.mercari.com/en/item/m87177707015?afid=1', '/mercari/item/m87177707015'],
  ['https://item.mercari.com/jp/m87177707015/', '/mercari/item/m87177707015'],
  ['https://www.mercari.com/jp/items/m87177707015/', '/mercari/item/m87177707015'],
  [
    'https://jp.mercari.com/shops/product/2JWDpXc97kLGT6F5i2JLSF',
    '/mercari/item/2JWDpXc97kLGT6F5i2JLSF?type=mers',
  ],
  [
    'https://mercari-shops.com/products/2JWDpXc97kLGT6F5i2JLSF',
    '/mercari/item/2JWDpXc97kLGT6F5i2JLSF?type=mers',
  ],
  ['https://jp.mercari.com/user/profile/319771969', '/mercari/seller/319771969'],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
