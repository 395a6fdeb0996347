import { describe, expect, test } from 'vitest';
import { proofClaims, proofHeader, signToken } from '../../../../test-support/people/client.ts';
import {
  type Claims,
  PATH,
  ask,
  goodClaims,
  key,
  nonceOf,
  other,
  service,
  token,
  without,
  setUpProofsRig,
} from '../../../../test-support/rigs/identity/proofs-rig.ts';

setUpProofsRig();

describe('a request with a bound token', () => {
  const headers: readonly [string, (header: ReturnType<typeof proofHeader>) => unknown][] = [
    ['D11 without typ', ({ typ: _, ...rest }) => rest],
    ['D12 with typ JWT', (header) => ({ ...header, typ: 'JWT' })],
    ['D13 with alg none', (header) => ({ ...header, alg: 'none' })],
    ['D14 with HS256', (header) => ({ ...header, alg: 'HS256' })],
    ['D15 with RS256', (header) => ({ ...header, alg: 'RS256' })],
    ['D16 with ES384', (header) => ({ ...header, alg: 'ES384' })],
    [
      'D17 with a key of another curve',
      (header) => ({ ...header, jwk: { ...header.jwk, crv: 'P-384' } }),
    ],
    [
      'D22 with a private key in it',
      (header) => ({ ...header, jwk: { ...header.jwk, d: 'AAAA' } }),
    ],
    ['D23 with a symmetric key', (header) => ({ ...header, jwk: { kty: 'oct', k: 'AAAA' } })],
    [
      'D24 with a point that is not on the curve',
      (header) => ({ ...header, jwk: { ...header.jwk, y: header.jwk.x } }),
    ],
    ['D25 with kty OKP', (header) => ({ ...header, jwk: { ...header.jwk, kty: 'OKP' } })],
    ['D39 with another key', (header) => ({ ...header, jwk: other.jwk })],
    ['D47 with crit', (header) => ({ ...header, crit: ['b64'], b64: true })],
    ['D47 with b64 false', (header) => ({ ...header, b64: false })],
    [
      'D47 with a key named twice',
      (header) => JSON.stringify(header).replace('{', '{"typ":"dpop+jwt",'),
    ],
    ['without jwk', ({ jwk: _, ...rest }) => rest],
    ['with a header that is no object', () => '[]'],
  ];
  test.each(headers)('is refused: %s', async (_name, change) => {
    const answer = await ask(await signToken(key, change(proofHeader(key)), await goodClaims()));
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 401,
      code: 'access.proof-wrong',
    });
    expect(answer.headers.get('www-authenticate')).toContain('invalid_dpop_proof');
  });

  const claims: readonly [string, (claims: Claims) => unknown][] = [
    ['D7 without jti', (good) => without(good, 'jti')],
    ['D8 without htm', (good) => without(good, 'htm')],
    ['D9 without htu', (good) => without(good, 'htu')],
    ['D10 without iat', (good) => without(good, 'iat')],
    ['iat as text', (good) => ({ ...good, iat: String(good.iat) })],
    ['D26 htm in lower case', (good) => ({ ...good, htm: 'get' })],
    ['D26 for another method', (good) => ({ ...good, htm: 'POST' })],
    ['D27 for another host', (good) => ({ ...good, htu: `http://evil.test${PATH}` })],
    ['D28 for another path', (good) => ({ ...good, htu: `${service.url}/api/session/renew` })],
    ['D29 for another scheme', (good) => ({ ...good, htu: good.htu.replace('http:', 'https:') })],
    ['D29 for another port', (good) => ({ ...good, htu: good.htu.replace(/:\d+/, ':1') })],
    [
      'for a host with a user name',
      (good) => ({ ...good, htu: good.htu.replace('//', '//user@') }),
    ],
    ['D37 without ath', (good) => without(good, 'ath')],
    ['D38 with ath of another token', (good) => ({ ...good, ath: 'x'.repeat(43) })],
    ['D44 with an empty jti', (good) => ({ ...good, jti: '' })],
    ['D44 with a number as jti', (good) => ({ ...good, jti: 7 })],
    ['D44 with a long jti', (good) => ({ ...good, jti: 'x'.repeat(129) })],
    ['with a zero byte in jti', (good) => ({ ...good, jti: 'a\u0000b' })],
    ['nonce as number', (good) => ({ ...good, nonce: 1 })],
    ['D47 with a claim named twice', (good) => JSON.stringify(good).replace('{', '{"jti":"a",')],
  ];
  test.each(claims)('is refused: %s', async (_name, change) => {
    const answer = await ask(await signToken(key, proofHeader(key), change(await goodClaims())));
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 401,
      code: 'access.proof-wrong',
    });
  });

  test('is refused: D39 a right proof of another key', async () => {
    const claims = await proofClaims('GET', service.url + PATH, nonceOf(other), token);
    expect((await ask(await signToken(other, proofHeader(other), claims))).body.code).toBe(
      'access.proof-wrong',
    );
  });

  const shapes: readonly [string, (proof: string) => string | undefined][] = [
    ['D1 two proofs in one header', (proof) => `${proof}, ${proof}`],
    ['D2 no proof', () => undefined],
    ['D3 two parts', (proof) => proof.split('.').slice(0, 2).join('.')],
    ['D4 a space inside', (proof) => proof.replace('.', ' .')],
    ['D5 padding', (proof) => `${proof}=`],
    [
      'D18 another signature',
      (proof) => `${proof.split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`,
    ],
    ['D48 over four kilobytes', (proof) => `${'A'.repeat(5_000)}${proof}`],
  ];
  test.each(shapes)('is refused: %s', async (_name, change) => {
    const answer = await ask(change(await signToken(key, proofHeader(key), await goodClaims())));
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 401,
      code: 'access.proof-wrong',
    });
  });

  test('D6, D19 to D21: no single flipped bit of the proof passes', async () => {
    const proof = await signToken(key, proofHeader(key), await goodClaims());
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const flipped = [...proof].flatMap((letter, at) => {
      const value = alphabet.indexOf(letter);
      return value < 0
        ? []
        : [1, 2, 4, 8, 16, 32].map(
            (bit) => proof.slice(0, at) + alphabet[value ^ bit] + proof.slice(at + 1),
          );
    });
    expect(flipped.length).toBeGreaterThan(2_000);
    const headers = { host: new URL(service.url).host, authorization: `DPoP ${token}` };
    const answerTo = async (dpop: string) =>
      (await service.app.inject({ method: 'GET', url: PATH, headers: { ...headers, dpop } }))
        .statusCode;
    const passed: string[] = [];
    for (const wrong of flipped) if ((await answerTo(wrong)) !== 401) passed.push(wrong);
    expect(passed).toEqual([]);
    expect(await answerTo(proof)).toBe(200);
  });
});
