import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSimulator } from '../../../../../simulator/src/start.ts';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { until } from '../../../../test-support/until.ts';
import { seedDemoPeople } from '../../../demo-people.ts';

let simulator: Awaited<ReturnType<typeof startSimulator>>;
let service: TestService;
let ids: Readonly<Record<string, string>>;
let admin: string;
const reason = 'theo giám đốc';

beforeAll(async () => {
  simulator = await startSimulator();
  const { smtpUrl } = await read<{ smtpUrl: string }>('/mail/address');
  const settings = { HAKO_SMTP_URL: smtpUrl, HAKO_MAIL_FROM: 'hako@hako.test' };
  service = await startTestService({ settings });
  ids = (await seedDemoPeople(service.platform)).staffIds;
  admin = await staffToken(service, 'admin');
});
afterAll(async () => {
  await service.close();
  await simulator.stop();
});

const ask = (
  method: string,
  path: string,
  body?: object,
  token = admin,
  key: string = randomUUID(),
) =>
  call(service, method, `/api/desk/staff${path}`, {
    body,
    token,
    headers: { 'idempotency-key': key },
  });
const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(simulator.url + path)).json()) as Answer;
const newcomer = (email: string) => ({
  ...{ email, full_name: 'Phan Tú', roles: ['sales'], warehouse: null, reason },
});
const invite = (email: string, key?: string) => ask('POST', '', newcomer(email), admin, key);
const listed = async (id: string) =>
  (await ask('GET', '')).body.data.find((row: { id: string }) => row.id === id);
const audited = async (id: string) =>
  (
    await service.platform.pool.query(
      'select * from staff_audit where subject = $1 order by audit_id',
      [`staff:${id}`],
    )
  ).rows;

describe('an invitation', () => {
  test('leaves its address in no row of the database', async () => {
    const { body } = await invite('khong-giu@hako.test', 'khoa-moi');
    const token = body.data.address.split('/').at(-1);
    const { pool } = service.platform;
    for (const table of ['idempotent_answers', 'staff_joins', 'graphile_worker._private_jobs']) {
      const { rows } = await pool.query(`select t::text as row from ${table} t`);
      expect(
        rows.filter(({ row }) => row.includes(token)),
        table,
      ).toEqual([]);
    }
    const again = await invite('khong-giu@hako.test', 'khoa-moi');
    expect(again.body.code).toBe('identity.contact-taken');
  });
  test('opens an account that waits for its owner, who gets a letter', async () => {
    const email = 'tu@hako.test';
    const { status, body } = await invite(email);
    expect(status, JSON.stringify(body)).toBe(200);
    const { id, address, is_mailed } = body.data;
    expect(is_mailed).toBe(true);
    expect(await listed(id)).toMatchObject({ email, roles: ['sales'], state: 'invited' });
    await service.startWorker();
    let letter: { text: string } | undefined;
    await until(async () => {
      const found = await read<{ messages: { text: string }[] }>(`/mail/messages?to=${email}`);
      letter = found.messages[0];
      return letter !== undefined;
    });
    expect(letter?.text).toContain(address);
    expect(await audited(id)).toMatchObject([
      { action: 'staff.invite', actor: ids['admin'], reason, before: null, after: { email } },
    ]);
  });
  test.each([
    ['identity.contact-taken', { email: 'buyer@hako.test' }],
    ['identity.contact-invalid', { email: 'khong phai e-mail' }],
    ['staff.warehouse-needed', { roles: ['warehouse'] }],
    ['staff.role-needed', { roles: [] }],
    ['request.invalid', { reason: '   ' }],
  ])('is refused with %s for %j', async (code, wrong) => {
    const body = { ...newcomer('sai@hako.test'), ...wrong };
    expect((await ask('POST', '', body)).body.code).toBe(code);
  });
});

