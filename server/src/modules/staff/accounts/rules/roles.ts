import type { StaffRole } from '@hako/contract/kit/endpoint';
import { refuseUnless } from '../../../../kernel/refusal.ts';

export interface Duties {
  readonly roles: readonly StaffRole[];
  readonly warehouse: 'JP' | 'VN' | undefined;
}

/** Each role once; only somebody of role warehouse belongs to one. Refusal `staff.warehouse-needed`. */
export function readDuties({ roles, warehouse }: Duties): Duties {
  const each = [...new Set(roles)].toSorted();
  if (!each.includes('warehouse')) return { roles: each, warehouse: undefined };
  refuseUnless(warehouse, 'staff.warehouse-needed');
  return { roles: each, warehouse };
}

export const isSameDuties = (one: Duties, other: Duties): boolean =>
  one.warehouse === other.warehouse &&
  one.roles.toSorted().join() === other.roles.toSorted().join();
