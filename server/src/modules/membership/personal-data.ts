import type { PersonalData } from '../../platform/personal-data.ts';

/** What was paid for a level is part of the books. */
export const membershipPersonalData: PersonalData = {
  part: 'membership',
  tables: [
    { table: 'level_grants', onErasure: 'keep' },
    { table: 'memberships', onErasure: 'keep' },
  ],
};
