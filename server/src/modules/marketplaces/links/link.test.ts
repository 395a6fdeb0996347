import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { linkOf } from './link.ts';

it.each([
  // Yahoo! Auctions
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
  // Mercari
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
  // Yahoo! Shopping
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
  // Rakuten
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
  // Yahoo! Flea Market
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
  // Suruga-ya
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
  // Amazon
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
  // Wrappers and what people paste with it
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
  ['https://jp.mercari.com/item/m87177707015%', undefined],
  ['https://auctions.yahoo.co.jp/jp/auction/t1227918112', '/auction/item/t1227918112'],
  ['https://page.auctions.yahoo.co.jp/jp/auction/1227918112?x=1#top', '/auction/item/1227918112'],
  ['http://page.auctions.yahoo.co.jp/jp/auction/T1227918112', '/auction/item/t1227918112'],
  ['https://auctions.yahoo.co.jp/jp/show/qanda?aID=t1299900001', '/auction/item/t1299900001'],
  [
    'ニコン FM2 https://auctions.yahoo.co.jp/jp/auction/t1227918112 #ヤフオク',
    '/auction/item/t1227918112',
  ],
  [
    'https://auctions.yahoo.co.jp/seller/68B3xbcC6UvFTy8TW2wOTLRRUgZoC?user_type=c',
    '/auction/seller/68B3xbcC6UvFTy8TW2wOTLRRUgZoC',
  ],
  [
    'https://auctions.yahoo.co.jp/search/search?p=%E3%83%8B%E3%82%B3%E3%83%B3',
    '/auction/search?keyword=%E3%83%8B%E3%82%B3%E3%83%B3',
  ],
  [
    'https://paypayfleamarket.yahoo.co.jp/item/z604620404?utm_source=share',
    '/paypay/item/z604620404',
  ],
  ['https://paypayfleamarket.yahoo.co.jp/item/e1228929303', '/paypay/item/e1228929303'],
  ['https://auctions.yahoo.co.jp/jp/auction/z604620404', '/paypay/item/z604620404'],
  ['https://page.auctions.yahoo.co.jp/jp/auction/Z604620404', '/paypay/item/z604620404'],
  ['https://paypayfleamarket.yahoo.co.jp/user/p634529', '/paypay/seller/p634529'],
  [
    'https://paypayfleamarket.yahoo.co.jp/search/%E3%82%AB%E3%83%A1%E3%83%A9?open=1&page=1',
    '/paypay/search?keyword=%E3%82%AB%E3%83%A1%E3%83%A9',
  ],
  ['https://paypayfleamarket.yahoo.co.jp/search/%E3%82', undefined],
  ['https://paypayfleamarket.yahoo.co.jp.evil.example/item/z604620404', undefined],
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
  ['https://jp.mercari.com.evil.example/item/m87177707015', undefined],
  ['https://evil.example/https://jp.mercari.com/item/m87177707015', undefined],
  ['https://jp.mercari.com@evil.example/item/m87177707015', undefined],
  ['https://user@jp.mercari.com/item/m87177707015', undefined],
  ['https://jp.mercari.com:8443/item/m87177707015', undefined],
  ['ftp://jp.mercari.com/item/m87177707015', undefined],
  ['javascript:alert(1)//https:jp.mercari.com/item/m87177707015', undefined],
  ['https://jp.mercari.com/item/../../etc/passwd', undefined],
  ['máy ảnh', undefined],
])('%s leads to %s', (pasted, path) => {
  expect(linkOf(pasted)?.path).toBe(path);
});

describe.skipIf(!hasShared)('addresses that attack', () => {
  it('lead nowhere', () => {
    const found =
      JSON.stringify(readSharedJson('data/security/ssrf/urls.json')).match(
        /[a-z]+:\/\/[^"\\\s]+/gi,
      ) ?? [];
    expect(found.length).toBeGreaterThan(200);
    for (const url of found) expect(linkOf(url), url).toBeUndefined();
  });
});

it('gives a path of our own whatever is searched there', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'binary' }),
      fc.constantFrom('https://jp.mercari.com/search?keyword=', 'https://www.amazon.co.jp/s?k='),
      (typed, page) => {
        const link = linkOf(`${page}${encodeURIComponent(typed.toWellFormed())}`);
        if (link) expect(new URL(link.path, 'https://hako.test').origin).toBe('https://hako.test');
        if (link) expect(link.code.length).toBeLessThanOrEqual(100);
      },
    ),
  );
});
