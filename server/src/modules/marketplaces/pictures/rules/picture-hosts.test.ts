import { describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../../../test-support/world/captures.ts';
import { pictureSource } from './picture-hosts.ts';

const allowed = {
  sites: [
    new URL('http://127.0.0.1:4100/mercari'),
    new URL('http://127.0.0.1:4100/suruga-ya/'),
    new URL('https://www.suruga-ya.jp'),
  ],
  hosts: ['img.example.jp'],
};
const sourceOf = (address: string) => pictureSource(address, allowed)?.href;

describe('where a picture may come from', () => {
  it.each([
    'https://auc-pctr.c.yimg.jp/i/a.jpg?pri=l&w=300',
    'https://static.mercdn.net/item/detail/orig/photos/m1_1.jpg?1787874926',
    'https://assets.mercari-shops-static.com/a/b.jpg',
    'https://thumbnail.image.rakuten.co.jp/@0_mall/book/cabinet/1.jpg?_ex=128x128',
    'https://www.suruga-ya.jp/database/photo.php?shinaban=604043986&size=m',
    'https://m.media-amazon.com/images/I/1.jpg',
    'https://cdn.img.example.jp/1.png',
    'http://127.0.0.1:4100/pictures/a.svg',
    'http://127.0.0.1:4100/suruga-ya/database/photo.php?shinaban=604043986&size=m',
  ])('%s: a site, or what the operator set', (address) => {
    expect(sourceOf(address)).toBe(address);
  });

  it.each([
    'https://evil.example/a.jpg',
    'https://yimg.jp.evil.example/a.jpg',
    'https://evilyimg.jp/a.jpg',
    'https://static.mercdn.net@evil.example/a.jpg',
    'https://user:pw@static.mercdn.net/a.jpg',
    'https://static.mercdn.net:8443/a.jpg',
    'http://127.0.0.1:4101/pictures/a.svg',
    'http://127.0.0.1/pictures/a.svg',
    'http://127.0.0.1:4100/mercari',
    'http://127.0.0.1:4100/mercari/v1/items',
    'http://127.0.0.1:4100/pictures/../suruga-ya/search',
    'http://127.0.0.1:4100/suruga-ya/database/',
    'http://127.0.0.1:4100/suruga-ya/search/database/photo.php',
    'https://www.suruga-ya.jp/search?search_word=x',
    'https://www.suruga-ya.jp/',
    'https://suruga-ya.jp/database/photo.php',
    'ftp://static.mercdn.net/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '//static.mercdn.net/a.jpg',
    '/api/files/1',
    '',
  ])('%s: nothing of ours', (address) => {
    expect(sourceOf(address)).toBeUndefined();
  });

  it('asks known hosts over TLS, and without what only a browser needs', () => {
    expect(sourceOf('http://static.mercdn.net/a.jpg#top')).toBe('https://static.mercdn.net/a.jpg');
  });

  it.skipIf(!hasShared)('is none of the inner addresses of the attack list', () => {
    const attacks = readSharedJson('data/security/ssrf/urls.json') as string[];
    expect(attacks.length).toBeGreaterThan(100);
    expect(attacks.filter((address) => sourceOf(address))).toEqual([]);
  });
});
