import { describe, expect, test, beforeAll } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../demo-people.ts';
import {
  outbox,
  service,
  signIn,
  setUpSignInRig,
  signUp,
} from '../../../../test-support/rigs/identity/sign-in-rig.ts';

setUpSignInRig();

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

describe('passwords', () => {
  beforeAll(() => signUp('0987000111'));

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
