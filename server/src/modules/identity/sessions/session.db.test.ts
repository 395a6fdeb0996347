import { describe, expect, test } from 'vitest';
import { call, callBound, makeKey } from '../../../../test-support/people/client.ts';
import { authenticatorCode } from '../../../../test-support/people/sign-in.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../demo-people.ts';
import {
  cookieOf,
  service,
  signIn,
  setUpSignInRig,
} from '../../../../test-support/rigs/identity/sign-in-rig.ts';
import { createSecrets } from './rules/secrets.ts';
import { createTokens } from './tokens.ts';

setUpSignInRig();

describe('the session', () => {
  test('the cookie reads and never writes', async () => {
    const { headers } = await signIn();
    const cookie = cookieOf(headers, 'auth_token').split(';')[0] ?? '';
    expect(cookieOf(headers, 'auth_token')).toMatch(/HttpOnly.*SameSite=Lax/);
    expect((await call(service, 'GET', '/api/session', { headers: { cookie } })).status).toBe(200);
    for (const [method, path] of [
      ['PUT', '/api/user/profile'],
      ['POST', '/api/user/address/add'],
      ['POST', '/api/security/change-password'],
    ] as const)
      expect(
        (
          await call(service, method, path, {
            headers: { cookie },
            body: { oldPassword: DEMO_PASSWORD, newPassword: 'mot-hai-ba-bon' },
          })
        ).status,
      ).toBe(401);
    const asBearer = await call(service, 'GET', '/api/session', {
      token: cookie.slice('auth_token='.length),
    });
    expect(asBearer.body.code).toBe('access.session-over');
  });

  test('the page cookie of the staff opens pages for a quarter of an hour, whatever it says itself', async () => {
    const key = await makeKey();
    const code = authenticatorCode(Date.now());
    const body = { email: 'buyer@hako.test', password: DEMO_PASSWORD, code };
    const signedIn = await callBound(service, key, 'POST', '/api/desk/login', { body });
    const [, told = ''] = (signedIn.body.access_token as string).split('.');
    const { sid, sub, cnf } = JSON.parse(Buffer.from(told, 'base64url').toString('utf8'));
    const claims = { sessionId: sid, userId: sub, thumbprint: cnf.jkt };
    const tokens = createTokens(createSecrets(service.platform.config.secret).tokenKey);
    const readPage = async (minutesAgo: number) => {
      const at = new Date(Date.now() - minutesAgo * 60_000);
      const cookie = `auth_token=${await tokens.issueCookie(claims, at, 86_400)}`;
      return (await call(service, 'GET', '/api/desk/session', { headers: { cookie } })).status;
    };
    expect([await readPage(14), await readPage(16)]).toEqual([200, 401]);
  });

  test('ends at once when its owner signs out, refresh token and all', async () => {
    const { body } = await signIn();
    expect(
      (await call(service, 'POST', '/api/session/end', { token: body.access_token })).status,
    ).toBe(200);
    expect(
      (await call(service, 'GET', '/api/session', { token: body.access_token })).body.code,
    ).toBe('access.session-over');
    expect(
      (
        await call(service, 'POST', '/api/session/renew', {
          body: { refresh_token: body.refresh_token },
        })
      ).body.code,
    ).toBe('identity.renewal-refused');
  });

  test('fifty renewals at once get one and the same successor', async () => {
    const { body } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        call(service, 'POST', '/api/session/renew', {
          body: { refresh_token: body.refresh_token },
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
    const next = await call(service, 'POST', '/api/session/renew', {
      body: { refresh_token: answers[0]?.body.refresh_token },
    });
    expect(next.status).toBe(200);
  });

  test('an old refresh token shown again after its grace ends the whole session', async () => {
    const { body } = await signIn();
    const renewed = await call(service, 'POST', '/api/session/renew', {
      body: { refresh_token: body.refresh_token },
    });
    await service.platform.pool.query(
      "update refresh_tokens set rotated_at = rotated_at - interval '31 seconds' where rotated_at is not null",
    );
    expect(
      (
        await call(service, 'POST', '/api/session/renew', {
          body: { refresh_token: body.refresh_token },
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await call(service, 'POST', '/api/session/renew', {
          body: { refresh_token: renewed.body.refresh_token },
        })
      ).status,
    ).toBe(401);
    expect(
      (await call(service, 'GET', '/api/session', { token: renewed.body.access_token })).body.code,
    ).toBe('access.session-over');
  });

  test('a bound one is renewed by its key from the cookie, by no other key and not without', async () => {
    const [key, other] = [await makeKey(), await makeKey()];
    const signedIn = await callBound(service, key, 'POST', '/api/login', {
      body: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    expect(signedIn.body).toMatchObject({ token_type: 'DPoP', expires_in: 600 });
    expect(signedIn.body.refresh_token).toBeUndefined();
    const cookie = cookieOf(signedIn.headers, 'hako_refresh').split(';')[0] ?? '';
    const renewed = await callBound(service, key, 'POST', '/api/session/renew', {
      headers: { cookie },
      body: {},
    });
    expect(renewed.status).toBe(200);
    const next = cookieOf(renewed.headers, 'hako_refresh').split(';')[0] ?? '';
    expect(
      (await call(service, 'POST', '/api/session/renew', { headers: { cookie: next }, body: {} }))
        .status,
    ).toBe(401);
    expect(
      (await callBound(service, key, 'GET', '/api/session', { token: renewed.body.access_token }))
        .status,
    ).toBe(200);
    expect(
      (
        await callBound(service, other, 'POST', '/api/session/renew', {
          headers: { cookie: next },
          body: {},
        })
      ).status,
    ).toBe(401);
    expect(
      (
        await callBound(service, key, 'POST', '/api/session/renew', {
          headers: { cookie: next },
          body: {},
        })
      ).status,
    ).toBe(401);
  });
});
