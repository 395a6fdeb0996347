import type { StaffRole } from '@hako/contract/kit/endpoint';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { expect, test } from 'vitest';
import type { Duties } from './own-role.ts';
import { gainedBetween, guardedOf } from './guarded.ts';

const duties = (roles: StaffRole[], own: Permission[] = [], warehouse?: 'JP' | 'VN'): Duties => ({
  ...{ roles, warehouse },
  ownRoles: own.length > 0 ? [{ id: 'r1', name: 'Riêng', permissions: own }] : [],
});

test.each([
  ['sales', false],
  ['buyer', false],
  ['warehouse', false],
  ['accountant', true],
  ['admin', true],
] as const)('%s decides about money: %s', (role, isGuarded) =>
  expect(guardedOf(duties([role])).length > 0).toBe(isGuarded),
);
test.each([
  ['nothing by a fixed role that decides nothing', duties(['sales']), duties(['buyer']), []],
  ['nothing by an own role that moves nothing', duties([]), duties([], ['messages']), []],
  ['what moves money by an own role', duties(['sales']), duties(['sales'], ['rates']), ['rates']],
  ['nothing by less', duties(['accountant']), duties(['sales']), []],
  [
    'what an administrator has besides',
    duties(['accountant']),
    duties(['admin']),
    ['staff', 'settings.change', 'orders.cancel'],
  ],
  [
    'the same in one more house',
    duties([], ['bills.lost'], 'VN'),
    duties([], ['bills.lost']),
    ['bills.lost'],
  ],
  [
    'the same in the other house',
    duties([], ['bills.lost'], 'VN'),
    duties([], ['bills.lost'], 'JP'),
    ['bills.lost'],
  ],
  ['nothing in one house less', duties([], ['bills.lost']), duties([], ['bills.lost'], 'VN'), []],
] as const)('somebody gains %s', (_, before, after, gained) => {
  const gains = gainedBetween(before, after);
  if (gained.length < 3) expect(gains).toEqual(gained);
  else expect(gains).toEqual(expect.arrayContaining([...gained]));
});
