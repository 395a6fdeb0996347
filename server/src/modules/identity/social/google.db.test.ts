import { describe, expect, test } from 'vitest';
import { call, makeKey } from '../../../../test-support/people/client.ts';
import { DEMO_CUSTOMER } from '../../../demo-people.ts';
import {
  comeBack,
  rig,
  social,
  somebody,
  setUpGoogleSignInRig,
  read,
  forget,
} from '../../../../test-support/rigs/identity/google-sign-in-rig.ts';

setUpGoogleSignInRig();

describe('Google', () => {
  test('is offered, Facebook is not', async () => {
    expect((await call(rig.service, 'GET', '/api/login/ways')).body.data).toEqual({
      google: true,
      facebook: false,
    });
    expect((await social({ provider: 'facebook', token: 'x' })).body.code).toBe(
      'identity.facebook-closed',
    );
  });

  test('opens an account for somebody new, and the same one the next time', async () => {
    const person = somebody();
    const first = await social(await comeBack(person));
    expect(first.body).toMatchObject({
      step: 'done',
      token_type: 'DPoP',
      next: '/account/wallet',
      message: 'Đăng nhập thành công',
    });
    const session = await read(first.body.access_token);
    expect(session).toMatchObject({
      full_name: person.name,
      email: person.email,
      social: true,
      pwdHasBeenSet: false,
    });
    const again = await social(await comeBack(person));
    expect((await read(again.body.access_token)).id).toBe(session.id);
  });

  test('is asked with a state, a nonce and a challenge that no other sign-in has', async () => {
    const asked = await Promise.all(
      [1, 2].map(async () => new URL((await social({ provider: 'google' })).body.url).searchParams),
    );
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const values = asked.map((query) => query.get(name) ?? '');
      expect(new Set(values).size, name).toBe(2);
      for (const value of values) expect(Buffer.from(value, 'base64url').length, name).toBe(32);
    }
  });
});

describe('a way back that is not this browser’s own', () => {
  test.each([
    ['brought by another browser', async () => social(await comeBack(), await makeKey())],
    [
      'used before',
      async () => {
        const back = await comeBack();
        await social(back);
        return social(back);
      },
    ],
    [
      'with the state of another journey',
      async () => {
        const [one, other] = [await comeBack(), await comeBack()];
        return social({ code: one.code, state: other.state });
      },
    ],
    ['with no code of Google', async () => social({ ...(await comeBack()), code: '4/invented' })],
    ['with no state', async () => social({ code: (await comeBack()).code })],
    [
      'after ten minutes',
      async () => {
        const back = await comeBack();
        await rig.service.platform.pool.query(
          "update social_attempts set made_at = made_at - interval '11 minutes', expires_at = expires_at - interval '11 minutes'",
        );
        return social(back);
      },
    ],
  ])('%s signs nobody in', async (_, attempt) =>
    expect((await attempt()).body.code).toBe('identity.social-failed'),
  );

  test('without a proof of its key is not looked at', async () => {
    expect(
      (await call(rig.service, 'POST', '/api/login/social', { body: { provider: 'google' } })).body
        .code,
    ).toBe('access.proof-wrong');
  });

  test('brought twenty times at once signs in once', async () => {
    const back = await comeBack();
    const answers = await Promise.all(Array.from({ length: 20 }, () => social(back)));
    expect(answers.filter(({ body }) => body.step === 'done')).toHaveLength(1);
  });
});

const LONG_AGO = Math.floor(Date.now() / 1_000) - 7_200;
const LIES: readonly [string, object][] = [
  ['made for another service', { claims: { aud: 'another.apps.pretend' } }],
  ['made for several', { claims: { aud: ['hako-web.apps.pretend', 'another.apps.pretend'] } }],
  ['of another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
  ['that has run out', { claims: { iat: LONG_AGO, exp: LONG_AGO + 3_600 } }],
  ['made too long ago', { claims: { iat: LONG_AGO } }],
  ['of the future', { claims: { iat: LONG_AGO + 20_000, exp: LONG_AGO + 30_000 } }],
  ['without signature', { signature: 'none' }],
  ['signed with the public key as a secret', { signature: 'HS256' }],
  ['signed by somebody else', { signature: 'stranger' }],
  ['of an address that Google did not prove', { claims: { email_verified: false } }],
  ['of an address that says so in words only', { claims: { email_verified: 'true' } }],
  ['without an address', { claims: { email: null } }],
  ['of nobody', { claims: { sub: '' } }],
];

describe('a token', () => {
  test.each([
    ...LIES,
    ['with the nonce of another sign-in', { claims: { nonce: 'another' } }],
  ] as const)('%s opens nothing', async (_, lie) => {
    const back = await comeBack();
    await rig.lie(lie);
    expect((await social(back)).body.code).toBe('identity.social-failed');
  });

  test('of a key that came with a rotation is good', async () => {
    for (let turn = 0; turn < 2; turn++) {
      await rig.rotateKeys();
      await expect.poll(async () => (await social(await comeBack())).body.step).toBe('done');
    }
  });
});

describe('the mobile client', () => {
  test.each([[true], [false]])(
    'announces its token, then exchanges it (made for the app itself: %s)',
    async (toMobile) => {
      const person = somebody();
      const token = await rig.nativeToken({ ...person, toMobile });
      expect((await rig.exchange(token)).body.code, 'nobody yet').toBe('identity.social-failed');
      expect((await rig.announce(token)).status).toBe(200);
      expect((await rig.announce(token)).status).toBe(200);
      const { body } = await rig.exchange(token);
      expect(body).toMatchObject({ token_type: 'Bearer', refresh_token: expect.any(String) });
      expect(
        (await call(rig.service, 'GET', '/api/session', { token: body.access_token })).body.data
          .email,
      ).toBe(person.email);
    },
  );

  test('is told to sign in otherwise where the address has an account that is not linked', async () => {
    await forget();
    const token = await rig.nativeToken({ email: DEMO_CUSTOMER.email });
    expect((await rig.announce(token)).body.code).toBe('identity.social-owner-needed');
    expect((await rig.exchange(token)).body.code).toBe('identity.social-owner-needed');
  });

  test.each([...LIES, ['that a page asked for', { claims: { nonce: 'of-a-page' } }]] as const)(
    'gets nothing for a token %s',
    async (_, lie) => {
      await rig.lie(lie);
      const token = await rig.nativeToken(somebody());
      expect((await rig.announce(token)).body.code).toBe('identity.social-failed');
      expect((await rig.exchange(token)).body.code).toBe('identity.social-failed');
    },
  );
});

test('a provider that is silent is an outage, and leaves the door for the other ways open', async () => {
  const back = await comeBack();
  await rig.failOnce();
  expect((await social(back)).status).toBe(503);
  expect((await social(await comeBack())).body.step).toBe('done');
});
