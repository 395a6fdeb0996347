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
    {
      // What staff wrote of a parcel at the gate, or of several that went through together.
      table: 'customs_gate_parcels',
      rows: ({ customerId }) =>
        sql`parcel_id in (select id from parcels where customer_id = ${customerId})`,
      hidden: 'all',
      onErasure: { scrubText: ['reason'] },
    },
    {
      table: 'customs_releases',
      rows: ({ customerId }) => sql`id in (
        select g.release_id from customs_gate_parcels g join parcels p on p.id = g.parcel_id
        where p.customer_id = ${customerId})`,
      hidden: 'all',
      onErasure: { scrubText: ['reason'] },
    },
    {
      table: 'unknown_parcel_matches',
      hidden: ['matched_by', 'taken_back_by', 'reason'],
      onErasure: { scrubText: ['reason'] },
    },
    {
      // Found to be theirs; what stood on its label and what staff wrote about it is ours.
      table: 'unknown_parcels',
      rows: ({ customerId }) => sql`id in (
        select unknown_id from unknown_parcel_matches where customer_id = ${customerId} and taken_back_at is null)`,
      hidden: 'all',
      onErasure: { scrubText: ['note', 'seller_name'] },
    },
    {
      table: 'place_count_findings',
      rows: ({ customerId }) =>
        sql`code in (select code from parcels where customer_id = ${customerId})`,
      hidden: 'all',
      onErasure: { scrubText: ['reason'] },
    },
    { table: 'parcels', hidden: ['shelf'], onErasure: 'keep' },
    { table: 'parcel_requests', hidden: ['done_by'], onErasure: 'keep' },
  ],
  subjectsOf: (customerId) => sql`
    select 'parcel:' || code as subject from parcels where customer_id = ${customerId}
    union all select 'unknown-parcel:' || u.code from unknown_parcels u
      join unknown_parcel_matches m on m.unknown_id = u.id where m.customer_id = ${customerId}
    union all select 'shipment:' || s.code from shipments s
      where s.id in (select shipment_id from parcels where customer_id = ${customerId})
    union all select 'request:' || code from parcel_requests where customer_id = ${customerId}`,
};
