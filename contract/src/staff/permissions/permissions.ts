import type { Endpoint, StaffRole } from '../../kit/endpoint.ts';
import { BILL_PERMISSIONS } from './bills.ts';
import { CUSTOMER_PERMISSIONS } from './customers.ts';
import { MONEY_PERMISSIONS } from './money.ts';
import type { PermissionTerms } from './permission.ts';
import { SYSTEM_PERMISSIONS } from './system.ts';
import { TRADE_PERMISSIONS } from './trade.ts';
import { WAREHOUSE_PERMISSIONS } from './warehouse.ts';

const KNOWN = {
  ...TRADE_PERMISSIONS,
  ...BILL_PERMISSIONS,
  ...WAREHOUSE_PERMISSIONS,
  ...CUSTOMER_PERMISSIONS,
  ...MONEY_PERMISSIONS,
  ...SYSTEM_PERMISSIONS,
};
export type Permission = keyof typeof KNOWN;

/** Every permission with its calls; a check says that each call of the staff is in one of them. */
export const PERMISSIONS: Readonly<Record<Permission, PermissionTerms>> = KNOWN;
export const PERMISSION_NAMES = Object.keys(KNOWN) as Permission[];

/** The permissions as somebody who puts together a role reads them. */
export const PERMISSION_GROUPS: readonly {
  readonly label: string;
  readonly permissions: readonly Permission[];
}[] = [
  { label: 'Đơn, mua hàng, đấu giá', permissions: namesOf(TRADE_PERMISSIONS) },
  { label: 'Phiếu xuất và giao hàng', permissions: namesOf(BILL_PERMISSIONS) },
  { label: 'Kho', permissions: namesOf(WAREHOUSE_PERMISSIONS) },
  { label: 'Khách hàng', permissions: namesOf(CUSTOMER_PERMISSIONS) },
  { label: 'Tiền và sổ sách', permissions: namesOf(MONEY_PERMISSIONS) },
  { label: 'Hệ thống', permissions: namesOf(SYSTEM_PERMISSIONS) },
];

function namesOf(group: Partial<typeof KNOWN>): Permission[] {
  return (Object.keys(group) as Permission[]).filter((one) => !PERMISSIONS[one].only);
}

/** Whether an own role can have it. */
export const isGivable = (name: string): name is Permission =>
  isPermission(name) && !PERMISSIONS[name].only;

export const isPermission = (name: string): name is Permission => Object.hasOwn(KNOWN, name);

/** Those of them that a second administrator gives with the first. */
export const moneyOf = (permissions: readonly Permission[]): Permission[] =>
  permissions.filter((one) => PERMISSIONS[one].isMoney);

/** Somebody at the desk, as far as it matters for what they may do. */
export interface Permitted {
  readonly roles: readonly StaffRole[];
  /** What their own roles give them. */
  readonly ownPermissions?: readonly Permission[] | undefined;
}

/** Whether somebody at the desk has a permission, by a fixed role or by an own one. */
export const may = ({ roles, ownPermissions = [] }: Permitted, permission: Permission): boolean =>
  roles.includes('admin') ||
  PERMISSIONS[permission].only === 'everybody' ||
  PERMISSIONS[permission].roles.some((role) => roles.includes(role)) ||
  ownPermissions.includes(permission);

/** Everything that somebody at the desk may do. */
export const permissionsOf = (whom: Permitted): Permission[] =>
  PERMISSION_NAMES.filter((one) => may(whom, one));

const PERMISSION_OF = new Map(
  PERMISSION_NAMES.flatMap((name) => PERMISSIONS[name].calls.map((call) => [call, name] as const)),
);

/** The permission that a call needs; undefined for calls that are not only the staff's. */
export const permissionOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  PERMISSION_OF.get(`${method} ${path}`);
