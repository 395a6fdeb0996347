import type { StaffRole } from '../../kit/endpoint.ts';

/** One thing that somebody at the desk may do: a group of calls with a name. */
export interface PermissionTerms {
  readonly name: string;
  /** One sentence for whoever gives it. */
  readonly note: string;
  /** The fixed roles that have it, besides the administrator. */
  readonly roles: readonly Exclude<StaffRole, 'admin'>[];
  /** `POST /api/desk/bills`. None: it only opens what a call of others would leave out. */
  readonly calls: readonly string[];
  /** It moves money, or the bounds of it: a second administrator gives it with the first. */
  readonly isMoney?: true;
  /** Some of it is done in one house: whoever works only in the other one may not. */
  readonly isHoused?: true;
  /** `everybody`: whoever works at the desk has it. `administrator`: no own role can have it. */
  readonly only?: 'everybody' | 'administrator';
}
