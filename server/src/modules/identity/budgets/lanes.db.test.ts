import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callBound, makeKey, type TestKey } from '../../../../test-support/people/client.ts';
import { authenticatorCode } from '../../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { openOutbox, type Outbox } from '../../../../test-support/world/outbox.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../demo-people.ts';
import { movableClock } from '../../../kernel/clock.ts';

const MINUTE_MS = 60_000;
const clock = movableClock(new Date());
let service: TestService;
let outbox: Outbox;
/** A browser that the customer has signed in with. */
let known: TestKey;
beforeAll(async () => {
  outbox = await openOutbox();
  service = await startTestService({ clock, settings: outbox.settings });
  await seedDemoPeople(service.platform);
  await service.startWorker();
  known = await makeKey();
  expect((await signIn(known)).status).toBe(200);
});
afterAll(async () => {
  await service.close();
  await outbox.close();
});
beforeEach(async () => {
  await service.platform.pool.query('delete from budgets');
  clock.advanceMs(2 * MINUTE_MS);
});

const signIn = (key: TestKey, password = DEMO_PASSWORD) =>
  callBound(service, key, 'POST', '/api/login', {
    body: { username: DEMO_CUSTOMER.email, password },
  });
const deskSignIn = (key: TestKey, password = DEMO_PASSWORD) => {
  const code = authenticatorCode(clock.now().getTime());
  const body = { email: 'buyer@hako.test', password, code };
  return callBound(service, key, 'POST', '/api/desk/login', { body });
};
/** Somebody on another machine, without a key. */
const elsewhere = async (url: string, payload: object, remoteAddress: string) => {
  const answer = await service.app.inject({ method: 'POST', url, remoteAddress, payload });
  return (answer.json().code as string | undefined) ?? answer.statusCode;
};
const askReset = (phoneOrEmail: string, remoteAddress: string) =>
  elsewhere(
    '/api/security/request-change-password',
    { phoneOrEmail, step: 'request_code' },
    remoteAddress,
  );
const setWrong = (wrong: number) =>
  service.platform.pool.query('update users set wrong_passwords = $1', [wrong]);

describe('what strangers try does not close an account to its owner', () => {
  test('twenty wrong passwords: the devices that it knows sign in as before', async () => {
    const stranger = await makeKey();
    for (let guess = 0; guess < 20; guess++) await signIn(stranger, `guess ${guess}`);
    expect((await signIn(stranger)).body.code).toBe('identity.too-many-tries');
    expect((await signIn(known)).status).toBe(200);
    for (let guess = 0; guess < 20; guess++) await signIn(known, `guess ${guess}`);
    expect((await signIn(known)).body.code).toBe('identity.too-many-tries');
  });

  test('a hundred wrong passwords: only a code opens it elsewhere', async () => {
    await setWrong(100);
    expect((await signIn(await makeKey())).body.code).toBe('identity.wrong-password');
    expect((await signIn(known)).status).toBe(200);
  });

  test('at the desk nobody is shut out for good, and a known device not for a minute', async () => {
    const own = await makeKey();
    await setWrong(100);
    expect((await deskSignIn(own)).status).toBe(200);
    const stranger = await makeKey();
    for (let guess = 0; guess < 20; guess++) await deskSignIn(stranger, `guess ${guess}`);
    clock.advanceMs(MINUTE_MS);
    expect((await deskSignIn(stranger)).body.code).toBe('identity.too-many-tries');
    expect((await deskSignIn(own)).status).toBe(200);
    clock.advanceMs(16 * MINUTE_MS);
    expect((await deskSignIn(stranger)).status).toBe(200);
  });

  test('codes: five for each network and fifteen in all, while known devices and the owner get theirs', async () => {
    const ask = (network: number) => {
      clock.advanceMs(MINUTE_MS + 1_000);
      return askReset(DEMO_CUSTOMER.phone, `2001:db8:0:${network}::${clock.now().getTime() % 99}`);
    };
    for (const network of [1, 2, 3]) {
      for (let asked = 0; asked < 5; asked++) expect(await ask(network)).toBe(200);
      expect(await ask(network)).toBe('identity.too-many-codes');
    }
    expect(await ask(4)).toBe('identity.too-many-codes');

    const path = `/api/login/phone?PhoneNr=${encodeURIComponent(DEMO_CUSTOMER.phone)}`;
    const byCode = (key: TestKey) => callBound(service, key, 'GET', path);
    expect((await byCode(await makeKey())).body.code).toBe('identity.too-many-codes');
    expect((await byCode(known)).status).toBe(200);
    const { body } = await signIn(known);
    const token: string = body.access_token;
    const proof = await callBound(service, known, 'POST', '/api/security/request-proof-code', {
      token,
      body: { channel: 'phone' },
    });
    expect(proof.status).toBe(200);
  });
});

describe('the hour of messages', () => {
  test('counts what was sent, and robots at one door leave the other open', async () => {
    const number = (n: number) => `09871${String(n).padStart(5, '0')}`;
    const network = (n: number) => `10.0.${n % 50}.1`;
    const sent = () => outbox.messages.filter(({ to }) => /^\+849871002\d\d$/.test(to)).length;
    // Counted by the hour of the clock: all of it lies in one.
    clock.advanceMs(3_600_000 - (clock.now().getTime() % 3_600_000));
    for (let n = 0; n < 110; n++) expect(await askReset(number(n), network(n))).toBe(200);
    expect(await askReset(DEMO_CUSTOMER.phone, '10.1.0.1')).toBe(200);

    const signUp = (n: number) =>
      elsewhere(
        '/api/signup',
        {
          phone: number(n),
          full_name: 'Lý Thị Thơm',
          password: 'con-mèo-xanh',
          confirmPassword: 'con-mèo-xanh',
        },
        network(n),
      );
    clock.advanceMs(MINUTE_MS);
    for (let n = 200; n < 300; n++) expect(await signUp(n)).toBe(200);
    await expect.poll(sent, { timeout: 60_000 }).toBe(100);
    expect(await signUp(300)).toBe('identity.codes-closed');
    clock.advanceMs(MINUTE_MS);
    expect(await askReset(DEMO_CUSTOMER.phone, '10.1.0.2')).toBe(200);
  });
});
