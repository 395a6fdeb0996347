import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  callBound,
  makeKey,
  type TestAnswer,
  type TestKey,
} from '../../../test-support/people/client.ts';
import { customerToken } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { newId } from '../../kernel/chance.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { thumbprintOf } from './sessions/rules/proof.ts';
import { createIdentity, type Identity } from './index.ts';

let service: TestService;
let desktop: TestKey;
/** Bearer token of the customer's phone. */
let phone: string;
let stranger: string;
/** The same steps without HTTP, for what must happen at the very same moment. */
let identity: Identity;

const QR = '/api/account/authen/qr';
const DESKTOP_BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

beforeAll(async () => {
  service = await startTestService({ settings: { HAKO_TRUSTED_PROXIES: '127.0.0.1' } });
  await seedDemoPeople(service.platform);
  identity = createIdentity(service.platform);
  desktop = await makeKey();
  phone = await customerToken(service);
  stranger = await somebodyElse();
});
afterAll(() => service.close());

/** Another customer, signed in without ceremony. */
async function somebodyElse(): Promise<string> {
  const { db, clock } = service.platform;
  const { accessToken } = await inTransaction(db, async (trx) => {
    const contacts = [
      { channel: 'email', value: `${newId(clock.now().getTime())}@hako.test` },
    ] as const;
    const userId = await identity.register(trx, { kind: 'customer', contacts, passwordHash: null });
    return identity.openSession(
      trx,
      { userId },
      { ip: '127.0.0.1', device: undefined, thumbprint: undefined },
    );
  });
  return accessToken;
}

const from = (ip: string) => ({ 'x-forwarded-for': ip });
let houses = 0;
/** By default from an address that nobody used before: one address makes few codes a minute. */
async function generate(
  key = desktop,
  headers: Record<string, string> = from(`203.0.113.${++houses}`),
): Promise<string> {
  const { status, body } = await callBound(service, key, 'POST', `${QR}/generate`, {
    headers: { 'user-agent': DESKTOP_BROWSER, ...headers },
  });
  expect(status).toBe(200);
  return body.qr_id;
}
const wait = (
  qrId: string,
  seen?: string,
  key = desktop,
  headers: Record<string, string> = {},
): Promise<TestAnswer> =>
  callBound(service, key, 'POST', `${QR}/waiting-scan`, {
    body: { qr_id: qrId, ...(seen ? { seen } : {}) },
    headers,
  });
const scan = (qrId: string, token = phone, headers: Record<string, string> = {}) =>
  call(service, 'POST', `${QR}/scan`, { token, body: { qr_id: qrId }, headers });
const approve = (qrId: string, number?: string, token = phone) =>
  call(service, 'POST', `${QR}/approve`, { token, body: { qr_id: qrId, allow: true, number } });
const otherThan = (number: string) => String((Number(number) + 1) % 100).padStart(2, '0');
const sessions = async (): Promise<number> =>
  (await service.platform.pool.query('select count(*)::int as n from sessions')).rows[0].n;

describe('a browser that shows a code', () => {
  test('is signed in by the phone that types its number, once, bound to its own key', async () => {
    const made = await callBound(service, desktop, 'POST', `${QR}/generate`);
    expect(made.body).toMatchObject({
      expires_in: 120,
      content: `http://hako.test/account/qr/${made.body.qr_id}`,
    });
    expect(Buffer.from(made.body.qr_id, 'base64url')).toHaveLength(16);
    expect(JSON.stringify(made.body)).not.toContain('match_number');
    const qrId = await generate(desktop, from('127.0.0.1'));

    const scanned = wait(qrId);
    const place = await scan(qrId);
    expect(place.body.place).toEqual({
      browser: 'Chrome',
      system: 'Windows',
      address: '127.0.*.*',
      network: 'same',
    });
    const { body: news } = await scanned;
    expect(news).toMatchObject({ state: 'scanned', match_number: expect.stringMatching(/^\d\d$/) });

    const approved = wait(qrId, 'scanned');
    expect((await approve(qrId, news.match_number)).status).toBe(200);
    const { body } = await approved;
    expect(body).toMatchObject({
      state: 'approved',
      token_type: 'DPoP',
      message: 'Đăng nhập thành công',
    });
    const session = await callBound(service, desktop, 'GET', '/api/session', {
      token: body.access_token,
    });
    expect(session.body.data).toMatchObject({ full_name: DEMO_CUSTOMER.fullName });

    expect((await wait(qrId)).body.code).toBe('identity.qr-over');
    expect((await approve(qrId, news.match_number)).body.code).toBe('identity.qr-over');
    expect((await scan(qrId)).body.code).toBe('identity.qr-over');
  });

  test('must prove its key to get a code at all', async () => {
    expect((await call(service, 'POST', `${QR}/generate`)).body.code).toBe('access.proof-wrong');
  });

  test('and no other browser learns anything or collects the session', async () => {
    const [qrId, thief] = [await generate(), await makeKey()];
    await scan(qrId);
    const { body } = await wait(qrId);
    expect((await wait(qrId, 'waiting', thief)).body).toMatchObject({ code: 'identity.qr-over' });
    await approve(qrId, body.match_number);
    expect((await wait(qrId, 'scanned', thief)).body.code).toBe('identity.qr-over');
    expect((await wait(qrId, 'scanned')).body.state).toBe('approved');
  });

  test('from elsewhere is told to be elsewhere', async () => {
    const qrId = await generate(desktop, from('113.161.7.9'));
    expect((await scan(qrId, phone, from('171.224.3.4'))).body.place).toMatchObject({
      address: '113.161.*.*',
      network: 'other',
    });
  });
});

