import { membershipRoutes } from './routes.ts';
import { membershipPersonalData } from './personal-data.ts';
import type { Memberships } from './memberships.ts';

export { membershipSettings } from './settings.ts';
export { createMemberships } from './create-membership.ts';
export type { Memberships } from './memberships.ts';
export type { Membership } from './membership-store.ts';

export const membershipParts = (memberships: Memberships) => ({
  personalData: membershipPersonalData,
  routes: membershipRoutes(memberships),
  jobs: { 'membership.expire': memberships.expire, 'membership.review': memberships.review },
  // At night in Vietnam.
  repeatedJobs: [{ name: 'membership.review', cron: '0 18 * * *' }],
});
