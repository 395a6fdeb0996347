import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  [
    'https://store.shopping.yahoo.co.jp/asahi-camera/fm2-001.html?sc_i=shp_pc',
    '/shopping/item/asahi-camera_fm2-001',
  ],
  [
    'https://store.shopping.yahoo.co.jp/asahi-camera/4549292094275.html',
    '/shopping/item/asahi-camera_4549292094275',
  ],
  ['https://store.shopping.yahoo.co.jp/asahi-camera/', '/shopping/seller/asahi-camera'],
  [
    'https://store.shopping.yahoo.co.jp/asahi-camera/a5aba5e1a5e9.html',
    '/shopping/seller/asahi-camera',
  ],
  [
    'https://store.shopping.yahoo.co.jp/asahi-camera/search.html?p=nikon',
    '/shopping/search?keyword=nikon',
  ],
  ['https://shopping.yahoo.co.jp/search?p=nikon&X=2', '/shopping/search?keyword=nikon'],
  ['https://shopping.yahoo.co.jp/search/nikon%20fm2/0/', '/shopping/search?keyword=nikon%20fm2'],
  ['https://shopping.yahoo.co.jp/category/2505/2533/list', '/shopping/category/2533'],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
