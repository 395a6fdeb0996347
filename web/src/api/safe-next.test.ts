import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

const list = new URL('../../../../shared/data/security/redirect/next-param.json', import.meta.url);
const isThere = existsSync(list);
if (!isThere)
  console.warn('skipped: ../shared/data/security/redirect is not beside the repository');

describe('where a person goes after signing in', () => {
  test.each([
    ['/account/wallet', '/account/wallet'],
    ['/auction/item/x123?from=search#bids', '/auction/item/x123?from=search#bids'],
    [
      '/hako-go/search?keyword=m%C3%A1y%20%E1%BA%A3nh',
      '/hako-go/search?keyword=m%C3%A1y%20%E1%BA%A3nh',
    ],
    ['/', '/'],
  ])('%s is ours', (next, target) => expect(safeNext(next)).toBe(target));

  test.each([
    null,
    undefined,
    '',
    'account',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/account/login?next=/x',
  ])('%j leads to the dashboard', (next) => expect(safeNext(next)).toBe('/account/dashboard'));

  test.skipIf(!isThere)('none of the published tricks leaves the site, raw or decoded', () => {
    const tricks = JSON.parse(readFileSync(list, 'utf8')) as string[];
    expect(tricks.length).toBeGreaterThan(300);
    for (const trick of [...tricks, ...tricks.map(decoded)]) {
      const target = safeNext(trick);
      expect(new URL(target, 'https://hako.example').origin, trick).toBe('https://hako.example');
      expect(target, trick).toMatch(/^\/(?!\/)/);
    }
  });
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
