import type { StaffRole, Warehouse } from '@hako/contract/kit/endpoint';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { describe, expect, it } from 'vitest';
import { obstacleFor, rolesFor } from './staff-access.ts';

const call = (
  staff: readonly StaffRole[],
  warehouse?: Warehouse,
  [method, path]: readonly ['GET' | 'POST', string] = ['POST', '/of-no-permission'],
) => ({ method, path, access: { staff, ...(warehouse ? { warehouse } : {}) } });
const inVietnam = call(['warehouse', 'accountant'], 'VN');
const anywhere = call(['accountant', 'warehouse']);

it.each([
  [inVietnam, ['warehouse'], 'VN', undefined],
  [inVietnam, ['warehouse'], 'JP', 'house'],
  // Works in both houses.
  [inVietnam, ['warehouse'], undefined, undefined],
  [inVietnam, ['warehouse', 'sales'], 'JP', 'house'],
  [inVietnam, ['warehouse', 'accountant'], 'JP', undefined],
  [inVietnam, ['accountant'], undefined, undefined],
  [inVietnam, ['sales', 'buyer'], 'VN', 'role'],
  [inVietnam, ['sales'], 'JP', 'role'],
  [inVietnam, [], undefined, 'role'],
  [inVietnam, ['admin'], 'JP', undefined],
  [anywhere, ['warehouse'], 'JP', undefined],
  [anywhere, ['sales'], undefined, 'role'],
] as const)('to %j, %j of %s finds in the way: %s', (access, roles, warehouse, obstacle) => {
  expect(obstacleFor(access, { roles, warehouse })).toBe(obstacle);
});

const pack = call(['warehouse'], 'VN', ['POST', '/api/desk/bills/{code}/pack']);
const transfers = call(['accountant'], undefined, ['GET', '/api/desk/transfers']);
const queue = call(['sales'], undefined, ['GET', '/api/desk/queue']);
const open = call(['sales'], undefined, ['POST', '/api/desk/tasks/open']);

describe('whoever has a permission by an own role', () => {
  it.each([
    ['may make its calls', pack, [], ['bills.deliver'], undefined, undefined],
    ['is bound to a house', pack, [], ['bills.deliver'], 'JP', 'house'],
    ['is bound to it besides a fixed role', pack, ['sales'], ['bills.deliver'], 'JP', 'house'],
    ['may not make those of others', pack, [], ['bills.make'], 'VN', 'role'],
    ['reads what it opens', transfers, ['sales'], ['transfers'], undefined, undefined],
    ['does not read the rest', transfers, ['sales'], ['withdrawals'], undefined, 'role'],
    ['of nothing has a desk', queue, [], [], undefined, undefined],
  ] as const)('%s', (_, asked, roles, ownPermissions, warehouse, obstacle) => {
    expect(obstacleFor(asked, { roles, ownPermissions, warehouse })).toBe(obstacle);
  });

  const coupon = call(['admin'], undefined, ['POST', '/api/desk/coupons']);
  const note = call(['sales', 'buyer'], undefined, ['POST', '/api/desk/orders/{code}/cancel']);
  it.each([
    [
      'counts for it as the fixed roles that have it',
      note,
      [],
      ['orders.cancel'],
      ['sales', 'buyer'],
    ],
    ['keeps a fixed role that has it', note, ['buyer'], ['orders.cancel'], ['buyer']],
    ['counts as no other without it', note, ['warehouse'], ['orders.note'], ['warehouse']],
    ['counts as no other where it only reads', transfers, [], ['transfers'], []],
    ['counts as no other where everybody is let in', open, [], ['orders.note'], []],
    ['is no administrator by a call of theirs', coupon, ['sales'], ['coupons'], ['sales']],
    ['is an administrator before anything else', note, ['admin'], ['orders.cancel'], ['admin']],
  ] as const)('%s', (_, asked, roles, given, as) => {
    const ownPermissions: readonly Permission[] = given;
    expect(rolesFor(asked, { roles, ownPermissions })).toEqual(as);
  });
});
