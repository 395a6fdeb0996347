import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, callBound, makeKey } from '../../../test-support/people/client.ts';
import { authenticatorCode } from '../../../test-support/people/sign-in.ts';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import { createTestPlatform } from '../../../test-support/test-platform.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { constraintOf } from '../../platform/database/constraints.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createIdentity } from '../identity/index.ts';
import { createStaff } from './create-staff.ts';
import { insertAudit } from './staff-store.ts';
import { newId } from '../../kernel/chance.ts';

let service: TestService;
let staffIds: Readonly<Record<string, string>>;

beforeAll(async () => {
  service = await startTestService();
  ({ staffIds } = await seedDemoPeople(service.platform));
  await seedDemoPeople(service.platform);
});
afterAll(() => service.close());

const codeNow = (steps = 0) => authenticatorCode(Date.now() + steps * 30_000);
const signIn = (email: string, code: string, password: string = DEMO_PASSWORD) =>
  call(service, 'POST', '/api/desk/login', { body: { email, password, code } });

describe('staff sign in', () => {
  test('with both factors; a code opens the door once', async () => {
    const code = codeNow();
    const first = await signIn('admin@hako.test', code);
    expect(first.status).toBe(200);
    expect((await signIn('admin@hako.test', code)).body.code).toBe('staff.sign-in-refused');
    const session = await call(service, 'GET', '/api/desk/session', {
      token: first.body.access_token,
    });
    expect(session.body.data).toMatchObject({
      email: 'admin@hako.test',
      roles: ['admin'],
      staff_code: 'QT01',
    });
    expect(
      (await call(service, 'GET', '/api/session', { token: first.body.access_token })).body.data,
    ).toMatchObject({
      kind: 'staff',
      role: 'STAFF',
    });
    const audit = await call(service, 'GET', '/api/desk/audit', { token: first.body.access_token });
    expect(audit.body.rows).toMatchObject([{ action: 'staff.sign-in', actor: staffIds['admin'] }]);
  });

  test('of fifteen sign-ins with one code at once one succeeds', async () => {
    const code = codeNow();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => signIn('buyer@hako.test', code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['a wrong code', () => signIn('sales@hako.test', '000000')],
    ['a code of two minutes ago', () => signIn('sales@hako.test', codeNow(-4))],
    ['a wrong password', () => signIn('sales@hako.test', codeNow(), 'sai-mật-khẩu')],
    ['an unknown address', () => signIn('nobody@hako.test', codeNow())],
    ["a customer's account", () => signIn(DEMO_CUSTOMER.email, codeNow())],
  ])('not with %s, and the answer does not say which it was', async (_name, attempt) => {
    const { status, body } = await attempt();
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'staff.sign-in-refused' });
  });

  test('not at the door of customers', async () => {
    const { body } = await call(service, 'POST', '/api/login', {
      body: { username: 'admin@hako.test', password: DEMO_PASSWORD },
    });
    expect(body.code).toBe('identity.wrong-password');
  });

  test('a known password leaves few guesses at the code', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        signIn('accountant@hako.test', String(i).padStart(6, '0')),
      ),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20);
    expect((await signIn('accountant@hako.test', codeNow())).status).toBe(429);
  });

  test('bound to their key, and only to what their role may', async () => {
    const key = await makeKey();
    const body = { email: 'warehouse-jp@hako.test', password: DEMO_PASSWORD, code: codeNow() };
    const { body: signedIn } = await callBound(service, key, 'POST', '/api/desk/login', { body });
    expect(
      (await callBound(service, key, 'GET', '/api/desk/session', { token: signedIn.access_token }))
        .body.data,
    ).toMatchObject({
      warehouse: 'JP',
    });
    expect(
      (await callBound(service, key, 'GET', '/api/desk/staff', { token: signedIn.access_token }))
        .status,
    ).toBe(403);
    expect(
      (await callBound(service, key, 'GET', '/api/user/profile', { token: signedIn.access_token }))
        .status,
    ).toBe(403);
  });
});

test('with another secret of the server the reason is told, to who knows the password alone', async () => {
  const other = await createTestPlatform({
    settings: { HAKO_SECRET: 'another secret that only tests know, 32+' },
  });
  const { db } = service.platform;
  const identity = createIdentity({ ...other, db });
  const staff = createStaff({ ...other, db }, { identity });
  const attempt = (password: string) =>
    refusalOf(
      staff.signIn(
        { email: 'warehouse-vn@hako.test', password, code: codeNow() },
        { ip: '127.0.0.1', device: undefined, thumbprint: undefined },
      ),
    );
  expect(await attempt(DEMO_PASSWORD)).toBe('staff.other-secret');
  expect(await attempt('sai-mật-khẩu')).toBe('staff.sign-in-refused');
  await other.close();
});

describe('the audit', () => {
  test.each([
    'update staff_audit set action = $$x$$',
    'delete from staff_audit',
    'truncate staff_audit',
  ])('the database refuses: %s', async (statement) => {
    const { db, pool } = service.platform;
    await inTransaction(db, (trx) =>
      insertAudit(trx, {
        id: newId(),
        actor: staffIds['admin'] as string,
        action: 'test',
        at: new Date(),
      }),
    );
    const refused = await pool.query(statement).catch((error: unknown) => constraintOf(error));
    expect(refused).toBe('staff_audit_append_only');
  });
});
