import { describe, expect, test } from 'vitest';
import { isSameDuties, readDuties } from './roles.ts';

describe('the duties of a member of staff', () => {
  test.each([
    ['somebody outside a warehouse belongs to none', ['sales'], 'JP', ['sales'], undefined],
    ['somebody in a warehouse belongs to it', ['warehouse'], 'VN', ['warehouse'], 'VN'],
    ['a role counts once', ['sales', 'buyer', 'sales'], undefined, ['buyer', 'sales'], undefined],
  ] as const)('%s', (_name, roles, warehouse, kept, place) =>
    expect(readDuties({ roles, warehouse })).toEqual({ roles: kept, warehouse: place }),
  );
  test('nobody works in a warehouse without a place', () =>
    expect(() => readDuties({ roles: ['warehouse'], warehouse: undefined })).toThrow(
      'staff.warehouse-needed',
    ));
  test('the order of roles is no difference, the warehouse is', () => {
    const one = { roles: ['sales', 'buyer'], warehouse: undefined } as const;
    expect(isSameDuties(one, { ...one, roles: ['buyer', 'sales'] })).toBe(true);
    expect(isSameDuties(one, { ...one, roles: ['buyer'] })).toBe(false);
    const jp = { roles: ['warehouse'], warehouse: 'JP' } as const;
    expect(isSameDuties(jp, { ...jp, warehouse: 'VN' })).toBe(false);
  });
});
