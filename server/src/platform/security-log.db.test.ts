import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, callBound, makeKey } from '../../test-support/people/client.ts';
import { deskCaller } from '../../test-support/people/desk-caller.ts';
import { authenticatorCode } from '../../test-support/people/sign-in.ts';
import { type RealProcess, startRealProcess } from '../../test-support/rigs/real-process.ts';
import { until } from '../../test-support/until.ts';
import { createTestPlatform, type TestPlatform } from '../../test-support/test-platform.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../demo-people.ts';
import { afterCommit, inTransaction } from './database/transaction.ts';
import { SECURITY_EVENTS } from './security-events.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };
const PHONE = '0987000123';
const WRONG = 'một mật khẩu không phải của ai';
let platform: TestPlatform;
let api: RealProcess;
let asDesk: Awaited<ReturnType<typeof deskCaller>>;
let customerId: string;
let staffIds: Readonly<Record<string, string>>;

beforeAll(async () => {
  platform = await createTestPlatform();
  ({ customerId, staffIds } = await seedDemoPeople(platform));
  api = await startRealProcess(platform, 'api');
  asDesk = await deskCaller(api, platform.config.secret);
  // Told on another way than the readiness.
  await until(async () => api.lines().length > 0, PATIENCE.timeout);
});
afterAll(async () => {
  await api.end();
  await platform.close();
});

const ASIDE = '/api/desk/session';
const isAside = ({ route }: Record<string, unknown>): boolean => route === ASIDE;

/**
 * The lines that something adds, without what differs from run to run. They arrive late:
 * a call that is told says where they end.
 */
async function told(work: () => Promise<unknown>) {
  const before = api.lines().length;
  await work();
  await call(api, 'GET', ASIDE);
  const added = () => api.lines().slice(before);
  await expect.poll(() => added().some(isAside), PATIENCE).toBe(true);
  const own = added().slice(0, added().findIndex(isAside));
  for (const { event } of own) expect(SECURITY_EVENTS).toHaveProperty([String(event)]);
  return own.map(
    ({ time: _time, pid: _pid, hostname: _host, msg: _msg, requestId: _id, ...rest }) => rest,
  );
}

const signIn = (password: string, username: string = DEMO_CUSTOMER.email) =>
  call(api, 'POST', '/api/login', { body: { username, password } });
/** The customer's token; the sign-in is told. */
async function customer(): Promise<string> {
  let token = '';
  await told(async () => (token = (await signIn(DEMO_PASSWORD)).body.access_token));
  return token;
}
const signInStaff = (code: string, name = 'admin') =>
  asDesk('POST', '/api/desk/login', {
    body: { email: `${name}@hako.test`, password: DEMO_PASSWORD, code },
  });

