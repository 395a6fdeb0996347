import type { Access, StaffRole, Warehouse } from '@hako/contract/kit/endpoint';

interface Asker {
  readonly roles: readonly StaffRole[];
  /** The only house in which they work; undefined: both, or none. */
  readonly warehouse?: Warehouse | undefined;
}

/**
 * What keeps a member of staff from a call: none of their roles may make it, or it is made in the
 * house in which they do not work. By this rule calls are admitted, and pages say what may be done.
 */
export function obstacleFor(
  access: Exclude<Access, string>,
  { roles, warehouse }: Asker,
): 'role' | 'house' | undefined {
  if (roles.includes('admin')) return undefined;
  const able = access.staff.filter((role) => roles.includes(role));
  if (able.length === 0) return 'role';
  const isElsewhere =
    access.warehouse !== undefined && warehouse !== undefined && warehouse !== access.warehouse;
  // Whoever may do it by another role is not bound to a house.
  return isElsewhere && able.every((role) => role === 'warehouse') ? 'house' : undefined;
}
