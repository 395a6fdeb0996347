import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  callBound,
  makeKey,
  type TestAnswer,
  type TestKey,
} from '../../../test-support/people/client.ts';
import { authenticatorCode } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { movableClock } from '../../kernel/clock.ts';

const MINUTE_MS = 60_000;
const clock = movableClock(new Date());
let service: TestService;
let key: TestKey;
beforeAll(async () => {
  key = await makeKey();
  service = await startTestService({ clock });
  await seedDemoPeople(service.platform);
});
afterAll(() => service.close());

const codeNow = () => authenticatorCode(clock.now().getTime());
const attempt = (email: string, code: string) =>
  callBound(service, key, 'POST', '/api/desk/login', {
    body: { email, password: DEMO_PASSWORD, code },
  });
const cookieIn = ({ headers }: TestAnswer, name: string): string =>
  headers
    .getSetCookie()
    .map((text) => text.split(';')[0] ?? '')
    .find((text) => text.startsWith(`${name}=`)) ?? '';
const signIn = async (email: string) => {
  const answer = await attempt(email, codeNow());
  return {
    token: answer.body.access_token as string,
    refresh: cookieIn(answer, 'hako_refresh'),
    page: cookieIn(answer, 'auth_token'),
  };
};
const ask = (token: string, by = key) => callBound(service, by, 'GET', '/api/session', { token });
const renewed = (cookie: string, by = key) =>
  callBound(service, by, 'POST', '/api/session/renew', { body: {}, headers: { cookie } });
/** Reads what a page of the desk shows, as a page request does: by its cookie. */
const readPage = async (cookie: string) =>
  (await call(service, 'GET', '/api/desk/session', { headers: { cookie } })).status;
type Session = Awaited<ReturnType<typeof signIn>>;
/**
 * Renews the token, as the browser does every ten minutes, and reads something: 200 while the
 * session stands.
 */
const isIn = async (session: Session): Promise<number> => {
  const answer = await renewed(session.refresh);
  if (answer.status !== 200) return answer.status;
  session.refresh = cookieIn(answer, 'hako_refresh');
  return (await ask(answer.body.access_token)).status;
};
/** Whoever works asks something every twenty minutes. */
const work = async (session: Session, minutes: number) => {
  for (let passed = 0; passed < minutes; passed += 20) {
    clock.advanceMs(20 * MINUTE_MS);
    if ((await isIn(session)) !== 200) return passed + 20;
  }
  return minutes;
};

describe('a session of the staff', () => {
  test('is not opened without a key', async () => {
    const body = { email: 'sales@hako.test', password: DEMO_PASSWORD, code: codeNow() };
    const headers = { 'x-without-browser': 'yes' };
    const answer = await call(service, 'POST', '/api/desk/login', { body, headers });
    expect([answer.status, answer.body.code]).toEqual([401, 'access.proof-wrong']);
  });

  test('is worth nothing without its key: neither its token, nor its cookies', async () => {
    const { token, refresh, page } = await signIn('admin@hako.test');
    const thief = await makeKey();
    const headers = { 'x-without-browser': 'yes' };
    const asBearer = await call(service, 'GET', '/api/desk/session', { token, headers });
    expect(asBearer.body.code).toBe('access.proof-wrong');
    expect((await ask(token, thief)).body.code).toBe('access.proof-wrong');
    expect(
      (
        await call(service, 'POST', '/api/account/sessions/end-others', {
          headers: { cookie: page },
        })
      ).status,
    ).toBe(401);
    expect(await readPage(page)).toBe(200);
    clock.advanceMs(14 * MINUTE_MS);
    const renewal = await renewed(refresh);
    const next = cookieIn(renewal, 'auth_token');
    clock.advanceMs(2 * MINUTE_MS);
    expect([await readPage(page), await readPage(next)]).toEqual([401, 200]);
    // Whoever shows the cookie of renewal with another key ends the session.
    expect((await renewed(cookieIn(renewal, 'hako_refresh'), thief)).status).toBe(401);
    clock.advanceMs(1_000);
    expect(await readPage(next)).toBe(401);
  });

  test('ends after half an hour without use, and cannot be renewed then', async () => {
    const session = await signIn('buyer@hako.test');
    expect(await work(session, 60)).toBe(60);
    clock.advanceMs(29 * MINUTE_MS);
    expect(await isIn(session)).toBe(200);
    clock.advanceMs(31 * MINUTE_MS);
    expect(await isIn(session)).toBe(401);
  });

  test('ends after twelve hours, however busy', async () => {
    const session = await signIn('sales@hako.test');
    expect(await work(session, 11 * 60)).toBe(11 * 60);
    expect(await work(session, 120)).toBe(60);
  });

  test("is not a customer's, which stands for weeks", async () => {
    const { body } = await call(service, 'POST', '/api/login', {
      body: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    clock.advanceMs(20 * 60 * MINUTE_MS);
    const { access_token: token } = body;
    expect((await call(service, 'GET', '/api/session', { token })).status).toBe(200);
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
