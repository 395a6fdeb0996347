import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, callBound, makeKey } from '../../../test-support/people/client.ts';
import { openOutbox, type Outbox } from '../../../test-support/world/outbox.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { TRIES_PER_CODE, takeTry } from './codes/code-store.ts';

let service: TestService;
let outbox: Outbox;

beforeAll(async () => {
  outbox = await openOutbox();
  service = await startTestService({ settings: outbox.settings });
  await service.startWorker();
  await seedDemoPeople(service.platform);
});
afterAll(async () => {
  await service.close();
  await outbox.close();
});

const signIn = (password: string = DEMO_PASSWORD, username: string = DEMO_CUSTOMER.email) =>
  call(service, 'POST', '/api/login', { body: { username, password } });
const cookieOf = (headers: Headers, name: string): string =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('signing in with a password', () => {
  test.each([[DEMO_CUSTOMER.email], ['KHACH@hako.test'], ['0912345678'], ['+84 912 345 678']])(
    '%s and the right password open a session',
    async (username) => {
      const { status, body } = await signIn(DEMO_PASSWORD, username);
      expect({ status, type: body.token_type, message: body.message }).toEqual({
        status: 200,
        type: 'Bearer',
        message: 'Đăng nhập thành công',
      });
      const session = await call(service, 'GET', '/api/session', { token: body.access_token });
      expect(session.body.data).toMatchObject({
        full_name: DEMO_CUSTOMER.fullName,
        phone: '0912345678',
        email: DEMO_CUSTOMER.email,
        vip: false,
        wallet: { balance: 0 },
      });
    },
  );

  test('an unknown name and a wrong password get the same answer', async () => {
    const [wrong, unknown] = [
      await signIn('not-the-password'),
      await signIn('not-the-password', 'niemand@hako.test'),
    ];
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ status: false, message: 'Sai tên đăng nhập hoặc mật khẩu' });
  });

  test('of many guesses at once only as many are looked at as there are tries, and then even the right password waits', async () => {
    const name = 'ban-khac@hako.test';
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, i) => signIn(`guess-${i}-guess`, name)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(
      guesses.filter(
        ({ status, body }) => status === 429 && body.code === 'identity.too-many-tries',
      ),
    ).toHaveLength(40);
  });

  test('Google is refused clearly', async () => {
    const { status, body } = await call(service, 'POST', '/api/login/social', {
      body: { provider: 'google', token: 'x' },
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'identity.social-not-open' });
  });
});

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