describe('the lines of a real server', () => {
  test('tell how a sign-in went', async () => {
    const security = { log: 'security', ip: '127.0.0.1' };
    expect(await told(() => signIn(DEMO_PASSWORD))).toEqual([
      {
        ...security,
        level: 30,
        event: 'sign-in.good',
        userId: customerId,
        sessionId: expect.any(String),
      },
    ]);
    expect(await told(() => signIn(WRONG))).toMatchObject([
      {
        ...security,
        level: 40,
        event: 'sign-in.wrong-password',
        userId: customerId,
        kind: 'customer',
      },
      { event: 'call.unauthenticated', route: '/api/login', refusal: 'identity.wrong-password' },
    ]);
    const unknown = await told(() => signIn(WRONG, PHONE));
    expect(unknown[0]).toEqual({
      ...security,
      level: 40,
      event: 'sign-in.unknown-account',
      kind: 'customer',
      account: expect.stringMatching(/^[\w-]{16}$/),
    });
    expect((await told(() => signIn(WRONG, PHONE)))[0]).toEqual(unknown[0]);
    const key = await makeKey();
    const body = { PhoneNr: PHONE, otp: '000000' };
    const byCode = () => callBound(api, key, 'POST', '/api/login/phone', { body });
    expect(await told(byCode)).toMatchObject([{ event: 'sign-in.wrong-code', purpose: 'sign-in' }]);
    expect(await told(() => signInStaff('000000'))).toMatchObject([
      { event: 'sign-in.wrong-second-factor', userId: staffIds['admin'], kind: 'staff' },
      { event: 'call.unauthenticated', refusal: 'staff.sign-in-refused' },
    ]);
  });

  test('tell of refused calls and who made them', async () => {
    expect(await told(() => call(api, 'GET', '/api/card/user'))).toMatchObject([
      { event: 'call.unauthenticated', method: 'GET', route: '/api/card/user', ip: '127.0.0.1' },
    ]);
    const token = await customer();
    expect(await told(() => call(api, 'GET', '/api/desk/audit', { token }))).toMatchObject([
      { event: 'call.forbidden', userId: customerId, kind: 'customer', route: '/api/desk/audit' },
    ]);
    const tries = () => Promise.all(Array.from({ length: 24 }, () => signIn(WRONG, '0987000999')));
    const limited = (await told(tries)).filter(({ event }) => event === 'call.limited');
    expect(limited[0]).toMatchObject({ refusal: 'identity.too-many-tries', route: '/api/login' });
  });

  test('tell of another password and of other roles', async () => {
    const token = await customer();
    const newPassword = 'bốn con mèo trên mái nhà xanh';
    const change = (oldPassword: string) =>
      call(api, 'POST', '/api/security/change-password', {
        token,
        body: { oldPassword, newPassword },
      });
    expect(await told(() => change(WRONG))).toMatchObject([
      { event: 'proof.wrong-password', userId: customerId, purpose: 'change-password' },
    ]);
    expect(await told(() => change(DEMO_PASSWORD))).toMatchObject([
      { event: 'account.password-changed', userId: customerId },
    ]);
    let desk = '';
    const enter = async () => {
      desk = (await signInStaff(authenticatorCode(Date.now()))).body.access_token;
    };
    expect(await told(enter)).toMatchObject([{ event: 'sign-in.good' }]);
    const { admin, buyer } = staffIds;
    const body = { roles: ['buyer', 'sales'], warehouse: null, reason: 'Thêm việc bán hàng' };
    const roles = () => asDesk('PUT', `/api/desk/staff/${buyer}/roles`, { token: desk, body });
    expect(await told(roles)).toMatchObject([
      {
        event: 'staff.roles-changed',
        actor: admin,
        subject: `staff:${buyer}`,
        roles: body.roles,
      },
    ]);
  });

  test('hold no password, code, token or whole phone number', () => {
    // Moments, made-up ids and names of machines hold any four digits sooner or later.
    const made = /^(time|pid|hostname|requestId|sessionId|userId|actor|subject|account)$/;
    const withoutMade = (key: string, value: unknown) => (made.test(key) ? undefined : value);
    const text = JSON.stringify(api.lines(), withoutMade);
    expect(text).toContain('sign-in.unknown-account');
    const parts = ['000000', '987000', '0987', 'eyJ', WRONG];
    for (const secret of parts) expect(text).not.toContain(secret);
    for (const secret of [PHONE, DEMO_PASSWORD, DEMO_CUSTOMER.email, 'eyJhb'])
      expect(api.text()).not.toContain(secret);
  });
});

test.each(['worker', 'sniper'])('the %s writes a security log, too', async (role) => {
  const process = await startRealProcess(platform, role);
  await process.end();
  expect(process.lines()).toMatchObject([
    { log: 'security', event: 'process.started', roles: [role] },
    { log: 'security', event: 'process.ended', roles: [role] },
  ]);
});

test('what waits for a commit is told after it, once, and never when there is none', async () => {
  const lines: string[] = [];
  await inTransaction(platform.db, async (trx) => {
    afterCommit(trx, () => lines.push('told'));
    expect(lines).toEqual([]);
  });
  const broken = inTransaction(platform.db, async (trx) => {
    afterCommit(trx, () => lines.push('never'));
    throw new Error('taken back');
  });
  await expect(broken).rejects.toThrow('taken back');
  expect(lines).toEqual(['told']);
});
