import type { PersonalData } from '../../platform/personal-data.ts';

/** What things weighed says nothing of who bought them; it stays, as the parcels do. */
export const pricingPersonalData: PersonalData = {
  part: 'pricing',
  tables: [
    {
      table: 'weighed_samples',
      hidden: ['excluded_at', 'excluded_by', 'excluded_reason', 'is_alone', 'changed_at'],
      onErasure: 'keep',
    },
  ],
};
