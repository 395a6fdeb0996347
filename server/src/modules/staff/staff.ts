import type { StaffRole } from '@hako/contract/kit/endpoint';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import type { Trx } from '../../platform/database/database.ts';
import type { StaffRecord } from './staff-store.ts';
import type { AuditEntry } from './staff-store.ts';

/** Writes the audit line in the transaction of the act itself: both or neither (invariant I27). */
export type Audit = (trx: Trx, entry: AuditEntry) => Promise<void>;

/** The same for an act on many things: one statement for all of them. */
export type AuditAll = (trx: Trx, entries: readonly AuditEntry[]) => Promise<void>;

export interface StaffMember extends StaffRecord {
  readonly email: string | undefined;
  readonly roles: readonly StaffRole[];
  /** What their own roles give besides. */
  readonly ownPermissions: readonly Permission[];
}
