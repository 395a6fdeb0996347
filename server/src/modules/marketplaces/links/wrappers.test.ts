import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it.each([
  [
    'https://www.google.com/url?sa=t&url=https%3A%2F%2Fjp.mercari.com%2Fitem%2Fm87177707015&usg=1',
    '/mercari/item/m87177707015',
  ],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fauctions.yahoo.co.jp%2Fjp%2Fauction%2Ft1227918112%3Ffbclid%3D1&h=1',
    '/auction/item/t1227918112',
  ],
  [
    'https://jp-mercari-com.translate.goog/item/m87177707015?_x_tr_sl=ja&_x_tr_tl=vi',
    '/mercari/item/m87177707015',
  ],
  [
    'https://www-suruga--ya-jp.translate.goog/product/detail/604043986?_x_tr_sl=ja',
    '/suruga-ya/item/604043986',
  ],
  [
    'https://translate.google.com/translate?sl=ja&tl=vi&u=https://item.rakuten.co.jp/book/123/',
    '/rakuten/item/book%3A123',
  ],
  [
    'https://ck.jp.ap.valuecommerce.com/servlet/referral?sid=1&pid=2&vc_url=https%3A%2F%2Fstore.shopping.yahoo.co.jp%2Fasahi-camera%2Ffm2-001.html',
    '/shopping/item/asahi-camera_fm2-001',
  ],
  ['https://www.google.com/url?url=https%3A%2F%2Fevil.example%2F', undefined],
  [
    'https://www.google.com/url?url=https%3A%2F%2Fwww.google.com%2Furl%3Furl%3Dhttps%253A%252F%252Fjp.mercari.com%252Fitem%252Fm87177707015',
    '/mercari/item/m87177707015',
  ],
  ['xem giúp em: (https://jp.mercari.com/item/m87177707015). cảm ơn', '/mercari/item/m87177707015'],
  ['「ニコン」https://jp.mercari.com/item/m87177707015、よろしく', '/mercari/item/m87177707015'],
  [
    'https://example.com/a rồi https://jp.mercari.com/item/m87177707015',
    '/mercari/item/m87177707015',
  ],
  ['jp.mercari.com/item/m87177707015', '/mercari/item/m87177707015'],
  ['https://amzn.asia/d/abc123', undefined],
  [
    'ニコン FM2 https://auctions.yahoo.co.jp/jp/auction/t1227918112 #ヤフオク',
    '/auction/item/t1227918112',
  ],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});
