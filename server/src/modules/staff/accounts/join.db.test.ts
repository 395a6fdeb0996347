import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { fromBase32, stepAt, totpAt } from '../rules/totp.ts';
import { byCommand } from './deps.ts';

const PASSWORD = 'mot mat khau that dai 2026';
const HOUR_MS = 3_600_000;
const clock = movableClock(new Date());
let service: TestService;
const act = byCommand('thử');

beforeAll(async () => {
  service = await startTestService({ clock });
});
beforeEach(() => clock.advanceMs(90_000));
afterAll(() => service.close());

const staff = () => service.parts.modules.staff;
const inviteTo = (email: string) =>
  staff().invite(
    { email, fullName: 'Nguyễn Thị Lan', roles: ['admin'], warehouse: undefined },
    act,
  );
const tokenOf = (told: { readonly address: string } | undefined) =>
  told?.address.split('/').at(-1) as string;
const open = (token: string) => call(service, 'GET', `/api/desk/join/${token}`);
const join = (token: string, code: string, password = PASSWORD) =>
  call(service, 'POST', `/api/desk/join/${token}`, { body: { password, code } });
const codeOf = (secret: string) => totpAt(fromBase32(secret), stepAt(clock.now().getTime()));
const wrongFor = (code: string) => String((Number(code) + 123_457) % 1_000_000).padStart(6, '0');
const mayWork = async (token: string) =>
  (await call(service, 'GET', '/api/desk/session', { token })).status;

/** Invites somebody who joins at once. */
async function joined(email: string) {
  const invited = await inviteTo(email);
  const token = tokenOf(invited);
  const { totp_secret: secret } = (await open(token)).body.data;
  const answer = await join(token, codeOf(secret));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const signIn = () => {
    clock.advanceMs(30_000);
    const body = { email, password: PASSWORD, code: codeOf(secret) };
    return call(service, 'POST', '/api/desk/login', { body });
  };
  return {
    id: invited?.staffId as string,
    token,
    signIn,
    access: answer.body.access_token as string,
  };
}

test('there is no administrator until the invited one has joined', async () => {
  expect(await staff().hasAdministrator()).toBe(false);
  const token = tokenOf(await inviteTo('dau-tien@hako.test'));
  expect(await staff().hasAdministrator()).toBe(false);
  const { totp_secret: secret, email } = (await open(token)).body.data;
  expect(email).toBe('dau-tien@hako.test');
  expect((await join(token, wrongFor(codeOf(secret)))).body.code).toBe('staff.join-code-wrong');
  expect((await join(token, codeOf(secret), 'ngắn')).body.code).toBe('identity.password-too-short');
  for (const weak of ['matkhau123', 'Nguyễn Thị Lan', 'dau-tien@hako.test'])
    expect((await join(token, codeOf(secret), weak)).body.message).toContain('quá dễ đoán');
  expect((await join(token, codeOf(secret))).status).toBe(200);
  expect(await staff().hasAdministrator()).toBe(true);
});

test('an address opens one account once, and not after three days', async () => {
  const { token } = await joined('mot-lan@hako.test');
  expect((await open(token)).body.code).toBe('staff.join-used');
  expect((await join(token, '000000')).body.code).toBe('staff.join-used');
  expect((await open('khong-co')).body.code).toBe('staff.join-unknown');
  const late = tokenOf(await inviteTo('tre@hako.test'));
  clock.advanceMs(71 * HOUR_MS);
  expect((await open(late)).status).toBe(200);
  clock.advanceMs(2 * HOUR_MS);
  expect((await open(late)).body.code).toBe('staff.join-expired');
  expect((await join(late, '000000')).body.code).toBe('staff.join-expired');
});

test('of five who open one address at once, one joins', async () => {
  const token = tokenOf(await inviteTo('cung-luc@hako.test'));
  const { totp_secret: secret } = (await open(token)).body.data;
  const answers = await Promise.all(Array.from({ length: 5 }, () => join(token, codeOf(secret))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('no table holds the token of an address', async () => {
  const token = tokenOf(await inviteTo('khong-luu@hako.test'));
  const { rows } = await service.platform.pool.query('select * from staff_joins');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  const audit = await service.platform.pool.query('select * from staff_audit');
  expect(JSON.stringify(audit.rows)).not.toContain(token);
});

test('who is disabled is out at once, and comes back as they were; a reset asks for everything anew', async () => {
  const email = 'binh@hako.test';
  const { id, signIn, access } = await joined(email);
  expect(await mayWork(access)).toBe(200);
  await staff().disable(id, act);
  expect(await mayWork(access)).toBe(401);
  expect((await signIn()).status).toBe(401);
  expect(await refusalOf(staff().reset(id, act))).toBe('staff.is-disabled');
  await staff().enable(id, act);
  const again = await signIn();
  expect(again.status).toBe(200);
  const first = tokenOf(await staff().reset(id, act));
  expect(await mayWork(again.body.access_token)).toBe(401);
  expect((await signIn()).status).toBe(401);
  const second = tokenOf(await staff().reset(id, act));
  expect((await open(first)).body.code).toBe('staff.join-unknown');
  expect((await open(second)).body.data.email).toBe(email);
  const { rows } = await service.platform.pool.query(
    'select action, reason from staff_audit where subject = $1 order by action',
    [`staff:${id}`],
  );
  expect(rows).toEqual([
    { action: 'staff.disable', reason: 'thử' },
    { action: 'staff.enable', reason: 'thử' },
    { action: 'staff.invite', reason: 'thử' },
    { action: 'staff.join', reason: null },
    { action: 'staff.reset', reason: 'thử' },
    { action: 'staff.reset', reason: 'thử' },
  ]);
});

test('of two administrators who disable each other at once, one stays', async () => {
  const { platform } = service;
  await platform.pool.query(`update users set disabled_at = now() where kind = 'staff'`);
  const [one, two] = [await joined('mot@hako.test'), await joined('hai@hako.test')];
  const answers = await Promise.all([
    refusalOf(staff().disable(two.id, { actor: one.id, reason: 'thử' })),
    refusalOf(staff().disable(one.id, { actor: two.id, reason: 'thử' })),
  ]);
  expect(answers.filter((code) => code === 'staff.last-administrator')).toHaveLength(1);
  expect(await staff().hasAdministrator()).toBe(true);
});

test('the command does not disable the last administrator, but resets one who lost the second factor', async () => {
  await service.platform.pool.query(`update users set disabled_at = now() where kind = 'staff'`);
  const { id } = await joined('cuoi@hako.test');
  expect(await refusalOf(staff().disable(id, act))).toBe('staff.last-administrator');
  expect((await open(tokenOf(await staff().reset(id, act)))).status).toBe(200);
});
