import { describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { authenticatorCode, customerToken } from '../../../test-support/people/sign-in.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, DEMO_STAFF } from '../../demo-people.ts';
import { newId } from '../../kernel/chance.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { insertUser } from './user-store.ts';
import {
  clock,
  newcomer,
  outbox,
  post,
  service,
  told,
  setUpRefusalsRig,
} from '../../../test-support/rigs/identity/refusals-rig.ts';

setUpRefusalsRig();

describe('calls that make no sense', () => {
  test.each([
    ['/api/login', { password: 'x' }, [400, 'identity.invalid-request']],
    [
      '/api/login',
      { username: DEMO_CUSTOMER.email, password: '' },
      [400, 'identity.invalid-request'],
    ],
    [
      '/connect/token',
      { grant_type: 'password', username: DEMO_CUSTOMER.email },
      [400, 'identity.invalid-request'],
    ],
    [
      '/api/login',
      { username: DEMO_CUSTOMER.email, password: 'not-the-password' },
      [401, 'identity.wrong-password'],
    ],
    [
      '/api/signup',
      { ...newcomer, confirmPassword: 'con-mèo-đỏ' },
      [400, 'identity.passwords-differ'],
    ],
    ['/api/signup', { ...newcomer, full_name: ' ​ ' }, [400, 'customers.name-needed']],
  ])('%s with %j is refused', async (path, body, answer) => {
    expect(told(await post(path, body))).toEqual(answer);
  });

  test('a new password typed in two ways is refused, and the old one stays', async () => {
    const body = {
      OldPassword: DEMO_PASSWORD,
      NewPassword: 'con-mèo-xanh',
      ConfirmNewPassword: 'con-mèo-đỏ',
    };
    const answer = await service.app.inject({
      method: 'GET',
      url: '/api/security/change-password',
      payload: body,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'identity.passwords-differ']);
    expect(
      (await post('/api/login', { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD })).status,
    ).toBe(200);
  });
});

describe('one-time codes', () => {
  test('a contact gets five a day, however long it waits between them', async () => {
    const ask = () =>
      post('/api/security/request-change-password', {
        phoneOrEmail: '0987111333',
        step: 'request_code',
      });
    for (let i = 0; i < 5; i++) {
      expect((await ask()).status).toBe(200);
      clock.advanceMs(61_000);
    }
    const refused = await ask();
    expect(told(refused)).toEqual([429, 'identity.too-many-codes']);
    expect(refused.body.message).toMatch(
      /^Bạn đã yêu cầu mã quá nhiều lần. Vui lòng thử lại sau \d+ phút.$/,
    );
    clock.advanceMs(24 * 3_600_000);
    expect((await ask()).status).toBe(200);
  });

  test('a number of somebody else does not become mine, even with its code', async () => {
    const theirs = {
      id: newId(),
      kind: 'customer' as const,
      contacts: [{ channel: 'phone' as const, value: '+84987444555' }],
      passwordHash: null,
      now: clock.now(),
    };
    await inTransaction(service.platform.db, (trx) => insertUser(trx, theirs));
    await service.startWorker();
    const token = await customerToken(service);
    expect(
      (
        await call(service, 'POST', '/api/security/request-verify-phone', {
          token,
          body: { phone: '0987444555' },
        })
      ).status,
    ).toBe(200);
    const otp = await outbox.codeTo('+84987444555');
    expect(
      told(
        await call(service, 'POST', '/api/security/verify-phone', {
          token,
          body: { phone: '0987444555', otp, password: DEMO_PASSWORD },
        }),
      ),
    ).toEqual([409, 'identity.contact-taken']);
    expect((await call(service, 'GET', '/api/user/profile', { token })).body.data.phone).toBe(
      '0912345678',
    );
  });
});

describe('the desk', () => {
  const buyer = DEMO_STAFF.find(({ roles }) => roles.includes('buyer'))?.email ?? '';
  const claim = (more: object = {}) => ({
    email: buyer,
    password: DEMO_PASSWORD,
    code: authenticatorCode(clock.now().getTime()),
    ...more,
  });

  test.each([
    ['a wrong password', () => claim({ password: 'not-the-password' })],
    ['a wrong code', () => claim({ code: '000000' })],
    ['a customer', () => claim({ email: DEMO_CUSTOMER.email })],
    ['nobody we know', () => claim({ email: 'ai-do@hako.test' })],
  ])('%s is refused without a word about what was wrong', async (_, body) => {
    const answer = await post('/api/desk/login', body());
    expect(told(answer)).toEqual([401, 'staff.sign-in-refused']);
    expect(answer.body.message).toBe('Email, mật khẩu hoặc mã xác thực không đúng.');
  });

  test('a code serves once; then a role opens its own desk and no other', async () => {
    clock.advanceMs(60_000);
    const signedIn = await post('/api/desk/login', claim());
    expect(signedIn.status).toBe(200);
    expect(told(await post('/api/desk/login', claim()))).toEqual([401, 'staff.sign-in-refused']);
    const token: string = signedIn.body.access_token;
    expect((await call(service, 'GET', '/api/desk/session', { token })).body.data.roles).toEqual([
      'buyer',
    ]);
    expect(told(await call(service, 'GET', '/api/desk/staff', { token }))).toEqual([
      403,
      'access.not-allowed',
    ]);
    expect(told(await call(service, 'GET', '/api/user/address/user', { token }))).toEqual([
      403,
      'access.not-allowed',
    ]);
  });
});
