import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createSecrets } from './rules/secrets.ts';
import { createTokens } from './tokens.ts';

const { tokenKey } = createSecrets('a secret that only tests know, 32+ characters');
const tokens = createTokens(tokenKey);
const NOW = new Date('2026-11-28T03:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const CLAIMS = { sessionId: 's1', userId: 'u1', thumbprint: 'key' };

/** A token with our key, but for what is changed. */
const forged = (claims: object = {}, header: object = {}, key = tokenKey): Promise<string> => {
  const at = Math.floor(NOW.getTime() / 1_000);
  const usual = { sid: 's1', sub: 'u1', iss: 'hako', aud: 'hako-api', iat: at, exp: at + 600 };
  return new SignJWT({ ...usual, ...claims } as never)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(createSecretKey(key));
};
const read = (token: string, at = later(1)) => tokens.readAccess(token, at);

describe('a token of ours', () => {
  test('says whose session it is, and by which key', async () => {
    const { token } = await tokens.issueAccess(CLAIMS, NOW);
    expect(await read(token)).toMatchObject(CLAIMS);
    expect(await read(await forged())).toMatchObject({ sessionId: 's1', userId: 'u1' });
  });

  test('of the release before, which named nobody, is read until it runs out', async () => {
    expect(await read(await forged({ aud: undefined }))).toMatchObject({
      sessionId: 's1',
      userId: 'u1',
    });
    const cookie = await forged({ aud: undefined }, { typ: 'session-cookie+jwt' });
    expect(await tokens.readCookie(cookie, later(1))).toMatchObject({
      sessionId: 's1',
      userId: 'u1',
    });
    expect(await tokens.readCookie(cookie, later(600))).toBeUndefined();
  });

  test('made for somebody else is none', async () => {
    for (const aud of ['hako-desk', 'https://hako.example', '', null, [], ['hako-desk']])
      expect(await read(await forged({ aud })), String(aud)).toBeUndefined();
    expect(await read(await forged({ iss: 'somebody' }))).toBeUndefined();
  });

  test('of another algorithm, key or place of keys is none', async () => {
    const long = new Uint8Array(64).fill(7);
    expect(await read(await forged({}, { alg: 'HS512' }, long))).toBeUndefined();
    expect(await read(await forged({}, {}, new Uint8Array(32).fill(7)))).toBeUndefined();
    const [, body = '', mark = ''] = (await forged()).split('.');
    for (const header of [
      { alg: 'none', typ: 'at+jwt' },
      { alg: 'RS256', typ: 'at+jwt', jku: 'https://evil.example/keys' },
      { alg: 'ES256', typ: 'at+jwt', jwk: { kty: 'EC', crv: 'P-256' } },
    ]) {
      const head = Buffer.from(JSON.stringify(header)).toString('base64url');
      for (const end of ['', mark])
        expect(await read(`${head}.${body}.${end}`), header.alg).toBeUndefined();
    }
  });

  test('is good in its time, and not before and after it', async () => {
    const { token, seconds } = await tokens.issueAccess(CLAIMS, NOW);
    expect(await read(token, later(seconds - 1))).toBeDefined();
    expect(await read(token, later(seconds))).toBeUndefined();
    const at = Math.floor(NOW.getTime() / 1_000);
    expect(await read(await forged({ nbf: at + 60 }))).toBeUndefined();
    expect(await read(await forged({ exp: at - 1 }))).toBeUndefined();
  });

  test('serves as what it was made for: a page cookie opens no call, a token of a call no page', async () => {
    const { token } = await tokens.issueAccess(CLAIMS, NOW);
    const cookie = await tokens.issueCookie(CLAIMS, NOW, 600);
    expect(await read(cookie)).toBeUndefined();
    expect(await tokens.readCookie(token, later(1))).toBeUndefined();
    expect(await tokens.readCookie(cookie, later(1))).toMatchObject(CLAIMS);
  });
});
