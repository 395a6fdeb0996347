import type { StaffRole } from '@hako/contract/kit/endpoint';
import type { Trx } from '../../platform/database/database.ts';
import type { StaffRecord } from './staff-store.ts';

/** What a member of staff did, for the record. `before` and `after` are plain facts without secrets. */
export interface AuditEntry {
  /** User id of the member of staff. */
  readonly actor: string;
  /** In the present tense: `order.move`, `top-up.assign`. */
  readonly action: string;
  /** What it was done to: `order:<id>`. */
  readonly subject?: string;
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Writes the audit line in the transaction of the act itself: both or neither (invariant I27). */
export type Audit = (trx: Trx, entry: AuditEntry) => Promise<void>;

export interface StaffMember extends StaffRecord {
  readonly email: string | undefined;
  readonly roles: readonly StaffRole[];
}