describe('one-time codes', () => {
  const body = (phone: string, rest = {}) => ({
    phone,
    full_name: 'Lý Thị Thơm',
    password: 'con-mèo-xanh',
    type_mode: 'hako',
    ...rest,
  });

  test('a phone is signed up in two steps and found by its number afterwards', async () => {
    const asked = await call(service, 'POST', '/api/signup', { body: body('0987 000 111') });
    expect(asked.body).toMatchObject({
      step: 'verify',
      destination: '+84 *** *** 111',
      resend_after_seconds: 60,
    });
    expect(
      (await call(service, 'POST', '/api/signup', { body: body('0987000111') })).body.code,
    ).toBe('identity.code-too-soon');
    const otp = await outbox.codeTo('+84987000111');
    const opened = await call(service, 'POST', '/api/signup', {
      body: body('0987000111', { otp }),
    });
    expect(opened.body).toMatchObject({ step: 'done', token_type: 'Bearer' });
    const again = await call(service, 'POST', '/api/signup', { body: body('0987000111', { otp }) });
    expect(again.body.message).toBe('Mã OPT không chính xác');
    expect((await signIn('con-mèo-xanh', '0987000111')).status).toBe(200);
  });

  test('a number that has an account gets a message instead of a code, and the caller the same answer', async () => {
    const asked = await call(service, 'POST', '/api/signup', { body: body('0912345678') });
    expect({ status: asked.status, step: asked.body.step }).toEqual({
      status: 200,
      step: 'verify',
    });
    await expect
      .poll(() =>
        outbox.messages.some(
          ({ to, text }) => to === DEMO_CUSTOMER.phone && /đã có tài khoản/.test(text),
        ),
      )
      .toBe(true);
  });

  test('of hundreds of guesses at once exactly five are compared', async () => {
    await call(service, 'POST', '/api/signup', { body: body('0987000222') });
    const right = await outbox.codeTo('+84987000222');
    const now = new Date();
    const taken = await Promise.all(
      Array.from({ length: 300 }, () =>
        inTransaction(service.platform.db, (trx) => takeTry(trx, 'sign-up', '+84987000222', now)),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(TRIES_PER_CODE);
    const late = await call(service, 'POST', '/api/signup', {
      body: body('0987000222', { otp: right }),
    });
    expect(late.body.code).toBe('identity.wrong-code');
  });

  test('a link or picture cannot make us send a sign-in code; a page with its key can', async () => {
    const before = outbox.messages.length;
    for (let i = 0; i < 5; i++)
      expect((await call(service, 'GET', '/api/login/phone?PhoneNr=0987000111')).status).toBe(401);
    await service.platform.pool.query('delete from budgets');
    const key = await makeKey();
    const asked = await callBound(service, key, 'GET', '/api/login/phone?PhoneNr=0987000111');
    expect(asked.body).toMatchObject({ success: true, destination: '+84 *** *** 111' });
    const otp = await outbox.codeTo(
      '+84987000111',
      outbox.messages.filter(({ to }) => to === '+84987000111').length -
        (outbox.messages.length > before ? 1 : 0),
    );
    const signedIn = await callBound(service, key, 'POST', '/api/login/phone', {
      body: { PhoneNr: '0987000111', otp },
    });
    expect(signedIn.body.token_type).toBe('DPoP');
    expect(outbox.messages.length).toBe(before + 1);
  });

  test('nothing is sent to an unknown number that asks to sign in, and the answer does not tell', async () => {
    const key = await makeKey();
    const asked = await callBound(service, key, 'GET', '/api/login/phone?PhoneNr=0987999888');
    expect(asked.body).toMatchObject({ success: true, destination: '+84 *** *** 888' });
    const tried = await call(service, 'POST', '/api/login/phone', {
      body: { PhoneNr: '0987999888', otp: '000000' },
    });
    expect(tried.body.code).toBe('identity.wrong-code');
    expect(outbox.messages.some(({ to }) => to === '+84987999888')).toBe(false);
  });

  test('no foreign or expensive number gets a code', async () => {
    for (const phone of ['+81 90 1234 5678', '1900 1234', '+44 7911 123456'])
      expect((await call(service, 'POST', '/api/signup', { body: body(phone) })).body.code).toBe(
        'identity.contact-invalid',
      );
  });
});

describe('passwords', () => {
  test.each([
    ['123456', 'identity.password-too-short'],
    ['12345678', 'identity.password-too-common'],
    ['0987000333', 'identity.password-too-common'],
    ['matkhau@2026', 'identity.password-too-common'],
    ['Quách Thước', 'identity.password-too-common'],
  ])('%s is refused when signing up', async (password, code) => {
    const answer = await call(service, 'POST', '/api/signup', {
      body: { phone: '0987000333', full_name: 'Quách Thước', password },
    });
    expect(answer.body.code).toBe(code);
  });

  test('a forgotten one is set anew in three steps, once, and ends every session', async () => {
    await service.platform.pool.query('delete from budgets');
    const phoneOrEmail = '0987000111';
    const { body: old } = await signIn('con-mèo-xanh', phoneOrEmail);
    const sent = outbox.messages.filter(({ to }) => to === '+84987000111').length;
    const asked = await call(service, 'POST', '/api/security/request-change-password', {
      body: { phoneOrEmail, step: 'request_code', otp: null },
    });
    expect({ status: asked.status, message: asked.body.message }).toEqual({
      status: 200,
      message: undefined,
    });
    const otp = await outbox.codeTo('+84987000111', sent);
    const verified = await call(service, 'POST', '/api/security/verify-reset-password-otp', {
      body: { phoneOrEmail, otp },
    });
    expect(verified.body).toMatchObject({ success: true, token: expect.any(String) });
    const reset = (newPassword: string) =>
      call(service, 'POST', '/api/security/reset-password', {
        body: { phoneOrEmail, securityCode: verified.body.token, newPassword },
      });
    expect((await reset('123456')).body.message).toBe('Mật khẩu cần ít nhất 8 ký tự.');
    for (const weak of ['matkhau123', 'Lý Thị Thơm'])
      expect((await reset(weak)).body.message).toContain('quá dễ đoán');
    expect((await reset('con-chó-vàng')).status).toBe(200);
    expect((await reset('con-chó-đen!')).body.code).toBe('identity.reset-expired');
    expect(
      (await call(service, 'GET', '/api/session', { token: old.access_token })).body.code,
    ).toBe('access.session-over');
    expect((await signIn('con-mèo-xanh', phoneOrEmail)).status).toBe(401);
    expect((await signIn('con-chó-vàng', phoneOrEmail)).status).toBe(200);
  });

  test('is changed with the old one; other sessions end, this one stays', async () => {
    const [one, two] = [
      await signIn('con-chó-vàng', '0987000111'),
      await signIn('con-chó-vàng', '0987000111'),
    ];
    const change = (oldPassword: string, newPassword: string) =>
      call(service, 'POST', '/api/security/change-password', {
        token: one.body.access_token,
        body: { oldPassword, newPassword },
      });
    expect((await change('wrong-one', 'con-chim-đỏ')).body.code).toBe(
      'identity.wrong-old-password',
    );
    for (const weak of ['anhyeuem', 'Lý Thị Thơm'])
      expect((await change('con-chó-vàng', weak)).body.code).toBe('identity.password-too-common');
    expect((await change('con-chó-vàng', 'con-chim-đỏ')).status).toBe(200);
    expect(
      (await call(service, 'GET', '/api/session', { token: one.body.access_token })).status,
    ).toBe(200);
    expect(
      (await call(service, 'GET', '/api/session', { token: two.body.access_token })).status,
    ).toBe(401);
  });
});
