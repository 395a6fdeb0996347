import { randomUUID } from 'node:crypto';
import { MOST_OWN_ROLES } from '@hako/contract/staff/own-roles';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { staffToken } from '../../../../test-support/people/sign-in.ts';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import {
  request,
  service,
  setUpQuotesRig,
} from '../../../../test-support/rigs/orders/quotes-rig.ts';
import { told } from '../../../../test-support/world/pretend-service.ts';
import { byCommand } from '../accounts/deps.ts';

setUpQuotesRig();
const reason = 'theo giám đốc';
const token: Record<string, string> = {};
const id: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ['admin', 'warehouse-jp', 'sales', 'buyer', 'accountant'])
    token[name] = await staffToken(service, name);
  for (const { id: staffId, email } of (await as('admin', 'GET', '/staff')).body.data)
    id[email.split('@')[0]] = staffId;
  // A second administrator.
  await as('admin', 'PUT', `/staff/${id['warehouse-jp']}/roles`, duties(['admin']));
});

const second = 'warehouse-jp';
const as = (who: string, method: string, path: string, body?: object) =>
  call(service, method, `/api/desk${path}`, { token: token[who], body });
const duties = (roles: string[], own_roles?: string[], warehouse: string | null = null) => ({
  ...{ roles, own_roles, warehouse, reason },
});
const give = (who: string, ...asked: Parameters<typeof duties>) =>
  as('admin', 'PUT', `/staff/${id[who]}/roles`, duties(...asked));
async function made(name: string, permissions: Permission[]): Promise<string> {
  const { status, body } = await as('admin', 'POST', '/roles', { name, permissions, reason });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}
const change = (roleId: string, name: string, permissions: string[], seen_version: number) =>
  as('admin', 'PUT', `/roles/${roleId}`, { name, permissions, seen_version, reason });
const kinds = async (who: string) =>
  (await as(who, 'GET', '/queue')).body.data.sections.map(({ kind }: { kind: string }) => kind);
const waiting = async () => (await as(second, 'GET', '/approvals')).body.results[0];
const decide = (who: string, approvalId: string, accept = true) =>
  as(who, 'POST', `/approvals/${approvalId}/decide`, { accept, reason: 'đã hỏi lại' });
const audited = async (subject: string) =>
  (
    await service.platform.pool.query(
      'select action, actor, reason, before, after from staff_audit where subject = $1 order by audit_id',
      [subject],
    )
  ).rows;

