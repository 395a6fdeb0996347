import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Parcels know weights and shelves; they stay with the orders that travelled in them. */
export const logisticsPersonalData: PersonalData = {
  part: 'logistics',
  tables: [
    { table: 'parcels', hidden: ['shelf'], onErasure: 'keep' },
    { table: 'parcel_requests', hidden: ['done_by'], onErasure: 'keep' },
  ],
  subjectsOf: (customerId) => sql`
    select 'parcel:' || code as subject from parcels where customer_id = ${customerId}
    union all select 'request:' || code from parcel_requests where customer_id = ${customerId}`,
};
