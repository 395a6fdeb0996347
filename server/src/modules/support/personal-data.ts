import { sql } from 'kysely';
import type { Person, PersonalData } from '../../platform/personal-data.ts';

const ofTheirs = ({ customerId }: Person) =>
  sql`complaint_id in (select id from complaints where customer_id = ${customerId})`;

/** That there was a complaint, and what it ended with, stays beside its order; what was said in it does not. */
export const supportPersonalData: PersonalData = {
  part: 'support',
  tables: [
    {
      table: 'complaint_messages',
      rows: ofTheirs,
      hidden: ['author_id'],
      onErasure: { set: { content: '-', pictures: sql`'{}'` } },
    },
    { table: 'complaint_events', rows: ofTheirs, hidden: ['mover_id'], onErasure: 'keep' },
    {
      table: 'complaints',
      hidden: ['owner_id'],
      onErasure: { set: { content: '-', pictures: sql`'{}'` }, scrubText: ['outcome'] },
    },
    { table: 'staff_ratings', onErasure: { set: { comment: '' } } },
    {
      table: 'sale_changes',
      hidden: ['decided_by'],
      onErasure: { set: { reason: '-' }, scrubText: ['answer'] },
    },
  ],
  subjectsOf: (customerId) =>
    sql`select 'complaint:' || code as subject from complaints where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-complaints',
      count: (customerId) =>
        sql`select count(*) as count from complaints where customer_id = ${customerId} and state in ('open', 'handling', 'answered')`,
    },
  ],
};
