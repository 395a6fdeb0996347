import { describe, expect, test } from 'vitest';
import {
  call,
  makeKey,
  proofClaims,
  proofHeader,
  signToken,
  type TestKey,
} from '../../../../test-support/people/client.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../demo-people.ts';
import {
  post,
  service,
  told,
  setUpRefusalsRig,
} from '../../../../test-support/rigs/identity/refusals-rig.ts';

setUpRefusalsRig();

describe('proofs of possession', () => {
  const address = () => `${service.url}/api/login`;
  const body = { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD };
  const signIn = async (key: TestKey, claims: object, header: object = proofHeader(key)) =>
    post('/api/login', body, { dpop: await signToken(key, header, claims) });
  const nonceFor = async (key: TestKey): Promise<string> =>
    (await signIn(key, await proofClaims('POST', address()))).headers.get('dpop-nonce') ?? '';

  test('one without a nonce of ours is told the nonce, and then serves once', async () => {
    const key = await makeKey();
    const first = await signIn(key, await proofClaims('POST', address()));
    expect(told(first)).toEqual([401, 'access.nonce-needed']);
    const claims = await proofClaims('POST', address(), first.headers.get('dpop-nonce') ?? '');
    expect((await signIn(key, claims)).status).toBe(200);
    expect(told(await signIn(key, claims))).toEqual([401, 'access.proof-wrong']);
  });

  test.each([
    ['another method', async () => proofClaims('GET', address())],
    ['another address', async () => proofClaims('POST', `${service.url}/api/login/phone`)],
    ['another server', async () => proofClaims('POST', 'https://hako.example/api/login')],
    ['no id', async () => ({ ...(await proofClaims('POST', address())), jti: undefined })],
  ])('one made for %s is wrong', async (_, claims) => {
    const key = await makeKey();
    const nonce = await nonceFor(key);
    expect(told(await signIn(key, { ...(await claims()), nonce }))).toEqual([
      401,
      'access.proof-wrong',
    ]);
  });

  test('one signed by another key than it names is wrong, as is none at all where one is needed', async () => {
    const [key, other] = [await makeKey(), await makeKey()];
    const claims = await proofClaims('POST', address(), await nonceFor(key));
    expect(told(await signIn(other, claims, proofHeader(key)))).toEqual([
      401,
      'access.proof-wrong',
    ]);
    expect(told(await call(service, 'GET', '/api/login/phone?PhoneNr=0987111222'))).toEqual([
      401,
      'access.proof-wrong',
    ]);
  });
});
