import { randomUUID } from 'node:crypto';
import { MOST_OWN_ROLES } from '@hako/contract/staff/own-roles';
import { describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import { request, service } from '../../../../test-support/rigs/orders/quotes-rig.ts';
import {
  as,
  audited,
  change,
  duties,
  give,
  id,
  made,
  reason,
  second,
  setUpOwnRolesRig,
} from '../../../../test-support/rigs/own-roles-rig.ts';
import { told } from '../../../../test-support/world/pretend-service.ts';
import { byCommand } from '../accounts/deps.ts';

setUpOwnRolesRig();
const PATIENCE = { timeout: 10_000, interval: 50 };
const kinds = async (who: string) =>
  (await as(who, 'GET', '/queue')).body.data.sections.map(({ kind }: { kind: string }) => kind);

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

  test('keeps to its house also on the places of a house, which no call names', async () => {
    const counts = (place: string) => as('buyer', 'POST', '/place-counts', { place });
    await give('buyer', ['buyer'], [await made('Kiểm kệ hộ', ['places.count'])], 'VN');
    expect((await counts('VN-A-01')).status).toBe(200);
    expect(told(await counts('JP-A-01'))).toEqual([403, 'access.other-warehouse']);
  });

  test('finds and prints nothing that it may not open', async () => {
    const code = await request();
    const found = async () => (await as('buyer', 'GET', `/find?q=${code}`)).body.data.found;
    expect(await found()).toMatchObject([{ kind: 'order', code }]);
    await give('buyer', [], [await made('Nhắn tin hộ', ['messages'])]);
    // Fixed roles count within a second.
    await vi.waitFor(async () => expect(await found()).toEqual([]), PATIENCE);
    const print = { codes: ['PX000001'] };
    const printed = async () => told(await as('buyer', 'POST', '/../bill/print', print))[1];
    expect(await printed()).toBe('access.not-allowed');
    await give('buyer', ['buyer'], []);
    await vi.waitFor(async () => expect(await printed()).toBe('billing.not-found'), PATIENCE);
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
    expect(
      told(await as('admin', 'POST', '/roles', asked(`  kiểm  ${'TOÁN'.normalize('NFD')} `)))[1],
    ).toBe('staff.role-name-taken');
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
