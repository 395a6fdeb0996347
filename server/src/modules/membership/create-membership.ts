import { bind } from '../../kernel/bind.ts';
import type { MembershipDeps } from './deps.ts';
import { giveLevel, readLevelForDesk } from './give-level.ts';
import { readLevels, readStanding, refundOf } from './levels.ts';
import { activate, cancel, expire, grant, review } from './membership.ts';
import { findActive, listPlans } from './membership-store.ts';
import type { Memberships } from './memberships.ts';

export function createMemberships(deps: MembershipDeps): Memberships {
  const { db } = deps;
  return {
    ...bind(deps, { activate, cancel, expire, review, grant, refundOf, standingOf: readStanding }),
    ...bind(deps, { giveLevel, readLevelForDesk }),
    listPlans: () => listPlans(db),
    listLevels: () => readLevels(deps, db),
    activeOf: (customerId) => findActive(db, customerId),
  };
}
