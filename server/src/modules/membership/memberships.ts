import type { Bound } from '../../kernel/bind.ts';
import type { giveLevel, readLevelForDesk } from './give-level.ts';
import type { readLevels, readStanding, refundOf } from './levels.ts';
import type { activate, cancel, expire, grant, review } from './membership.ts';
import type { Membership, Plan } from './membership-store.ts';

export interface Memberships {
  listPlans(): Promise<Plan[]>;
  listLevels(): ReturnType<typeof readLevels>;
  readonly activate: Bound<typeof activate>;
  readonly cancel: Bound<typeof cancel>;
  readonly expire: Bound<typeof expire>;
  readonly review: Bound<typeof review>;
  readonly grant: Bound<typeof grant>;
  /** A level that the staff gives or takes back, with author and reason. */
  readonly giveLevel: Bound<typeof giveLevel>;
  readonly readLevelForDesk: Bound<typeof readLevelForDesk>;
  /** The plan that the customer has now. */
  activeOf(customerId: string): Promise<Membership | undefined>;
  readonly refundOf: Bound<typeof refundOf>;
  readonly standingOf: Bound<typeof readStanding>;
}
