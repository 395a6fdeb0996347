import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { linkOf } from './link.ts';

it.each([
  ['https://jp.mercari.com/item/m87177707015%', undefined],
  ['https://paypayfleamarket.yahoo.co.jp.evil.example/item/z604620404', undefined],
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
