import type { PersonalData } from '../../platform/personal-data.ts';

/** Parcels know weights and shelves; they stay with the orders that travelled in them. */
export const logisticsPersonalData: PersonalData = {
  part: 'logistics',
  tables: [
    { table: 'parcels', hidden: ['shelf'], onErasure: 'keep' },
    { table: 'parcel_requests', hidden: ['done_by'], onErasure: 'keep' },
  ],
};
