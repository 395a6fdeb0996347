import { expect, it } from 'vitest';
import { callName } from './call-name.ts';
import { scrub } from './scrub.ts';

const SECRETS = ['pk_live_123456', 'hako-01', 'a&b=c d'];

it.each([
  ['{"setCookies":["A=abc&sd=A; path=/","B=def"],"price":100}', '{"setCookies":[],"price":100}'],
  ['{"access_token":"abc\\"def","expires":3}', '{"access_token":"***","expires":3}'],
  ['{"sessionId":"s1","accessKey":"k"}', '{"sessionId":"***","accessKey":"***"}'],
  ['?applicationId=1234-5&keyword=x', '?applicationId=***&keyword=x'],
  ['bought by hako-01 with pk_live_123456', 'bought by *** with ***'],
  ['q=a%26b%3Dc%20d', 'q=***'],
  ['Authorization: Bearer abc.def-1', 'Authorization: Bearer ***'],
  ['x eyJhbGciOi.eyJzdWIiOi.c2ln y', 'x *** y'],
  ['write to someone@example.jp', 'write to ***'],
  ['nul\u0000l', 'null'],
])('%s keeps no secret', (text, clean) => {
  expect(scrub(text, SECRETS)).toBe(clean);
});

it('leaves goods as they are', () => {
  const goods =
    '{"items":[{"title":"ニコン FM2 【中古】","price":"12800","auctionId":"x123456789"}]}';
  expect(scrub(goods, [])).toBe(goods);
});

it.each([
  ['GET', '/jp/auction/t1227918112?x=1', 'GET /jp/auction/*'],
  ['GET', '/api/search/v3/search/items?query=a', 'GET /api/search/v3/search/items'],
  ['GET', '/seller/29CharactersOfNothingAtAll123', 'GET /seller/*'],
  ['POST', '/v2/entities:search', 'POST /v2/entities:search'],
])('%s %s is one call', (method, path, name) => {
  expect(callName(method, path)).toBe(name);
});
