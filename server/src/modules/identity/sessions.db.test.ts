import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, callBound, makeKey, type TestKey } from '../../../test-support/people/client.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ settings: { HAKO_TRUSTED_PROXIES: '127.0.0.1' } });
  await seedDemoPeople(service.platform);
});
afterAll(() => service.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signIn = async (
  device: string,
  ip = '127.0.0.1',
  username: string = DEMO_CUSTOMER.email,
): Promise<string> =>
  (
    await call(service, 'POST', '/api/login', {
      body: { username, password: DEMO_PASSWORD },
      headers: { 'user-agent': device, 'x-forwarded-for': ip },
    })
  ).body.access_token;
const list = async (token: string) =>
  (await call(service, 'GET', '/api/account/sessions', { token })).body.data;
const PROOF = { password: DEMO_PASSWORD };
const end = (id: string, token: string, body: object = PROOF) =>
  call(service, 'POST', `/api/account/sessions/${id}/end`, { token, body });
const endOthers = (token: string, body: object = PROOF) =>
  call(service, 'POST', '/api/account/sessions/end-others', { token, body });
const status = async (token: string): Promise<number> =>
  (await call(service, 'GET', '/api/session', { token })).status;

describe('the places where an account is signed in', () => {
  test('are listed with this one first, and each can be signed out', async () => {
    const [phone, computer] = [
      await signIn('Dart/3.3 (dart:io)'),
      await signIn(FIREFOX, '113.161.7.9'),
    ];
    const places = await list(phone);
    expect(places[0]).toMatchObject({ is_current: true, browser: '', address: '127.0.*.*' });
    const other = places.find(({ browser }: { browser: string }) => browser === 'Firefox');
    expect(other).toMatchObject({ is_current: false, system: 'Linux', address: '113.161.*.*' });
    expect((await end(other.id, phone)).status).toBe(200);
    expect([await status(phone), await status(computer)]).toEqual([200, 401]);
    expect((await end(other.id, phone)).body.code).toBe('identity.session-not-found');
  });

  test('all end but this one', async () => {
    const [here, ...others] = [await signIn(FIREFOX), await signIn(FIREFOX), await signIn(FIREFOX)];
    const { body } = await endOthers(here as string);
    expect(body.ended).toBeGreaterThanOrEqual(2);
    expect(await list(here as string)).toHaveLength(1);
    for (const other of others) expect(await status(other)).toBe(401);
    expect(await status(here as string)).toBe(200);
  });

  test('end for nobody who has a token alone and does not prove to be the owner', async () => {
    const [owner, stolen] = [await signIn(FIREFOX), await signIn(FIREFOX)];
    const [mine] = (await list(owner)).filter(
      ({ is_current }: { is_current: boolean }) => is_current,
    );
    const codes = [];
    for (const body of [{}, { password: 'not the password' }])
      codes.push(
        (await end(mine.id, stolen, body)).body.code,
        (await endOthers(stolen, body)).body.code,
      );
    expect(codes).toEqual([
      'identity.proof-needed',
      'identity.proof-needed',
      'identity.proof-wrong',
      'identity.proof-wrong',
    ]);
    expect([await status(owner), await status(stolen)]).toEqual([200, 200]);
  });

  test('of somebody else are theirs alone', async () => {
    const mine = await signIn(FIREFOX);
    const { pool } = service.platform;
    await pool.query(
      "insert into users (user_id, kind, email, created_at) values ('00000000-0000-7000-8000-000000000001', 'customer', 'ai-do@hako.test', now())",
    );
    await pool.query(
      "insert into sessions (session_id, user_id, created_at, expires_at) values ('00000000-0000-4000-8000-000000000002', '00000000-0000-7000-8000-000000000001', now(), now() + interval '1 day')",
    );
    const answer = await end('00000000-0000-4000-8000-000000000002', mine);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 404,
      code: 'identity.session-not-found',
    });
    const { rows } = await pool.query(
      "select ended_at from sessions where session_id = '00000000-0000-4000-8000-000000000002'",
    );
    expect(rows[0].ended_at).toBeNull();
  });
});

describe('two tabs of one browser', () => {
  let key: TestKey;
  const cookieOf = (headers: Headers) =>
    (headers.getSetCookie().find((cookie) => cookie.startsWith('hako_refresh=')) ?? '').split(
      ';',
    )[0] ?? '';
  const renew = (cookie: string) =>
    callBound(service, key, 'POST', '/api/session/renew', { body: {}, headers: { cookie } });

  test('that renew at the same moment keep one session, with one successor, and neither is signed out', async () => {
    key = await makeKey();
    const signedIn = await callBound(service, key, 'POST', '/api/login', {
      body: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    const cookie = cookieOf(signedIn.headers);
    expect(signedIn.headers.getSetCookie().find((one) => one.startsWith('auth_token='))).toMatch(
      /Max-Age=86400;.*HttpOnly.*SameSite=Lax/,
    );
    expect(signedIn.headers.getSetCookie().find((one) => one.startsWith('hako_refresh='))).toMatch(
      /Path=\/api\/session;.*HttpOnly.*SameSite=Strict/,
    );
    const tabs = await Promise.all([renew(cookie), renew(cookie)]);
    expect(tabs.map((tab) => tab.status)).toEqual([200, 200]);
    expect(new Set(tabs.map((tab) => cookieOf(tab.headers))).size).toBe(1);
    for (const tab of tabs)
      expect(
        (await callBound(service, key, 'GET', '/api/session', { token: tab.body.access_token }))
          .status,
      ).toBe(200);
    expect((await renew(cookieOf((tabs[0] as (typeof tabs)[0]).headers))).status).toBe(200);
  });
});
