import type { Endpoint, StaffRole, Warehouse } from '@hako/contract/kit/endpoint';
import { may, type Permitted, permissionOf } from '@hako/contract/staff/permissions/permissions';

export interface Asker extends Permitted {
  /** The only house in which they work; undefined: both, or none. */
  readonly warehouse?: Warehouse | undefined;
}
type Called = Pick<Endpoint, 'method' | 'path' | 'access'>;

/**
 * What keeps a member of staff from a call: none of their roles, fixed or own, has its permission,
 * or it is made in the house in which they do not work. By this rule calls are admitted, and pages
 * say what may be done.
 */
export function obstacleFor(call: Called, asker: Asker): 'role' | 'house' | undefined {
  const { roles, warehouse } = asker;
  if (typeof call.access !== 'object' || roles.includes('admin')) return undefined;
  const able = call.access.staff.filter((role) => roles.includes(role));
  if (able.length === 0 && !hasByOwnRole(call, asker)) return 'role';
  const isElsewhere =
    call.access.warehouse !== undefined &&
    warehouse !== undefined &&
    warehouse !== call.access.warehouse;
  // Whoever may do it by another fixed role is not bound to a house; an own role binds.
  return isElsewhere && able.every((role) => role === 'warehouse') ? 'house' : undefined;
}

/** Whether nothing keeps this member of staff from a call. */
export const mayCall = (call: Called, asker: Asker): boolean =>
  obstacleFor(call, asker) === undefined;

/**
 * The roles as which a member of staff makes this call. Whoever writes by the permission of an own
 * role counts, for this call alone, as the fixed roles that have the same permission: what a module
 * asks of its movers is said of fixed roles. An administrator is nobody by an own role. What a read
 * shows is never asked of these.
 */
export function rolesFor(call: Called, asker: Asker): readonly StaffRole[] {
  const { access, method } = call;
  const { roles, ownPermissions = [] } = asker;
  if (typeof access !== 'object' || method === 'GET' || roles.includes('admin')) return roles;
  const permission = permissionOf(call);
  const isGiven = permission !== undefined && ownPermissions.includes(permission);
  if (!isGiven || access.staff.some((role) => roles.includes(role))) return roles;
  return [...roles, ...access.staff.filter((role) => role !== 'admin')];
}

function hasByOwnRole(call: Called, { ownPermissions = [] }: Asker): boolean {
  const permission = permissionOf(call);
  return permission !== undefined && may({ roles: [], ownPermissions }, permission);
}
