import { expect, it } from 'vitest';
import { DESK_TASK_KINDS } from '@hako/contract/desk/desk';
import { WORK_KINDS } from '@hako/contract/desk/work';
import { may } from '@hako/contract/staff/permissions/permissions';
import { PERMISSION_OF_WORK } from './work-permissions.ts';
import { houseOfWork, kindsOf, workKindsOf } from './whose-work.ts';

it('a person of one warehouse sees no work of the other one', () => {
  for (const [warehouse, other] of [
    ['JP', 'VN'],
    ['VN', 'JP'],
  ] as const) {
    const kinds = workKindsOf({ roles: ['warehouse'], warehouse });
    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds.filter((kind) => houseOfWork(kind) === other)).toEqual([]);
  }
});

it('another role of the same person opens its work wherever they stand', () => {
  const kinds = workKindsOf({ roles: ['warehouse', 'sales'], warehouse: 'JP' });
  expect(kinds).toContain('bill-make');
  expect(kinds).not.toContain('weigh');
});

it('an administrator sees all, and the queue its own part of it', () => {
  expect(workKindsOf({ roles: ['admin'] })).toEqual([...WORK_KINDS]);
  expect(kindsOf({ roles: ['admin'] })).toEqual([...DESK_TASK_KINDS]);
});

it('every kind but two is somebody’s besides the administrator’s', () => {
  const theirs = workKindsOf({ roles: ['sales', 'buyer', 'warehouse', 'accountant'] });
  expect(WORK_KINDS.filter((kind) => !theirs.includes(kind))).toEqual([
    'erasure-failed',
    'sale-change',
  ]);
});

it('whoever does work by a fixed role has the permission by which others do it', () => {
  for (const role of ['sales', 'buyer', 'warehouse', 'accountant'] as const)
    for (const kind of workKindsOf({ roles: [role] }))
      expect(may({ roles: [role] }, PERMISSION_OF_WORK[kind]), `${role} ${kind}`).toBe(true);
});

it('an own role opens the work of its permissions, in the house of the person', () => {
  const kinds = (warehouse?: 'JP' | 'VN') =>
    workKindsOf({ roles: [], ownPermissions: ['japan.receive', 'messages'], warehouse });
  expect(kinds()).toEqual(['receive', 'repack', 'rehearse', 'message']);
  expect(kinds('JP')).toEqual(kinds());
  expect(kinds('VN')).toEqual(['message']);
});
