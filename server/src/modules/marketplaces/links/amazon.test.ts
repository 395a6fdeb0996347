import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  ['https://www.amazon.co.jp/dp/B0CXYZ1234', '/amazon/item/B0CXYZ1234'],
  [
    'https://www.amazon.co.jp/-/en/dp/b0cxyz1234/ref=sr_1_1?keywords=nikon',
    '/amazon/item/B0CXYZ1234',
  ],
  [
    'https://www.amazon.co.jp/%E3%83%8B%E3%82%B3%E3%83%B3-FM2/dp/B0CXYZ1234?tag=x-22',
    '/amazon/item/B0CXYZ1234',
  ],
  ['https://www.amazon.co.jp/gp/product/4088708490/', '/amazon/item/4088708490'],
  ['https://www.amazon.co.jp/gp/aw/d/B0CXYZ1234', '/amazon/item/B0CXYZ1234'],
  ['https://www.amazon.co.jp/exec/obidos/ASIN/B0CXYZ1234/x-22', '/amazon/item/B0CXYZ1234'],
  ['https://www.amazon.co.jp/s?k=nikon+fm2&crid=1', '/amazon/search?keyword=nikon%20fm2'],
  [
    'https://www.amazon.co.jp/s?me=A1VC38T7YXB528&marketplaceID=A1VC38T7YXB528',
    '/amazon/seller/A1VC38T7YXB528',
  ],
  ['https://www.amazon.co.jp/b?node=3210981', '/amazon/category/3210981'],
  ['https://www.amazon.co.jp/gp/bestsellers/electronics/3371441/', '/amazon/category/3371441'],
  [
    'https://www.amazon.co.jp/sspa/click?ie=UTF8&url=%2FNikon%2Fdp%2FB0CXYZ1234%2Fref%3Dsr',
    '/amazon/item/B0CXYZ1234',
  ],
  ['https://www.amazon.com/dp/B0CXYZ1234', undefined],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
