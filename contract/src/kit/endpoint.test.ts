import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf } from './endpoint.ts';

it('an address carries any text in its path and its query, and stays at its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (code, word) => {
      fc.pre(code !== '.' && code !== '..');
      const address = addressOf('/api/items/{code}/bids', { code }, { word });
      const { origin, pathname, searchParams } = new URL(address, 'https://hako.example');
      expect(origin).toBe('https://hako.example');
      const [, , , own = '', rest] = pathname.split('/');
      expect([decodeURIComponent(own), rest]).toEqual([code, 'bids']);
      expect(searchParams.get('word')).toBe(word);
    }),
    { numRuns: 2_000 },
  );
});

it.each(['../../desk', '//evil.example', 'a?b=c#d', '%2e%2e%2f', 'x\r\ny'])(
  'an address with %j in its path leads nowhere else',
  (code) => {
    const { pathname, search, hash } = new URL(
      addressOf('/api/items/{code}', { code }),
      'https://hako.example',
    );
    expect(pathname.startsWith('/api/items/')).toBe(true);
    expect([pathname.split('/').length, search, hash]).toEqual([4, '', '']);
  },
);
