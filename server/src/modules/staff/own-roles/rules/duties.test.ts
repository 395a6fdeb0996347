import type { Permission } from '@hako/contract/staff/permissions/permissions';
import { describe, expect, test } from 'vitest';
import { gainsOf, isSameDuties, readDuties } from './duties.ts';

const own = (...permissions: Permission[]) => [{ id: 'r1', name: 'Trợ lý', permissions }];
const NONE = own().slice(1);

describe('the duties of a member of staff', () => {
  test.each([
    ['somebody outside a warehouse belongs to none', ['sales'], NONE, 'JP', ['sales'], undefined],
    ['somebody in a warehouse belongs to it', ['warehouse'], NONE, 'VN', ['warehouse'], 'VN'],
    [
      'a role counts once',
      ['sales', 'buyer', 'sales'],
      NONE,
      undefined,
      ['buyer', 'sales'],
      undefined,
    ],
    ['an own role with work of a house keeps it', [], own('bills.deliver'), 'VN', [], 'VN'],
    ['and may be for both', [], own('bills.deliver'), undefined, [], undefined],
    ['also where the house is that of a place', [], own('places.use'), 'VN', [], 'VN'],
    ['an own role without any belongs to none', [], own('messages'), 'VN', [], undefined],
  ] as const)('%s', (_name, roles, ownRoles, warehouse, kept, place) =>
    expect(readDuties({ roles, ownRoles, warehouse })).toEqual({
      roles: kept,
      ownRoles,
      warehouse: place,
    }),
  );
  test('nobody works in a warehouse without a place, or without a role', () => {
    const nowhere = { roles: ['warehouse'], ownRoles: [], warehouse: undefined } as const;
    expect(() => readDuties(nowhere)).toThrow('staff.warehouse-needed');
    expect(() => readDuties({ ...nowhere, roles: [] })).toThrow('staff.role-needed');
  });
  test('the order of roles is no difference, the warehouse and own roles are', () => {
    const one = { roles: ['sales', 'buyer'], ownRoles: ['a'], warehouse: null } as const;
    expect(isSameDuties(one, { ...one, roles: ['buyer', 'sales'] })).toBe(true);
    for (const other of [{ roles: ['buyer'] }, { ownRoles: [] }, { warehouse: 'VN' }] as const)
      expect(isSameDuties(one, { ...one, ...other })).toBe(false);
  });
  test.each([
    [[], ['messages'], []],
    [[], ['messages', 'transfers'], ['transfers']],
    [['transfers'], ['transfers', 'withdrawals'], ['withdrawals']],
    [['transfers', 'withdrawals'], ['withdrawals'], []],
  ] as const)('from %j to %j gains %j that move money', (before, after, gained) =>
    expect(gainsOf(before, after)).toEqual(gained),
  );
});
