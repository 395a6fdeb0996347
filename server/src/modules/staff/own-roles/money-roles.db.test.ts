import { STAFF_MESSAGES } from '@hako/contract/staff/messages';
import { PERMISSIONS } from '@hako/contract/staff/permissions/permissions';
import { describe, expect, test } from 'vitest';
import { service } from '../../../../test-support/rigs/orders/quotes-rig.ts';
import {
  account,
  as,
  audited,
  change,
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
import { told } from '../../../../test-support/world/pretend-service.ts';

setUpOwnRolesRig();

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
    const more = ['messages', 'transfers', 'withdrawals'];
    expect((await change(roleId, 'Thu ngân', more, 1)).body).toMatchObject({ is_done: false });
    expect(told(await as('buyer', 'GET', '/withdrawals'))[1]).toBe('access.not-allowed');
    const { id: approvalId } = await waiting();
    expect((await decide(second, approvalId)).status).toBe(200);
    expect((await as('buyer', 'GET', '/withdrawals')).status).toBe(200);
    const [decided] = (await as(second, 'GET', '/approvals?state=decided')).body.results;
    expect(decided.facts).toContainEqual({
      label: STAFF_MESSAGES.added,
      value: PERMISSIONS.withdrawals.name,
    });
  });

  test('is not changed as it was proposed where it was changed meanwhile', async () => {
    await change(roleId, 'Thu ngân', ['rates', 'transfers', 'withdrawals'], 2);
    const { id: approvalId } = await waiting();
    expect((await change(roleId, 'Thu ngân 2', ['transfers'], 2)).status).toBe(200);
    expect(told(await decide(second, approvalId))[1]).toBe('staff.role-changed');
    expect((await decide(second, approvalId, false)).status).toBe(200);
    expect(told(await as('buyer', 'GET', '/exchange-price'))[1]).toBe('access.not-allowed');
  });

  test('is not given as it was proposed where it gives more by then', async () => {
    const other = await made('Phụ việc', ['transfers']);
    await give('sales', ['sales'], [other]);
    expect((await change(other, 'Phụ việc', ['transfers', 'wallet.adjust'], 1)).status).toBe(200);
    const { id: approvalId } = await waiting();
    expect(told(await decide(second, approvalId))[1]).toBe('staff.role-changed');
    await as('admin', 'POST', `/roles/${other}/retire`, { reason });
    expect(told(await decide(second, approvalId))[1]).toBe('staff.role-not-found');
    await decide(second, approvalId, false);
  });

  test('is not gained by somebody who got the role while its change waited', async () => {
    const role = await made('Đối soát', ['messages']);
    await give('buyer', ['buyer'], [role]);
    expect((await change(role, 'Đối soát', ['messages', 'transfers'], 1)).body.is_done).toBe(false);
    const { id: approvalId } = await waiting();
    expect((await give('sales', ['sales'], [role])).body.is_done).toBe(true);
    expect(told(await decide(second, approvalId))[1]).toBe('staff.role-changed');
    await give('sales', ['sales'], []);
    await give(second, ['admin'], [role]);
    expect(told(await decide(second, approvalId))[1]).toBe('staff.role-changed');
    await decide(second, approvalId, false);
    const more = () => change(role, 'Đối soát', ['messages', 'transfers'], 1);
    expect(told(await more())[1]).toBe('staff.second-needed');
    await give(second, ['admin'], []);
    expect((await more()).body.is_done).toBe(false);
    expect((await decide(second, (await waiting()).id)).status).toBe(200);
    expect((await as('buyer', 'GET', '/transfers')).status).toBe(200);
    expect(told(await as('sales', 'GET', '/transfers'))[1]).toBe('access.not-allowed');
  });

  test('is not gained by whom one administrator let in anew while its change waited', async () => {
    const role = await made('Ca sáng', ['messages']);
    await give('sales', ['sales'], [role]);
    const more = () => change(role, 'Ca sáng', ['messages', 'transfers'], 1);
    expect((await more()).body.is_done).toBe(false);
    expect((await account('sales', 'reset')).body.data).not.toBeNull();
    const proposed = await waiting();
    expect(told(await decide(second, proposed.id))[1]).toBe('staff.role-changed');
    await decide(second, proposed.id, false);
    expect((await more()).body.is_done).toBe(false);
    const { id: approvalId, facts } = await waiting();
    expect(facts.map(({ label }: { label: string }) => label)).toContain(STAFF_MESSAGES.letInBy);
    expect((await decide(second, approvalId)).status).toBe(200);
  });

  test('comes by two with an invitation that was sent while the role was changed', async () => {
    const role = await made('Trực đêm', ['messages']);
    const client = await service.platform.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        "select pg_advisory_xact_lock(hashtextextended('own roles of the staff', 0))",
      );
      await client.query("update own_roles set permissions = '{transfers}' where role_id = $1", [
        role,
      ]);
      const body = { email: 'dem@hako.test', full_name: 'Lý An', ...duties([], [role]) };
      let isOver = false;
      const invited = as('admin', 'POST', '/staff', body).finally(() => (isOver = true));
      const isHeldUp = async () =>
        (await client.query("select 1 from pg_locks where locktype = 'advisory' and not granted"))
          .rowCount;
      while (!isOver && !(await isHeldUp()));
      await client.query('commit');
      expect((await invited).body).toMatchObject({ is_done: false });
    } finally {
      client.release();
    }
  });
});
