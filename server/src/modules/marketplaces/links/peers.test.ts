import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  ['https://buyee.jp/item/yahoo/auction/p1229439831', '/auction/item/p1229439831'],
  [
    'https://buyee.jp/item/jdirectitems/auction/q1235841865?conversionType=top_page',
    '/auction/item/q1235841865',
  ],
  ['https://www.buyee.jp/item/yahoo/auction/P1229439831/', '/auction/item/p1229439831'],
  ['https://buyee.jp/item/jdirectitems/auction/z604620404', '/paypay/item/z604620404'],
  [
    'https://buyee.jp/mercari/item/m42393820957?conversionType=Mercari_DirectSearch',
    '/mercari/item/m42393820957',
  ],
  [
    'https://buyee.jp/mercari/item/2JHTs9vaQmKzP7cWnbR4Xd',
    '/mercari/item/2JHTs9vaQmKzP7cWnbR4Xd?type=mers',
  ],
  ['https://buyee.jp/paypayfleamarket/item/z651582616', '/paypay/item/z651582616'],
  ['https://buyee.jp/rakuten/detail/book%3A10001234', '/rakuten/item/book%3A10001234'],
  [
    'https://buyee.jp/item/jdirectitems/shopping/asahi-camera_fm2-001',
    '/shopping/item/asahi-camera_fm2-001',
  ],
  ['https://buyee.jp/item/search/query/nikon%20fm2?page=1', undefined],
  ['https://buyee.jp/mercari/search?keyword=nikon', '/mercari/search?keyword=nikon'],
  ['https://buyee.jp/rakuma/item/m42393820957', undefined],
  ['https://buyee.jp/', undefined],
  ['https://zenmarket.jp/en/auction.aspx?itemCode=x1146852109', '/auction/item/x1146852109'],
  ['https://zenmarket.jp/vi/auction.aspx?itemCode=1146852109', '/auction/item/1146852109'],
  ['https://zenmarket.jp/auction.aspx?itemcode=x1146852109', '/auction/item/x1146852109'],
  [
    'https://zenmarket.jp/en/mercariproduct.aspx?itemCode=m42393820957',
    '/mercari/item/m42393820957',
  ],
  [
    'https://zenmarket.jp/ru/mercariShopsProduct.aspx?itemCode=2JHTs9vaQmKzP7cWnbR4Xd',
    '/mercari/item/2JHTs9vaQmKzP7cWnbR4Xd?type=mers',
  ],
  ['https://zenmarket.jp/en/mercari.aspx?q=nikon', '/mercari/search?keyword=nikon'],
  [
    'https://zenmarket.jp/en/product.aspx?u=https%3A%2F%2Fitem.rakuten.co.jp%2Fbook%2F123%2F',
    '/rakuten/item/book%3A123',
  ],
  ['https://zenmarket.jp/en/rakuma.aspx?itemCode=m42393820957', undefined],
  [
    'https://www.fromjapan.co.jp/japan/en/auction/yahoo/input/w1146852109/',
    '/auction/item/w1146852109',
  ],
  ['https://www.fromjapan.co.jp/en/auction/yahoo/input/w1146852109', '/auction/item/w1146852109'],
  ['https://www.fromjapan.co.jp/japan/en/mercari/item/m42393820957', '/mercari/item/m42393820957'],
  ['https://www.fromjapan.co.jp/japan/en/yahoo/search/q-nikon/', '/auction/search?keyword=nikon'],
  ['https://janbox.com/vi/yahoo-auction/item/n1127985920', '/auction/item/n1127985920'],
  ['https://janbox.com/vi/mercari/item/m42393820957', '/mercari/item/m42393820957'],
  ['https://janbox.com/vi/rakuten/item/book:10001234', '/rakuten/item/book%3A10001234'],
  ['https://janbox.com/vi/blog/mercari', undefined],
  ['https://janbox.com.evil.example/vi/mercari/item/m42393820957', undefined],
  ['https://evil-buyee.jp/mercari/item/m42393820957', undefined],
  ['https://buyee.jp@evil.example/mercari/item/m42393820957', undefined],
])('a link of another service, %s, leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});

it.each([
  ['https://sp.suruga-ya.jp/product/detail/604043986', '/suruga-ya/item/604043986'],
  ['https://sp.auctions.yahoo.co.jp/jp/auction/x1146852109', '/auction/item/x1146852109'],
  ['https://sp.jp.mercari.com/item/m87177707015', '/mercari/item/m87177707015'],
  ['https://item.sp.rakuten.co.jp/book/123/', '/rakuten/item/book%3A123'],
  ['https://sp.amazon.co.jp/dp/B0CXYZ1234', '/amazon/item/B0CXYZ1234'],
  ['https://sp.buyee.jp/mercari/item/m42393820957', '/mercari/item/m42393820957'],
  ['https://sp.evil.example/jp/auction/x1146852109', undefined],
  ['https://evil.sp.example/item.rakuten.co.jp/book/123', undefined],
])('the page for telephones %s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});

it.each([
  ['x1146852109', '/auction/item/x1146852109'],
  [' W1146852109 ', '/auction/item/w1146852109'],
  ['m87177707015', '/mercari/item/m87177707015'],
  ['m1146852109', '/auction/item/m1146852109'],
  ['z604620404', '/paypay/item/z604620404'],
  ['B0CXYZ1234', '/amazon/item/B0CXYZ1234'],
  ['book:10001234', '/rakuten/item/book%3A10001234'],
  ['buyee.jp/mercari/item/m42393820957', '/mercari/item/m42393820957'],
  ['fm2', undefined],
  ['wh-1000xm4', undefined],
  ['4904790000000', undefined],
  ['máy ảnh x1146852109', undefined],
])('what was copied without an address, %s, leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
