import { describe, expect, test } from 'vitest';
import { makeKey } from '../../../../test-support/people/client.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../demo-people.ts';
import {
  browser,
  comeBack,
  rig,
  social,
  setUpGoogleSignInRig,
  read,
  forget,
} from '../../../../test-support/rigs/identity/google-sign-in-rig.ts';

setUpGoogleSignInRig();

describe('an address that has an account here', () => {
  const owner = { email: DEMO_CUSTOMER.email, name: 'Somebody who says so' };
  const linked = async (): Promise<number> =>
    (
      await rig.service.platform.pool.query(
        'select count(*)::int as n from social_accounts where email = $1',
        [owner.email],
      )
    ).rows[0].n;
  const toLink = async () => {
    const back = await comeBack(owner);
    const { body } = await social(back);
    expect(body).toMatchObject({
      step: 'link',
      has_password: true,
      destination: 'k***@hako.test',
      next: '/account/wallet',
    });
    expect(body.access_token).toBeUndefined();
    return back.state;
  };

  test('is not opened by Google alone, nor by a wrong password or code, nor from another browser', async () => {
    const state = await toLink();
    expect((await social({ state }, browser, '/link')).body.code).toBe('identity.invalid-request');
    expect(
      (await social({ state, password: 'not the password' }, browser, '/link')).body,
    ).toMatchObject({
      code: 'identity.wrong-password',
      message: 'Sai tên đăng nhập hoặc mật khẩu',
    });
    expect((await social({ state, otp: '000000' }, browser, '/link')).body).toMatchObject({
      code: 'identity.wrong-code',
      message: 'Mã OPT không chính xác',
    });
    expect(
      (await social({ state, password: DEMO_PASSWORD }, await makeKey(), '/link')).body.code,
    ).toBe('identity.social-failed');
    expect(await linked()).toBe(0);
  });

  test('is linked by the code that its owner reads, and opened by Google from then on', async () => {
    const state = await toLink();
    expect((await social({ state }, browser, '/code')).body.destination).toBe('k***@hako.test');
    let code: string | undefined;
    await expect.poll(async () => (code = await rig.codeIn(owner.email))).toBeDefined();
    const signedIn = await social({ state, otp: code }, browser, '/link');
    expect(signedIn.body).toMatchObject({ step: 'done', next: '/account/wallet' });
    expect(await read(signedIn.body.access_token)).toMatchObject({
      full_name: DEMO_CUSTOMER.fullName,
      social: true,
    });
    expect(
      (await social({ state, password: DEMO_PASSWORD }, browser, '/link')).body.code,
      'once',
    ).toBe('identity.social-failed');
    expect((await social(await comeBack(owner))).body.step).toBe('done');
    await forget();
  });

  test('is linked by its password, once, however often it is sent', async () => {
    const state = await toLink();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => social({ state, password: DEMO_PASSWORD }, browser, '/link')),
    );
    expect(answers.filter(({ body }) => body.step === 'done')).toHaveLength(1);
    expect(await linked()).toBe(1);
  });

  test('belongs to one account over there: a second one with the same address is refused', async () => {
    const back = await comeBack(owner);
    await rig.lie({ claims: { sub: 'another-subject' } });
    expect((await social(back)).body.step).toBe('link');
    expect(
      (await social({ state: back.state, password: DEMO_PASSWORD }, browser, '/link')).body.code,
    ).toBe('identity.social-taken');
  });
});
