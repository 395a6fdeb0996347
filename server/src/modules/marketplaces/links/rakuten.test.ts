import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  [
    'https://item.rakuten.co.jp/seedcoms/10007199/?scid=af_pc_etc&variantId=1',
    '/rakuten/item/seedcoms%3Ap.10007199',
  ],
  ['https://item.rakuten.co.jp/book/14123464/', '/rakuten/item/book%3Ap.14123464'],
  ['https://item.rakuten.co.jp/cherico/imgrc007-2/', '/rakuten/item/cherico%3Aimgrc007-2'],
  ['https://m.rakuten.co.jp/book/i/17924463/', '/rakuten/item/book%3A17924463'],
  ['https://m.rakuten.co.jp/seedcoms/n/10007199/', '/rakuten/item/seedcoms%3Ap.10007199'],
  [
    'https://books.rakuten.co.jp/rb/13088437/?l-id=search-c-item',
    '/rakuten/item/book%3Ap.13088437',
  ],
  ['https://item.rakuten.co.jp/seedcoms/c/0000000123/', '/rakuten/seller/seedcoms'],
  ['https://www.rakuten.co.jp/seedcoms/', '/rakuten/seller/seedcoms'],
  ['https://www.rakuten.co.jp/gold/seedcoms/page.html', '/rakuten/seller/seedcoms'],
  ['https://www.rakuten.co.jp/category/101266/', '/rakuten/category/101266'],
  [
    'https://search.rakuten.co.jp/search/mall/%E3%83%8B%E3%82%B3%E3%83%B3/',
    '/rakuten/search?keyword=%E3%83%8B%E3%82%B3%E3%83%B3',
  ],
  [
    'https://search.rakuten.co.jp/search/mall/nikon+fm2/211742/?p=2',
    '/rakuten/search?keyword=nikon%20fm2',
  ],
  ['https://search.rakuten.co.jp/search/mall/-/211742/', '/rakuten/category/211742'],
  ['https://ranking.rakuten.co.jp/daily/211742/', '/rakuten/category/211742'],
  [
    'https://hb.afl.rakuten.co.jp/hgc/0a1b/?pc=https%3A%2F%2Fitem.rakuten.co.jp%2Fseedcoms%2F10007199%2F&m=http%3A%2F%2Fm.rakuten.co.jp%2Fseedcoms%2Fi%2F1%2F',
    '/rakuten/item/seedcoms%3Ap.10007199',
  ],
  ['https://www.rakuten.co.jp/event/sale/', undefined],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
