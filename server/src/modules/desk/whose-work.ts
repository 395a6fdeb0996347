import { DESK_TASK_KINDS, type DeskTaskKind } from '@hako/contract/desk/desk';
import { WORK_KINDS, type WorkKind } from '@hako/contract/desk/work';
import type { StaffRole, Warehouse } from '@hako/contract/kit/endpoint';
import type { Permitted } from '@hako/contract/staff/permissions/permissions';
import { PERMISSION_OF_WORK } from './work-permissions.ts';

/** Whose work it is by their fixed role; an admin sees all. */
const ROLE_OF: Readonly<Record<WorkKind, readonly StaffRole[]>> = {
  quote: ['sales'],
  purchase: ['buyer'],
  'purchase-unknown': ['buyer'],
  number: ['buyer'],
  receive: ['warehouse'],
  repack: ['warehouse'],
  rehearse: ['warehouse'],
  pack: ['warehouse'],
  export: ['warehouse'],
  'check-in': ['warehouse'],
  weigh: ['warehouse'],
  'price-stuck': ['sales', 'warehouse'],
  'bill-make': ['sales', 'warehouse'],
  'fell-through': ['sales', 'buyer', 'warehouse', 'accountant'],
  'bill-confirm': ['sales'],
  'bill-approve': ['accountant'],
  'bill-pack': ['warehouse'],
  'hand-over': ['warehouse'],
  silent: ['warehouse'],
  undelivered: ['warehouse', 'sales'],
  'cod-settle': ['accountant'],
  // An admin sees all: nobody else mends what failed inside.
  'erasure-failed': [],
  approval: ['accountant'],
  rate: ['accountant'],
  transfer: ['accountant'],
  claim: ['accountant'],
  withdrawal: ['accountant'],
  complaint: ['sales'],
  offer: ['sales', 'buyer'],
  'hand-bid': ['buyer', 'sales'],
  'bid-doubt': ['buyer', 'sales'],
  'bid-unpaid': ['buyer', 'sales'],
  'bid-stuck': ['buyer', 'sales'],
  'bid-request': ['buyer', 'sales'],
  feedback: ['sales'],
  message: ['sales'],
  'search-jp': ['warehouse'],
  'search-vn': ['warehouse'],
  'unknown-jp': ['warehouse'],
  'unknown-vn': ['warehouse'],
  'customs-gate': ['accountant', 'warehouse'],
  'customs-held': ['accountant', 'warehouse'],
  invoice: ['accountant'],
  'float-low': ['accountant'],
  'float-unsorted': ['accountant', 'buyer'],
  // An admin gives a customer somebody else.
  'sale-change': [],
};
/** Where the work of a warehouse is done. */
const HOUSE_OF: Partial<Readonly<Record<WorkKind, Warehouse>>> = {
  receive: 'JP',
  repack: 'JP',
  rehearse: 'JP',
  pack: 'JP',
  export: 'JP',
  'check-in': 'VN',
  weigh: 'VN',
  'bill-make': 'VN',
  'bill-pack': 'VN',
  'hand-over': 'VN',
  silent: 'VN',
  undelivered: 'VN',
  'search-jp': 'JP',
  'search-vn': 'VN',
  'unknown-jp': 'JP',
  'unknown-vn': 'VN',
  'customs-gate': 'VN',
  'customs-held': 'VN',
};
/** Whose work is looked for. */
export interface Mine extends Permitted {
  readonly kind?: string | undefined;
  /** The only house in which whoever asks works. */
  readonly warehouse?: Warehouse | undefined;
}
/** Who may sign in, and what they do. */
export interface Colleague extends Permitted {
  readonly id: string;
  readonly fullName: string;
  readonly warehouse: Warehouse | undefined;
}
/** Whoever calls, as somebody whose work is looked for. */
export const mineOf = ({ roles, ownPermissions, warehouse }: Mine): Mine => ({
  roles,
  ownPermissions,
  warehouse,
});
/** Whether this person may sign in and does such work. */
export const doesKind = (colleagues: readonly Colleague[], id: string, kind: string): boolean =>
  idsOfKind(colleagues, kind).includes(id);
/** Who of them does such work; what somebody else holds is nobody's. */
export const idsOfKind = (colleagues: readonly Colleague[], kind: string): string[] =>
  colleagues.filter((one) => workKindsOf({ ...one, kind }).length > 0).map(({ id }) => id);
/** The house in which work of this kind is done; undefined: anywhere. */
export const houseOfWork = (kind: WorkKind): Warehouse | undefined => HOUSE_OF[kind];
/** The kinds of the queue that these roles do in this house, or the one that is named. */
export function kindsOf(mine: Mine): DeskTaskKind[] {
  const all: readonly string[] = workKindsOf(mine);
  return DESK_TASK_KINDS.filter((one) => all.includes(one));
}
/** The same of all work, also of what has a page of its own. */
export function workKindsOf({ roles, ownPermissions = [], kind, warehouse }: Mine): WorkKind[] {
  const isMine = (one: WorkKind) => {
    if (roles.includes('admin')) return true;
    const isHere = !warehouse || (HOUSE_OF[one] ?? warehouse) === warehouse;
    if (isHere && ownPermissions.includes(PERMISSION_OF_WORK[one])) return true;
    return ROLE_OF[one].some((role) => roles.includes(role) && (role !== 'warehouse' || isHere));
  };
  return WORK_KINDS.filter((one) => isMine(one) && (kind === undefined || one === kind));
}
