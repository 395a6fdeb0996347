import { VIEWING_COOKIE, VIEWING_MINUTES } from '@hako/contract/desk/viewing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../../test-support/world/pretend-service.ts';

const STRANGE = '0190a000-0000-7000-8000-0000000000f1';
const MONEY = 5_000_000;
let service: PretendService;
const tokens: Record<string, string> = {};
let cookie: string;
beforeAll(async () => {
  service = await startPretendService(MONEY);
  for (const name of ['sales', 'buyer']) tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

const sql = async (text: string) => (await service.platform.pool.query(text)).rows;
const as = (name: string, method: string, path: string, body?: object, headers = {}) =>
  call(service, method, path, { token: tokens[name], body, headers });
const start = (name = 'sales', id = service.customerId, reason = 'Khách gọi, không thấy ví') =>
  as(name, 'POST', `/api/desk/customers/${id}/view`, { reason });
/** A call of the sales person whose browser looks at the pages as the customer. */
const viewing = (method: string, path: string, body?: object, name = 'sales') =>
  as(name, method, path, body, { cookie });
const audited = () =>
  sql(
    `select action, subject, reason from staff_audit where action like 'customer.view-%' order by at`,
  );

beforeEach(async () => {
  const { status, headers } = await start();
  expect(status).toBe(200);
  cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie.startsWith(`${VIEWING_COOKIE}=`)).toBe(true);
});

describe('a viewing', () => {
  it('shows what the customer sees, and who looks is told whose pages these are', async () => {
    const session = (await viewing('GET', '/api/session')).body.data;
    expect(session).toMatchObject({ id: service.customerId, kind: 'customer' });
    expect((await viewing('GET', '/api/user/wallet')).body.data).toMatchObject({ total: MONEY });
    const { data } = (await viewing('GET', '/api/desk/viewing')).body;
    expect(data.customer.id).toBe(service.customerId);
    expect((await as('sales', 'GET', '/api/desk/viewing')).body.data).toBeNull();
  });

  it('refuses every write of the contract', async () => {
    const writes = service.parts.routes.filter(
      ({ endpoint: { method, access, whileViewing } }) =>
        method !== 'GET' &&
        access !== 'system' &&
        !['allowed', 'asks'].includes(whileViewing ?? ''),
    );
    expect(writes.length).toBeGreaterThan(150);
    const before = await sql('select count(*) from idempotent_answers');
    for (const { endpoint } of writes) {
      const { status, body } = await viewing(
        endpoint.method,
        endpoint.path.replace(/\{\w+\}/g, STRANGE),
      );
      expect([endpoint.path, status, body.code]).toEqual([
        endpoint.path,
        403,
        'access.only-viewing',
      ]);
    }
    expect(await sql('select count(*) from idempotent_answers')).toEqual(before);
  }, 120_000);

  it('hides how the customer signs in and where their money goes, and takes nothing of theirs away', async () => {
    const hidden = service.parts.routes.filter(
      ({ endpoint }) => endpoint.whileViewing === 'hidden',
    );
    const paths = hidden.map(({ endpoint: { path } }) => path);
    const named = service.parts.routes
      .map(({ endpoint }) => endpoint)
      .filter(
        ({ method, access, path, whileViewing }) =>
          method === 'GET' &&
          (access === 'customer' || access === 'session') &&
          whileViewing !== 'allowed' &&
          /sessions|security|privacy|export|push|card|refund-request/.test(path),
      );
    expect(paths).toEqual(expect.arrayContaining(named.map(({ path }) => path)));
    for (const path of paths)
      expect((await viewing('GET', path.replace(/\{\w+\}/g, STRANGE))).body.code).toBe(
        'access.hidden-while-viewing',
      );
  });

  it('is of one sign-in: with the same cookie a colleague stays who they are', async () => {
    const session = await viewing('GET', '/api/session', undefined, 'buyer');
    expect(session.body.data.kind).toBe('staff');
  });

  it('needs a right, a reason and a customer', async () => {
    expect((await start('buyer')).status).toBe(403);
    expect((await start('sales', service.customerId, '  ')).status).toBe(400);
    expect((await start('sales', STRANGE)).body.code).toBe('customers.not-found');
  });
});

describe('its end', () => {
  const isStaff = async () => (await viewing('GET', '/api/session')).body.data.kind === 'staff';

  it('is a line in the audit, as its start was, with the reason', async () => {
    await sql(`delete from desk_viewings where ended_at is not null`);
    expect((await viewing('POST', '/api/desk/viewing/end')).status).toBe(200);
    expect(await isStaff()).toBe(true);
    const subject = `customer:${service.customerId}`;
    expect((await audited()).slice(-2)).toEqual([
      { action: 'customer.view-start', subject, reason: 'Khách gọi, không thấy ví' },
      { action: 'customer.view-end', subject, reason: null },
    ]);
  });

  it('comes by itself after some minutes, and once', async () => {
    const [{ id }] = await sql('select id from desk_viewings where ended_at is null');
    await sql(`update desk_viewings set started_at = started_at - interval '${VIEWING_MINUTES} minutes',
      ends_at = ends_at - interval '${VIEWING_MINUTES} minutes' where id = '${id}'`);
    expect(await isStaff()).toBe(true);
    const before = (await audited()).length;
    await service.parts.modules.desk.endViewing({ id });
    await service.parts.modules.desk.endViewing({ id });
    expect((await audited()).length).toBe(before + 1);
  });
});