describe('an attacker who shows their own code to somebody', () => {
  test.each([['nothing'], ['a wrong number']])('gets no session when %s is typed', async (what) => {
    const [qrId, before] = [await generate(), await sessions()];
    expect((await approve(qrId, '00')).body.code, 'nobody approves what they did not scan').toBe(
      'identity.qr-over',
    );
    await scan(qrId);
    const { match_number: number } = (await wait(qrId)).body;
    const typed = what === 'nothing' ? undefined : otherThan(number);
    expect((await approve(qrId, typed)).body).toMatchObject({
      code: 'identity.qr-wrong-number',
      facts: { left: 1 },
    });
    expect((await approve(qrId, typed)).body.code).toBe('identity.qr-number-spent');
    expect((await approve(qrId, number)).body.code, 'too late for the right one').toBe(
      'identity.qr-over',
    );
    expect((await wait(qrId, 'scanned')).body.state).toBe('refused');
    expect(await sessions()).toBe(before);
  });

  test('cannot try all numbers at once', async () => {
    const qrId = await generate();
    await scan(qrId);
    const { match_number: number } = (await wait(qrId)).body;
    const others = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0')).filter(
      (n) => n !== number,
    );
    const codes = (await Promise.all(others.slice(0, 30).map((n) => approve(qrId, n)))).map(
      ({ body }) => body.code,
    );
    expect(codes.filter((code) => code === 'identity.qr-over')).toHaveLength(28);
    expect((await wait(qrId, 'scanned')).body.state).toBe('refused');
  });

  test('gets nothing from a phone that says no', async () => {
    const qrId = await generate();
    await scan(qrId);
    const answer = await call(service, 'POST', `${QR}/approve`, {
      token: phone,
      body: { qr_id: qrId, allow: false },
    });
    expect(answer.status).toBe(200);
    expect((await wait(qrId, 'scanned')).body.state).toBe('refused');
  });

  test('cannot approve a code that another account scanned, nor scan it again for themselves', async () => {
    const qrId = await generate();
    await scan(qrId);
    const { match_number: number } = (await wait(qrId)).body;
    expect((await scan(qrId, stranger)).body.code).toBe('identity.qr-over');
    expect((await approve(qrId, number, stranger)).body.code).toBe('identity.qr-over');
  });

  test('without an account cannot scan, and the page cookie alone approves nothing', async () => {
    const qrId = await generate();
    expect((await call(service, 'POST', `${QR}/scan`, { body: { qr_id: qrId } })).status).toBe(401);
    const { headers } = await call(service, 'POST', '/api/login', {
      body: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    const cookie = (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    for (const path of ['scan', 'approve'])
      expect(
        (
          await call(service, 'POST', `${QR}/${path}`, {
            headers: { cookie },
            body: { qr_id: qrId, allow: true },
          })
        ).status,
      ).toBe(401);
  });
});

describe('one code', () => {
  test('approved fifty times and collected fifty times at once opens one session', async () => {
    const [qrId, before] = [await generate(), await sessions()];
    await scan(qrId);
    const { match_number: number } = (await wait(qrId)).body;
    const approvals = await Promise.all(Array.from({ length: 50 }, () => approve(qrId, number)));
    expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1);
    const origin = {
      ip: '127.0.0.1',
      device: undefined,
      thumbprint: thumbprintOf({ ...desktop.jwk, kty: 'EC', crv: 'P-256' }),
    };
    const question = { qrId, seen: 'scanned', gone: new AbortController().signal } as const;
    const collected = await Promise.allSettled(
      Array.from({ length: 50 }, () => identity.waitForQr(question, origin)),
    );
    expect(collected.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
  });

  test('is over after two minutes, approved or not', async () => {
    const ids = [await generate(), await generate()];
    for (const id of ids) await scan(id);
    const { match_number: number } = (await wait(ids[0] as string)).body;
    await approve(ids[0] as string, number);
    await service.platform.pool.query(
      "update qr_sign_ins set made_at = made_at - interval '121 seconds', expires_at = expires_at - interval '121 seconds'",
    );
    for (const id of ids) {
      expect((await wait(id, 'scanned')).body.code).toBe('identity.qr-over');
      expect((await approve(id, number)).body.code).toBe('identity.qr-over');
      expect((await scan(id)).body.code).toBe('identity.qr-over');
    }
  });
});

describe('who waits', () => {
  test('holds no database connection, and nobody else is slower for it', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => generate()));
    const waits = ids.map((id) => wait(id));
    const { pool } = service.platform;
    await expect
      .poll(() => pool.idleCount === pool.totalCount - 2 && pool.waitingCount === 0, {
        timeout: 10_000,
      })
      .toBe(true);
    expect((await call(service, 'GET', '/api/session', { token: phone })).status).toBe(200);
    await Promise.all(ids.map((id) => scan(id)));
    expect((await Promise.all(waits)).map(({ body }) => body.state)).toEqual(
      ids.map(() => 'scanned'),
    );
  });

  test('from one address finds three seats, from another three more', async () => {
    const [home, office] = [from('113.161.7.9'), from('171.224.3.4')];
    const waiting: Promise<TestAnswer>[] = [];
    const ids = await Promise.all(Array.from({ length: 4 }, () => generate()));
    for (const id of ids.slice(0, 3)) waiting.push(wait(id, 'waiting', desktop, home));
    const fourth = () => wait(ids[3] as string, 'waiting', desktop, home);
    const tooMany = async () =>
      (await Promise.race([fourth(), sleep(1_000, undefined)]))?.body?.code;
    await expect.poll(tooMany, { timeout: 15_000 }).toBe('request.too-many');
    const elsewhere = wait(ids[3] as string, 'waiting', desktop, office);
    await scan(ids[3] as string);
    expect((await elsewhere).body.state).toBe('scanned');
    for (const id of ids.slice(0, 3)) await scan(id);
    await Promise.all(waiting);
  });
});