describe('an administrator', () => {
  test('changes the roles of others, with author, before and after', async () => {
    const id = ids['buyer'] as string;
    const buyer = await staffToken(service, 'buyer');
    const body = { roles: ['warehouse', 'buyer'], warehouse: 'JP', reason };
    expect((await ask('PUT', `/${id}/roles`, body)).status).toBe(200);
    const session = await call(service, 'GET', '/api/desk/session', { token: buyer });
    expect(session.body.data).toMatchObject({ roles: ['buyer', 'warehouse'], warehouse: 'JP' });
    const same = { ...body, roles: ['buyer', 'warehouse'] };
    expect((await ask('PUT', `/${id}/roles`, same)).status).toBe(200);
    expect(await audited(id)).toMatchObject([
      {
        ...{ action: 'staff.change-roles', actor: ids['admin'], reason },
        before: { roles: ['buyer'], warehouse: null },
        after: { roles: ['buyer', 'warehouse'], warehouse: 'JP' },
      },
    ]);
  });
  test('ends the sessions of whom they disable, and lets them in again', async () => {
    const id = ids['warehouse-jp'] as string;
    const token = await staffToken(service, 'warehouse-jp');
    const mayWork = async () => (await call(service, 'GET', '/api/desk/session', { token })).status;
    expect(await mayWork()).toBe(200);
    expect((await ask('POST', `/${id}/disable`, { reason })).status).toBe(200);
    expect(await mayWork()).toBe(401);
    expect((await listed(id)).state).toBe('disabled');
    expect((await ask('POST', `/${id}/reset`, { reason })).body.code).toBe('staff.is-disabled');
    expect((await ask('POST', `/${id}/disable`, { reason })).status).toBe(200);
    expect((await ask('POST', `/${id}/enable`, { reason })).status).toBe(200);
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'staff.disable',
      'staff.enable',
    ]);
  });
  test('takes password and second factor, and tells a new address', async () => {
    const id = ids['sales'] as string;
    const token = await staffToken(service, 'sales');
    const { body } = await ask('POST', `/${id}/reset`, { reason });
    expect(body.data.address).toMatch(/^http:\/\/hako\.test\/desk\/join\/[\w-]{40,}$/);
    expect((await call(service, 'GET', '/api/desk/session', { token })).status).toBe(401);
    expect(await listed(id)).toMatchObject({ state: 'invited' });
  });
  test('keeps their name in the audit after they are disabled', async () => {
    const { id } = (await invite('cu@hako.test')).body.data;
    await ask('POST', `/${id}/disable`, { reason });
    await service.platform.pool.query(
      `insert into staff_audit (audit_id, actor, action, at) values ($1, $2, 'test', now())`,
      [randomUUID(), id],
    );
    const { body } = await call(service, 'GET', '/api/desk/audit', { token: admin });
    const line = body.rows.find((row: { actor: string }) => row.actor === id);
    expect(line.actor_name).toBe('Phan Tú');
  });
  test.each([
    ['PUT', 'roles', { roles: ['sales'], warehouse: null, reason }],
    ['POST', 'disable', { reason }],
    ['POST', 'enable', { reason }],
    ['POST', 'reset', { reason }],
  ])('does not change their own account: %s %s', async (method, what, body) => {
    expect((await ask(method, `/${ids['admin']}/${what}`, body)).body.code).toBe(
      'staff.own-account',
    );
    expect((await ask(method, `/${randomUUID()}/${what}`, body)).body.code).toBe('staff.not-found');
  });
});

test('staff of other roles neither see nor change accounts', async () => {
  const token = await staffToken(service, 'warehouse-vn');
  expect((await ask('GET', '', undefined, token)).status).toBe(403);
  expect((await ask('POST', '', newcomer('lén@hako.test'), token)).status).toBe(403);
  const id = ids['warehouse-vn'];
  const body = { roles: ['admin'], warehouse: null, reason };
  expect((await ask('PUT', `/${id}/roles`, body, token)).status).toBe(403);
});