describe('an own role without money', () => {
  const CHECK_IN = { scanned: 'KHONG-CO' };
  let roleId: string;

  test('lets a running session act, and see its work, in its house alone', async () => {
    roleId = await made('Trợ lý kho', ['vietnam.receive', 'stations']);
    expect(told(await as('sales', 'POST', '/check-in', CHECK_IN))).toEqual([
      403,
      'access.not-allowed',
    ]);
    expect(await kinds('sales')).not.toContain('check-in');
    const given = await give('sales', ['sales'], [roleId], 'VN');
    expect(given.body).toMatchObject({ is_done: true });
    expect((await as('sales', 'POST', '/check-in', CHECK_IN)).body.code).not.toMatch(/^access\./);
    expect(await kinds('sales')).toEqual(expect.arrayContaining(['check-in', 'quote']));
    const { permissions } = (await as('sales', 'GET', '/session')).body.data;
    expect(permissions).toEqual(expect.arrayContaining(['desk', 'stations', 'orders.quote']));
    expect(permissions).not.toContain('japan.receive');
  });

  test('is changed for its holders from their next call on, in the audit with what was before', async () => {
    const more = ['japan.receive', 'stations', 'vietnam.receive'];
    expect((await change(roleId, 'Trợ lý kho', more, 1)).body).toMatchObject({ is_done: true });
    expect(told(await as('sales', 'POST', '/parcels', {}))).toEqual([
      403,
      'access.other-warehouse',
    ]);
    await change(roleId, 'Trợ lý', ['stations'], 2);
    expect(told(await as('sales', 'POST', '/check-in', CHECK_IN))[1]).toBe('access.not-allowed');
    expect(await audited(`role:${roleId}`)).toMatchObject([
      { action: 'role.create', actor: id['admin'], reason, after: { name: 'Trợ lý kho' } },
      { action: 'role.change', before: { name: 'Trợ lý kho' }, after: { permissions: more } },
      {
        action: 'role.change',
        before: { name: 'Trợ lý kho', permissions: more },
        after: { name: 'Trợ lý', permissions: ['stations'] },
      },
    ]);
  });

  test('retires from everybody at once, and stays in the list', async () => {
    expect((await as('sales', 'GET', '/stations/check-in')).body.code).not.toBe(
      'access.not-allowed',
    );
    expect((await as('admin', 'POST', `/roles/${roleId}/retire`, { reason })).status).toBe(200);
    expect(told(await as('sales', 'GET', '/stations/check-in'))[1]).toBe('access.not-allowed');
    const row = (await as('admin', 'GET', '/roles')).body.data.find(
      (one: { id: string }) => one.id === roleId,
    );
    expect(row).toMatchObject({ holders: [], name: 'Trợ lý', retired_at: expect.any(String) });
    expect((await audited(`role:${roleId}`)).at(-1)).toMatchObject({
      action: 'role.retire',
      before: { holders: [id['sales']] },
    });
  });

  test('moves an order as the fixed role that has the same permission, and as no other', async () => {
    const code = await request();
    const answer = { price_jpy: 13_000, domestic_shipping_jpy: 800, weight_g: 900 };
    const quote = () => as('accountant', 'POST', `/orders/${code}/quote`, answer);
    expect(told(await quote())[1]).toBe('access.not-allowed');
    await give('accountant', ['accountant'], [await made('Báo giá hộ', ['orders.quote'])]);
    expect((await quote()).status).toBe(200);
    expect(told(await as('accountant', 'POST', `/orders/${code}/take`))[1]).toBe(
      'access.not-allowed',
    );
  });
});

describe('an own role that moves money', () => {
  let roleId: string;

  test('is given by two administrators, and counts once the second one approved', async () => {
    roleId = await made('Thu ngân', ['transfers', 'messages']);
    expect((await give('buyer', ['buyer'], [roleId])).body).toMatchObject({ is_done: false });
    expect(told(await as('buyer', 'GET', '/transfers'))[1]).toBe('access.not-allowed');
    const listed = (await as('admin', 'GET', '/staff')).body.data;
    expect(listed.find((one: { id: string }) => one.id === id['buyer'])).toMatchObject({
      ...{ own_roles: [], is_waiting: true },
    });
    expect(told(await give('buyer', ['buyer', 'sales'], [roleId]))[1]).toBe('approvals.waiting');
    const { id: approvalId, facts } = await waiting();
    expect(JSON.stringify(facts)).toContain('Thu ngân');
    expect(told(await decide('admin', approvalId))[1]).toBe('approvals.own');
    expect(told(await decide('accountant', approvalId))[1]).toBe('staff.needs-administrator');
    expect((await decide(second, approvalId)).status).toBe(200);
    expect((await as('buyer', 'GET', '/transfers')).status).toBe(200);
    expect((await audited(`staff:${id['buyer']}`)).at(-2)).toMatchObject({
      ...{ action: 'staff.change-roles', actor: id['admin'], reason },
      before: { roles: ['buyer'] },
      after: { ownRoles: ['Thu ngân'], approvedBy: id[second] },
    });
  });

  test('gains more of it for its holders by two administrators', async () => {
    const more = ['claims', 'messages', 'transfers'];
    expect((await change(roleId, 'Thu ngân', more, 1)).body).toMatchObject({ is_done: false });
    expect(told(await as('buyer', 'GET', '/claims'))[1]).toBe('access.not-allowed');
    const { id: approvalId } = await waiting();
    expect((await decide(second, approvalId)).status).toBe(200);
    expect((await as('buyer', 'GET', '/claims')).status).toBe(200);
  });

  test('is not changed as it was proposed where it was changed meanwhile', async () => {
    await change(roleId, 'Thu ngân', ['claims', 'rates', 'transfers'], 2);
    const { id: approvalId } = await waiting();
    expect((await change(roleId, 'Thu ngân 2', ['transfers'], 2)).status).toBe(200);
    expect(told(await decide(second, approvalId))[1]).toBe('staff.role-changed');
    expect((await decide(second, approvalId, false)).status).toBe(200);
    expect(told(await as('buyer', 'GET', '/exchange-price'))[1]).toBe('access.not-allowed');
  });

  test('is not given as it was proposed where it gives more by then', async () => {
    const other = await made('Phụ việc', ['transfers']);
    await give('sales', ['sales'], [other]);
    expect((await change(other, 'Phụ việc', ['transfers', 'withdrawals'], 1)).status).toBe(200);
    const { id: approvalId } = await waiting();
    expect(told(await decide(second, approvalId))[1]).toBe('staff.role-changed');
    await as('admin', 'POST', `/roles/${other}/retire`, { reason });
    expect(told(await decide(second, approvalId))[1]).toBe('staff.role-not-found');
    await decide(second, approvalId, false);
  });

  test('does not come with an invitation', async () => {
    const body = { email: 'moi@hako.test', full_name: 'Phan Tú', ...duties([], [roleId]) };
    expect(told(await as('admin', 'POST', '/staff', body))).toEqual([
      422,
      'staff.money-role-later',
    ]);
    const asked = { ...body, own_roles: [await made('Chăm sóc khách', ['messages'])] };
    expect((await as('admin', 'POST', '/staff', asked)).status).toBe(200);
  });
});

