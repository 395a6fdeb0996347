import {
  moneyOf,
  type Permission,
  PERMISSIONS,
} from '@hako/contract/staff/permissions/permissions';
import { refuseUnless } from '../../../../kernel/refusal.ts';
import type { Duties, HeldRole, WrittenDuties } from './own-role.ts';

/**
 * Each role once. Only somebody who does work of a house belongs to one: whoever has the role
 * `warehouse` must, whoever has such work by an own role may. Refusals `staff.role-needed`,
 * `staff.warehouse-needed`.
 */
export function readDuties({ roles, ownRoles, warehouse }: Duties): Duties {
  const each = [...new Set(roles)].toSorted();
  refuseUnless(each.length + ownRoles.length > 0, 'staff.role-needed');
  refuseUnless(warehouse || !each.includes('warehouse'), 'staff.warehouse-needed');
  const isHoused = givenBy(ownRoles).some((one) => PERMISSIONS[one].isHoused);
  const keepsHouse = isHoused || each.includes('warehouse');
  return { roles: each, ownRoles, warehouse: keepsHouse ? warehouse : undefined };
}

/** What own roles give together. */
export const givenBy = (ownRoles: readonly HeldRole[]): Permission[] => [
  ...new Set(ownRoles.flatMap(({ permissions }) => permissions)),
];

/**
 * The permissions that move money which somebody would have by their own roles after a change and
 * does not have by own roles before it.
 */
export function gainsOf(before: readonly Permission[], after: readonly Permission[]): Permission[] {
  return moneyOf(after).filter((one) => !before.includes(one));
}

export const isSameDuties = (one: WrittenDuties, other: WrittenDuties): boolean =>
  one.warehouse === other.warehouse &&
  isSame(one.roles, other.roles) &&
  isSame(one.ownRoles, other.ownRoles);

export const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

export const writtenOf = ({ roles, ownRoles, warehouse }: Duties): WrittenDuties => ({
  roles,
  ownRoles: ownRoles.map(({ id }) => id),
  warehouse: warehouse ?? null,
});
