import type { StaffRole, Warehouse } from '@hako/contract/kit/endpoint';
import type { Permission } from '@hako/contract/staff/permissions/permissions';

/** A role that an administrator put together, as somebody has it. */
export interface HeldRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export interface OwnRole extends HeldRole {
  readonly version: number;
  readonly retiredAt: Date | undefined;
}

/** The roles of both kinds that a member of staff has, and the house in which they work. */
export interface Duties {
  readonly roles: readonly StaffRole[];
  readonly ownRoles: readonly HeldRole[];
  /** The only house; undefined: both, or none. */
  readonly warehouse: Warehouse | undefined;
}

/** The same in the terms of a proposal, and in the audit. */
export interface WrittenDuties {
  readonly roles: readonly StaffRole[];
  /** Ids. */
  readonly ownRoles: readonly string[];
  readonly warehouse: Warehouse | null;
}

/** What a second administrator decides about a member of staff. */
export interface GiveTerms {
  readonly staffId: string;
  readonly before: WrittenDuties;
  readonly after: WrittenDuties;
  /** The guarded permissions which the first one saw; more are not given. */
  readonly gains: readonly Permission[];
  /** Who alone had let them in by then; left out by those who proposed before it was asked. */
  readonly letInBy?: string | null;
}

/** What a second administrator decides about somebody new. */
export interface InviteTerms extends Pick<GiveTerms, 'after' | 'gains'> {
  readonly email: string;
  readonly fullName: string;
}

/** What a second administrator decides about the account of somebody who may move money. */
export interface AccountTerms {
  readonly staffId: string;
  readonly guarded: readonly Permission[];
}

/** What a second administrator decides about a role that somebody has. */
export interface RoleTerms {
  readonly roleId: string;
  readonly version: number;
  /** As the first one saw it. */
  readonly before: Pick<HeldRole, 'name' | 'permissions'>;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Ids of those who had it when it was proposed; nobody else gains by it. */
  readonly holders: readonly string[];
  /** Who alone had let each of them in by then; left out like `letInBy`. */
  readonly hands?: Readonly<Record<string, string>>;
}
