import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

export const negotiationPersonalData: PersonalData = {
  part: 'negotiation',
  tables: [
    {
      table: 'offers',
      hidden: ['assignee_id', 'account'],
      onErasure: { set: { note: '', address_id: null }, scrubText: ['reason'] },
    },
    {
      table: 'offer_events',
      rows: ({ customerId }) =>
        sql`offer_id in (select id from offers where customer_id = ${customerId})`,
      hidden: ['mover_id'],
      onErasure: { scrubText: ['reason'] },
    },
  ],
  subjectsOf: (customerId) =>
    sql`select 'offer:' || id as subject from offers where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-offers',
      count: (customerId) =>
        sql`select count(*) as count from offers where customer_id = ${customerId} and status in ('waiting', 'sent', 'accepted')`,
    },
  ],
};