describe('nobody raises themselves', () => {
  test.each([
    ['makes a role', 'POST', () => '/roles', { name: 'Của tôi', permissions: ['audit'], reason }],
    ['gives one', 'PUT', () => `/staff/${id['buyer']}/roles`, duties(['admin'])],
  ])('nobody but an administrator %s', async (_, method, path, body) => {
    expect(told(await as('buyer', method, path(), body))[1]).toBe('access.not-allowed');
  });

  test('no own role administers the staff, and no administrator changes themselves', async () => {
    const asked = { name: 'Quản lý', permissions: ['staff'], reason };
    expect(told(await as('admin', 'POST', '/roles', asked))[1]).toBe('request.invalid');
    expect(told(await give('admin', ['admin', 'sales'], []))[1]).toBe('staff.own-account');
  });

  test('the last administrator keeps the administration, whatever own roles they get', async () => {
    await give(second, ['sales']);
    const roleId = await made('Giám sát', ['audit']);
    const asked = { staffId: id['admin'] as string, roles: [], ownRoles: [roleId] };
    const changed = service.parts.modules.staff.changeRoles(
      { ...asked, warehouse: undefined },
      byCommand('thử'),
    );
    expect(await refusalOf(changed)).toBe('staff.last-administrator');
  });
});

describe('a role that cannot be', () => {
  test.each([
    ['staff.role-needed', () => give('sales', [], [])],
    ['staff.role-not-found', () => give('sales', ['sales'], [randomUUID()])],
    ['staff.role-not-found', () => change(randomUUID(), 'Vai trò', ['audit'], 1)],
    [
      'staff.role-not-found',
      () => as('admin', 'POST', `/roles/${randomUUID()}/retire`, { reason }),
    ],
  ])('is refused with %s', async (code, asked) => {
    expect(told(await asked())[1]).toBe(code);
  });

  test('has a name of its own, and there is an end to them', async () => {
    const asked = (name: string) => ({ name, permissions: ['audit'], reason });
    await made('Kiểm toán', ['audit']);
    expect(told(await as('admin', 'POST', '/roles', asked('  kiểm TOÁN ')))[1]).toBe(
      'staff.role-name-taken',
    );
    await service.platform.pool.query(
      `insert into own_roles (role_id, name, permissions, created_by, created_at)
       select gen_random_uuid(), 'vai trò ' || n, '{audit}', gen_random_uuid(), now()
       from generate_series(1, $1) n`,
      [MOST_OWN_ROLES],
    );
    expect(told(await as('admin', 'POST', '/roles', asked('Thêm nữa')))[1]).toBe(
      'staff.too-many-roles',
    );
  });
});
