import { describe, expect, test } from 'vitest';
import { call, callBound, makeKey } from '../../../../test-support/people/client.ts';
import { DEMO_CUSTOMER } from '../../../demo-people.ts';
import { networkOf } from '../../../kernel/network.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { TRIES_PER_CODE, takeTry } from './code-store.ts';
import {
  outbox,
  service,
  signIn,
  setUpSignInRig,
  signUpOf,
} from '../../../../test-support/rigs/identity/sign-in-rig.ts';

setUpSignInRig();

describe('one-time codes', () => {
  test('a phone is signed up in two steps and found by its number afterwards', async () => {
    const asked = await call(service, 'POST', '/api/signup', { body: signUpOf('0987 000 111') });
    expect(asked.body).toMatchObject({
      step: 'verify',
      destination: '+84 *** *** 111',
      resend_after_seconds: 60,
    });
    expect(
      (await call(service, 'POST', '/api/signup', { body: signUpOf('0987000111') })).body.code,
    ).toBe('identity.code-too-soon');
    const otp = await outbox.codeTo('+84987000111');
    const opened = await call(service, 'POST', '/api/signup', {
      body: signUpOf('0987000111', { otp }),
    });
    expect(opened.body).toMatchObject({ step: 'done', token_type: 'Bearer' });
    const again = await call(service, 'POST', '/api/signup', {
      body: signUpOf('0987000111', { otp }),
    });
    expect(again.body.message).toBe('Mã OPT không chính xác');
    expect((await signIn('con-mèo-xanh', '0987000111')).status).toBe(200);
  });

  test('a number that has an account gets a message instead of a code, and the caller the same answer', async () => {
    const asked = await call(service, 'POST', '/api/signup', { body: signUpOf('0912345678') });
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
    await call(service, 'POST', '/api/signup', { body: signUpOf('0987000222') });
    const right = await outbox.codeTo('+84987000222');
    const now = new Date();
    const lane = { name: networkOf('127.0.0.1'), isTrusted: false };
    const tried = { purpose: 'sign-up', destination: '+84987000222', lane } as const;
    const taken = await Promise.all(
      Array.from({ length: 300 }, () =>
        inTransaction(service.platform.db, (trx) => takeTry(trx, tried, now)),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(TRIES_PER_CODE);
    const late = await call(service, 'POST', '/api/signup', {
      body: signUpOf('0987000222', { otp: right }),
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
      expect(
        (await call(service, 'POST', '/api/signup', { body: signUpOf(phone) })).body.code,
      ).toBe('identity.contact-invalid');
  });
});
