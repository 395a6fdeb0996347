import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Parcels know weights and shelves; they stay with the orders that travelled in them. */
export const logisticsPersonalData: PersonalData = {
  part: 'logistics',
  tables: [
    {
      // What staff booked of a parcel, of an order in it, or of the whole shipment in which it
      // travelled with those of others.
      table: 'booked_costs',
      rows: ({ customerId, subjects }) => sql`(subject_id in (
        select id from parcels where customer_id = ${customerId}
        union select shipment_id from parcels where customer_id = ${customerId})
        or subject_type || ':' || subject_id = any(${[...subjects]}::text[]))`,
      hidden: 'all',
      onErasure: { scrubText: ['reason'] },
    },
    { table: 'parcels', hidden: ['shelf'], onErasure: 'keep' },
    { table: 'parcel_requests', hidden: ['done_by'], onErasure: 'keep' },
  ],
  subjectsOf: (customerId) => sql`
    select 'parcel:' || code as subject from parcels where customer_id = ${customerId}
    union all select 'request:' || code from parcel_requests where customer_id = ${customerId}`,
};
