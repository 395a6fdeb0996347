import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  callBound,
  makeKey,
  proofClaims,
  proofHeader,
  signToken,
  type TestKey,
} from '../../../../test-support/people/client.ts';
import { customerToken } from '../../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../demo-people.ts';
import { nonceFor } from './rules/nonce.ts';
import { createSecrets } from './rules/secrets.ts';
import { thumbprintOf } from './rules/proof.ts';
import { createUsedProofs } from './used-proof-store.ts';

let service: TestService;
let key: TestKey;
let other: TestKey;
let token: string;
let bearer: string;
const PATH = '/api/session';

beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  [key, other] = [await makeKey(), await makeKey()];
  const body = { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD };
  token = (await callBound(service, key, 'POST', '/api/login', { body })).body.access_token;
  bearer = await customerToken(service);
});
afterAll(() => service.close());

const nonceOf = (of: TestKey, ageMs = 0): string =>
  nonceFor(
    createSecrets(service.platform.config.secret),
    thumbprintOf(of.jwk as never),
    Date.now() - ageMs,
  );
const goodClaims = async () => proofClaims('GET', service.url + PATH, nonceOf(key), token);
const ask = (dpop: string | undefined, authorization = `DPoP ${token}`, path = PATH) =>
  call(service, 'GET', path, {
    headers: { authorization, ...(dpop === undefined ? {} : { dpop }) },
  });
const without = (claims: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([field]) => field !== name));
type Claims = Awaited<ReturnType<typeof goodClaims>>;

describe('a request with a bound token', () => {
  test('passes with a right proof', async () => {
    expect((await ask(await signToken(key, proofHeader(key), await goodClaims()))).status).toBe(
      200,
    );
  });

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
    const passed: string[] = [];
    for (const wrong of flipped)
      if (
        (
          await service.app.inject({
            method: 'GET',
            url: PATH,
            headers: {
              host: new URL(service.url).host,
              authorization: `DPoP ${token}`,
              dpop: wrong,
            },
          })
        ).statusCode !== 401
      )
        passed.push(wrong);
    expect(passed).toEqual([]);
    expect((await ask(proof)).status).toBe(200);
  });

  test.each([
    ['D30 the query and fragment do not count', (url: string) => `${url}?a=1#b`],
    ['D31 scheme and host in capitals', (url: string) => url.replace('http', 'HTTP')],
    ['D31 percent forms', (url: string) => url.replace('/api', '/%61pi')],
  ])('passes: %s', async (_name, change) => {
    const good = await goodClaims();
    expect(
      (await ask(await signToken(key, proofHeader(key), { ...good, htu: change(good.htu) })))
        .status,
    ).toBe(200);
  });

  test.each([
    ['D33 none', () => undefined],
    ['D34 one that is eleven minutes old', () => nonceOf(key, 11 * 60_000)],
    ['D35 one of another key', () => nonceOf(other)],
    ['D36 none again after one was used', () => undefined],
    ['an invented one', () => 'x'.repeat(24)],
  ])('is asked for a fresh nonce: %s', async (_name, nonce) => {
    const answer = await ask(
      await signToken(
        key,
        proofHeader(key),
        await proofClaims('GET', service.url + PATH, nonce(), token),
      ),
    );
    expect({
      status: answer.status,
      code: answer.body.code,
      nonce: answer.headers.get('dpop-nonce'),
    }).toEqual({
      status: 401,
      code: 'access.nonce-needed',
      nonce: nonceOf(key),
    });
    expect(answer.headers.get('www-authenticate')).toContain('use_dpop_nonce');
  });

  test('D32: freshness is the nonce, so a phone whose clock is days off gets through; a nonce of the period before does and brings the new one', async () => {
    const off = await signToken(key, proofHeader(key), { ...(await goodClaims()), iat: 1 });
    expect((await ask(off)).status).toBe(200);
    const ageing = await ask(
      await signToken(key, proofHeader(key), {
        ...(await goodClaims()),
        nonce: nonceOf(key, 5 * 60_000),
      }),
    );
    expect({ status: ageing.status, nonce: ageing.headers.get('dpop-nonce') }).toEqual({
      status: 200,
      nonce: nonceOf(key),
    });
  });

  test('D40, D43: of a hundred copies sent at once one passes, and none later', async () => {
    const proof = await signToken(key, proofHeader(key), await goodClaims());
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ask(proof)).status).toBe(401);
  });

  test('D41, D42: another process, or the same after a restart, knows what was used', async () => {
    const id = randomUUID();
    const [one, restarted] = [
      createUsedProofs(service.platform.db),
      createUsedProofs(service.platform.db),
    ];
    const until = new Date(Date.now() + 60_000);
    expect(await one.claim('k', id, until)).toBe(true);
    expect(await restarted.claim('k', id, until)).toBe(false);
    expect(await restarted.claim('another key', id, until)).toBe(true);
  });

  test('D45: is refused as a bearer; D46: an unbound one is refused with a proof', async () => {
    expect((await ask(undefined, `Bearer ${token}`)).body.code).toBe('access.proof-wrong');
    const proof = await signToken(
      key,
      proofHeader(key),
      await proofClaims('GET', service.url + PATH, nonceOf(key), bearer),
    );
    expect((await ask(proof, `DPoP ${bearer}`)).body.code).toBe('access.proof-wrong');
    expect((await ask(undefined, `Bearer ${bearer}`)).status).toBe(200);
  });

  test.each([['Basic abc'], ['DPoP'], ['Bearer a b'], ['Bearer not.a.token'], ['']])(
    'an authorization of %j is over',
    async (authorization) => {
      expect((await ask(undefined, authorization)).status).toBe(401);
    },
  );

  test('a token that the key itself signed is not ours', async () => {
    const forged = await signToken(
      key,
      { alg: 'ES256', typ: 'at+jwt' },
      { iss: 'hako', sub: randomUUID(), sid: randomUUID(), exp: 4_000_000_000 },
    );
    expect((await ask(undefined, `Bearer ${forged}`)).body.code).toBe('access.session-over');
  });
});
