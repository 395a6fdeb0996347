import {
  may,
  moneyOf,
  type Permission,
  PERMISSIONS,
  permissionsOf,
} from '@hako/contract/staff/permissions/permissions';
import type { Duties } from './own-role.ts';
import { givenBy } from './duties.ts';

/**
 * What somebody has that no administrator gives alone: all that moves money by their own roles, and
 * by fixed roles where one of them decides what others proposed.
 */
export function guardedOf({ roles, ownRoles }: Omit<Duties, 'warehouse'>): Permission[] {
  const deciding = roles.filter((role) => may({ roles: [role] }, 'approvals'));
  const fixed = permissionsOf({ roles: deciding });
  const isAdministrators = (one: Permission) => PERMISSIONS[one].only === 'administrator';
  return [
    ...new Set([
      ...moneyOf(fixed),
      ...fixed.filter(isAdministrators),
      ...moneyOf(givenBy(ownRoles)),
    ]),
  ];
}

/** What of it somebody gains by other duties, also by work of a house in one more of them. */
export function gainedBetween(before: Duties, after: Duties): Permission[] {
  const had = guardedOf(before);
  const isWider = before.warehouse !== undefined && before.warehouse !== after.warehouse;
  return guardedOf(after).filter(
    (one) => !had.includes(one) || (isWider && PERMISSIONS[one].isHoused),
  );
}
