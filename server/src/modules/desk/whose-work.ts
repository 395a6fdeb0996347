import { DESK_TASK_KINDS, type DeskTaskKind } from '@hako/contract/desk/desk';
import type { StaffRole, Warehouse } from '@hako/contract/kit/endpoint';

/** Whose work it is; an admin sees all. */
const ROLE_OF: Readonly<Record<DeskTaskKind, readonly StaffRole[]>> = {
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
};
/** Where the work of a warehouse is done. */
const HOUSE_OF: Partial<Readonly<Record<DeskTaskKind, Warehouse>>> = {
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
};
/** Whose work is looked for. */
export interface Mine {
  readonly roles: readonly StaffRole[];
  readonly kind?: string | undefined;
  /** The only house in which whoever asks works. */
  readonly warehouse?: Warehouse | undefined;
}
/** The kinds of work that these roles do in this house, or the one that is named. */
export function kindsOf({ roles, kind, warehouse }: Mine): DeskTaskKind[] {
  const isMine = (one: DeskTaskKind) => {
    if (roles.includes('admin')) return true;
    const isHere = !warehouse || (HOUSE_OF[one] ?? warehouse) === warehouse;
    return ROLE_OF[one].some((role) => roles.includes(role) && (role !== 'warehouse' || isHere));
  };
  return DESK_TASK_KINDS.filter((one) => isMine(one) && (kind === undefined || one === kind));
}
