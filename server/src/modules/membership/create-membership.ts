import { bind } from '../../kernel/bind.ts';
import type { MembershipDeps } from './deps.ts';
import { nextLevel, unusedShare } from './rules/level-rules.ts';
import { readLevels, standingOf } from './levels.ts';
import { activate, cancel, expire, grant, review } from './membership.ts';
import { findActive, listPlans } from './membership-store.ts';

export type Memberships = ReturnType<typeof createMemberships>;

export function createMemberships(deps: MembershipDeps) {
  const { db, clock } = deps;
  return {
    listPlans: () => listPlans(db),
    listLevels: () => readLevels(deps, db),
    ...bind(deps, { activate, cancel, expire, review, grant }),
    activeOf: (customerId: string) => findActive(db, customerId),
    /** What comes back when it is cancelled now, đồng. */
    refundOf: (active: Parameters<typeof unusedShare>[0]) => unusedShare(active, clock.now()),
    async standingOf(customerId: string) {
      const standing = await standingOf(deps, db, customerId);
      return { ...standing, next: nextLevel(standing.levels, standing.earned) };
    },
  };
}
