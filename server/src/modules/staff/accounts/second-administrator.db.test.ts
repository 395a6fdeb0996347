import { describe, expect, test } from 'vitest';
import {
  account,
  agreed,
  as,
  audited,
  decide,
  duties,
  give,
  id,
  made,
  reason,
  second,
  setUpOwnRolesRig,
  waiting,
} from '../../../../test-support/rigs/own-roles-rig.ts';
import { service } from '../../../../test-support/rigs/orders/quotes-rig.ts';
import { told } from '../../../../test-support/world/pretend-service.ts';
import { byCommand } from './deps.ts';

setUpOwnRolesRig();
const dropped = async () => decide('admin', (await waiting()).id, false);
const invite = (email: string, roles: string[], own: string[] = [], by = 'admin') =>
  as(by, 'POST', '/staff', { email, full_name: 'Phan Tú', ...duties(roles, own) });
const listed = async (email: string) =>
  (await as('admin', 'GET', '/staff')).body.data.find(
    (row: { email: string }) => row.email === email,
  );

describe('an invitation', () => {
  test('of somebody who decides nothing about money needs one administrator', async () => {
    const { body } = await invite('ban@hako.test', ['sales']);
    expect(body).toMatchObject({ is_done: true, data: { is_mailed: false } });
  });
  test.each([
    ['an accountant', 'ketoan@hako.test', ['accountant']],
    ['an administrator', 'quantri@hako.test', ['admin', 'sales']],
  ])('of %s needs two, who see no address', async (_, email, roles) => {
    expect((await invite(email, roles)).body).toMatchObject({ is_done: false, data: null });
    expect(told(await invite(email, ['admin'], [], second))[1]).toBe('approvals.waiting');
    expect(await listed(email)).toBeUndefined();
    const { id: approvalId, facts } = await waiting();
    expect(JSON.stringify(facts)).toContain(email);
    expect(told(await decide('admin', approvalId))[1]).toBe('approvals.own');
    for (const isAccepted of [true, false])
      expect(told(await decide('accountant', approvalId, isAccepted))[1]).toBe(
        'staff.needs-administrator',
      );
    expect((await waiting('accountant')).why_not).toContain('quản trị viên');
    const { body } = await decide(second, approvalId);
    expect(JSON.stringify(body)).not.toContain('/desk/join/');
    const row = await listed(email);
    expect(row).toMatchObject({ state: 'invited', roles, address_until: null });
    expect((await audited(`staff:${row.id}`)).at(-1)).toMatchObject({
      ...{ action: 'staff.invite', actor: id['admin'] },
      after: { email, approvedBy: id[second] },
    });
    expect(told(await invite(email, roles))[1]).toBe('identity.contact-taken');
  });
  test('with an own role that moves money needs two, and gives no more than was seen', async () => {
    const role = await made('Thu ngân đêm', ['transfers']);
    const asked = await invite('dem@hako.test', [], [role]);
    expect(asked.body).toMatchObject({ is_done: false });
    const more = ['transfers', 'withdrawals'];
    const change = { name: 'Thu ngân đêm', permissions: more, seen_version: 1, reason };
    expect((await as('admin', 'PUT', `/roles/${role}`, change)).body.is_done).toBe(true);
    expect(told(await decide(second, (await waiting()).id))[1]).toBe('staff.role-changed');
    await dropped();
  });
});

describe('somebody who is here', () => {
  test('decides about money by two administrators', async () => {
    expect((await give('buyer', ['buyer', 'sales'])).body.is_done).toBe(true);
    expect((await give('buyer', ['accountant', 'buyer'])).body.is_done).toBe(false);
    expect(told(await as('buyer', 'GET', '/transfers'))[1]).toBe('access.not-allowed');
    await agreed();
    await expect.poll(async () => (await as('buyer', 'GET', '/transfers')).status).toBe(200);
    expect((await give('buyer', ['admin'])).body.is_done).toBe(false);
    await dropped();
    expect((await give('buyer', ['buyer'])).body.is_done).toBe(true);
  });
  test('does not, where one administrator let them in anew meanwhile', async () => {
    expect((await give('buyer', ['accountant'])).body.is_done).toBe(false);
    expect((await account('buyer', 'reset')).body.data).not.toBeNull();
    expect(told(await decide(second, (await waiting()).id))[1]).toBe('staff.role-changed');
    await dropped();
  });
  test('and decides is reset by two, of whom they are none, and the address is not shown', async () => {
    const { body } = await account('accountant', 'reset');
    expect(body).toMatchObject({ is_done: false, data: null });
    expect((await as('accountant', 'GET', '/approvals')).status).toBe(200);
    expect(told(await decide('accountant', (await waiting()).id))[1]).toBe(
      'staff.needs-administrator',
    );
    await agreed();
    expect((await as('accountant', 'GET', '/approvals')).status).toBe(401);
    expect(await listed('accountant@hako.test')).toMatchObject({
      ...{ state: 'invited', address_until: null },
    });
  });
  test('and decides is shut out by one, and let in again by two', async () => {
    expect((await account('accountant', 'disable')).status).toBe(200);
    expect((await account('accountant', 'enable')).body.is_done).toBe(false);
    expect((await listed('accountant@hako.test')).state).toBe('disabled');
    await agreed();
    expect((await listed('accountant@hako.test')).state).toBe('invited');
  });
  test('and moves money by an own role is reset by two as well', async () => {
    const role = await made('Quỹ', ['transfers']);
    await give('buyer', ['buyer'], [role]);
    await agreed();
    expect((await account('buyer', 'reset')).body.is_done).toBe(false);
    await dropped();
    await give('buyer', ['buyer'], []);
    expect((await account('buyer', 'reset')).body.is_done).toBe(true);
  });
});

test('the only other administrator is reset by the command alone', async () => {
  expect(told(await account(second, 'reset'))).toEqual([409, 'staff.second-needed']);
  const { staff } = service.parts.modules;
  expect(await staff.reset(id[second] as string, byCommand('mất máy'))).toBeDefined();
});
