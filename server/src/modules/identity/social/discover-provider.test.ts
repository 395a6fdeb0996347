import { expect, test } from 'vitest';
import { movableClock } from '../../../kernel/clock.ts';
import { createDiscovery } from './discover-provider.ts';

const ISSUER = 'https://accounts.example';
const good = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: 'https://tokens.example/token',
  jwks_uri: 'https://keys.example/keys',
};
const discovering = (document: object) => {
  const asked: string[] = [];
  const discover = createDiscovery(
    ISSUER,
    async (url) => {
      asked.push(url.href);
      return { status: 200, json: () => document };
    },
    movableClock(new Date()),
  );
  return { asked, discover };
};

test('a document of the provider itself gives its addresses, asked for at its own address, once', async () => {
  const { asked, discover } = discovering(good);
  expect((await discover()).tokenUrl.href).toBe('https://tokens.example/token');
  await discover();
  expect(asked).toEqual([`${ISSUER}/.well-known/openid-configuration`]);
});

test.each([
  ['names another issuer', { issuer: 'https://accounts.evil.example' }],
  ['names an issuer that only begins alike', { issuer: `${ISSUER}.evil.example` }],
  ['names no issuer', { issuer: undefined }],
  ['leads to keys without TLS', { jwks_uri: 'http://keys.example/keys' }],
  ['leads to tokens that are no address', { token_endpoint: 'tokens' }],
])('a document that %s gives none', async (_, change) => {
  await expect(discovering({ ...good, ...change }).discover()).rejects.toThrow();
});
