import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { authenticatorCode } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { movableClock } from '../../kernel/clock.ts';

const MINUTE_MS = 60_000;
const clock = movableClock(new Date());
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
  await seedDemoPeople(service.platform);
});
afterAll(() => service.close());

const codeNow = () => authenticatorCode(clock.now().getTime());
const attempt = (email: string, code: string) =>
  call(service, 'POST', '/api/desk/login', { body: { email, password: DEMO_PASSWORD, code } });
const signIn = async (email: string) => (await attempt(email, codeNow())).body;
const status = async (token: string) =>
  (await call(service, 'GET', '/api/session', { token })).status;
const renew = async (token: string) =>
  (await call(service, 'POST', '/api/session/renew', { body: { refresh_token: token } })).status;
/** Whoever works asks something every twenty minutes. */
const work = async (token: string, minutes: number) => {
  for (let passed = 0; passed < minutes; passed += 20) {
    clock.advanceMs(20 * MINUTE_MS);
    if ((await status(token)) !== 200) return passed + 20;
  }
  return minutes;
};

describe('a session of the staff', () => {
  test('ends after half an hour without use, and cannot be renewed then', async () => {
    const { access_token: token, refresh_token: refresh } = await signIn('buyer@hako.test');
    expect(await work(token, 60)).toBe(60);
    clock.advanceMs(29 * MINUTE_MS);
    expect(await status(token)).toBe(200);
    clock.advanceMs(31 * MINUTE_MS);
    expect([await status(token), await renew(refresh)]).toEqual([401, 401]);
  });

  test('ends after twelve hours, however busy', async () => {
    const { access_token: token, refresh_token: refresh } = await signIn('sales@hako.test');
    expect(await work(token, 11 * 60)).toBe(11 * 60);
    expect(await work(token, 120)).toBe(60);
    expect(await renew(refresh)).toBe(401);
  });

  test("is not a customer's, which stands for weeks", async () => {
    const { body } = await call(service, 'POST', '/api/login', {
      body: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    clock.advanceMs(20 * 60 * MINUTE_MS);
    expect(await status(body.access_token)).toBe(200);
  });
});

test('wrong second factors are counted for themselves, and the right one clears the count', async () => {
  const email = 'accountant@hako.test';
  const wrong = async (times: number) => {
    const seen: number[] = [];
    for (let i = 0; i < times; i++) seen.push((await attempt(email, '000000')).status);
    return seen;
  };
  expect(await wrong(3)).toEqual([401, 401, 401]);
  expect((await attempt(email, codeNow())).status).toBe(200);
  expect(await wrong(6)).toEqual([401, 401, 401, 401, 401, 429]);
  clock.advanceMs(16 * MINUTE_MS);
  expect((await attempt(email, codeNow())).status).toBe(200);
});
