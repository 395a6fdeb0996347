import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** What they said of us goes with them. */
export const contentPersonalData: PersonalData = {
  part: 'content',
  tables: [{ table: 'feedbacks', hidden: ['decided_by'], onErasure: 'delete' }],
  subjectsOf: (customerId) =>
    sql`select 'feedback:' || id as subject from feedbacks where customer_id = ${customerId}`,
};
