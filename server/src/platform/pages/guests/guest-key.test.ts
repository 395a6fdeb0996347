import { describe, expect, it } from 'vitest';
import { guestKeyOf } from './guest-key.ts';

const asked = (headers: Record<string, string> = {}, url = '/', method = 'GET') =>
  guestKeyOf({ method, url, headers });

describe('the page that a guest shares with others', () => {
  it.each([
    ['somebody who is signed in', { cookie: 'auth_token=abc' }],
    ['the same behind a choice', { cookie: 'hako_theme=dark; auth_token=abc' }],
    ['a cookie that nobody knows', { cookie: 'seen=1' }],
    ['a choice with something hidden in it', { cookie: 'hako_theme=dark,auth_token=abc' }],
    ['more choices than there are', { cookie: Array(5).fill('hako_theme=dark').join(';') }],
    ['a token', { authorization: 'Bearer abc' }],
    ['a choice of the call alone', { 'x-auto-translate-keyword': 'off' }],
  ])('is nothing for %s', (_, headers) => {
    expect(asked(headers)).toBeUndefined();
  });

  it.each([
    ['the figures of a page', '/_root.data?_routes=root', 'GET'],
    ['a question for the headers alone', '/', 'HEAD'],
    ['an address without end', `/?q=${'a'.repeat(300)}`, 'GET'],
  ])('is nothing for %s', (_, url, method) => {
    expect(asked({}, url, method)).toBeUndefined();
  });

  it('is another one for each address, question, look and choice of translation', () => {
    const keys = [
      asked(),
      asked({}, '/about'),
      asked({}, '/tin-tuc?page=2'),
      asked({ cookie: 'hako_theme=dark' }),
      asked({ cookie: '__Host-hako_theme=dark; hako_theme=light' }),
      asked({ cookie: '__Host-hako_theme=light; hako_theme=dark' }),
      asked({ cookie: 'hako_translate=off' }),
    ];
    expect(keys.every(Boolean)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    expect(asked({ 'user-agent': 'a' })).toBe(asked({ 'user-agent': 'b' }));
  });
});
