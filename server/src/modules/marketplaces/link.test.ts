import { describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../test-support/captures.ts';
import { linkOf } from './link.ts';

it.each([
  ['https://auctions.yahoo.co.jp/jp/auction/t1227918112', '/auction/item/t1227918112'],
  ['https://page.auctions.yahoo.co.jp/jp/auction/1227918112?x=1#top', '/auction/item/1227918112'],
  ['http://page.auctions.yahoo.co.jp/jp/auction/T1227918112', '/auction/item/t1227918112'],
  ['https://auctions.yahoo.co.jp/jp/show/qanda?aID=t1299900001', '/auction/item/t1299900001'],
  ['ニコン FM2 https://auctions.yahoo.co.jp/jp/auction/t1227918112 #ヤフオク', '/auction/item/t1227918112'],
  ['https://auctions.yahoo.co.jp/seller/68B3xbcC6UvFTy8TW2wOTLRRUgZoC?user_type=c', '/auction/seller/68B3xbcC6UvFTy8TW2wOTLRRUgZoC'],
  ['https://auctions.yahoo.co.jp/search/search?p=%E3%83%8B%E3%82%B3%E3%83%B3', '/auction/search?keyword=%E3%83%8B%E3%82%B3%E3%83%B3'],
  ['https://paypayfleamarket.yahoo.co.jp/item/z604620404?utm_source=share', '/paypay/item/z604620404'],
  ['https://paypayfleamarket.yahoo.co.jp/item/e1228929303', '/paypay/item/e1228929303'],
  ['https://auctions.yahoo.co.jp/jp/auction/z604620404', '/paypay/item/z604620404'],
  ['https://page.auctions.yahoo.co.jp/jp/auction/Z604620404', '/paypay/item/z604620404'],
  ['https://paypayfleamarket.yahoo.co.jp/user/p634529', '/paypay/seller/p634529'],
  ['https://paypayfleamarket.yahoo.co.jp/search/%E3%82%AB%E3%83%A1%E3%83%A9?open=1&page=1', '/paypay/search?keyword=%E3%82%AB%E3%83%A1%E3%83%A9'],
  ['https://paypayfleamarket.yahoo.co.jp/search/%E3%82', undefined],
  ['https://paypayfleamarket.yahoo.co.jp.evil.example/item/z604620404', undefined],
  ['https://jp.mercari.com/item/m87177707015', '/mercari/item/m87177707015'],
  ['https://jp.mercari.com/en/item/m87177707015?afid=1', '/mercari/item/m87177707015'],
  ['https://item.mercari.com/jp/m87177707015/', '/mercari/item/m87177707015'],
  ['https://www.mercari.com/jp/items/m87177707015/', '/mercari/item/m87177707015'],
  ['https://jp.mercari.com/shops/product/2JWDpXc97kLGT6F5i2JLSF', '/mercari/item/2JWDpXc97kLGT6F5i2JLSF?type=mers'],
  ['https://mercari-shops.com/products/2JWDpXc97kLGT6F5i2JLSF', '/mercari/item/2JWDpXc97kLGT6F5i2JLSF?type=mers'],
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
    const found = JSON.stringify(readSharedJson('data/security/ssrf/urls.json')).match(/[a-z]+:\/\/[^"\\\s]+/gi) ?? [];
    expect(found.length).toBeGreaterThan(200);
    for (const url of found) expect(linkOf(url), url).toBeUndefined();
  });
});
