import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Why money was given or taken stays in the books; what names the person goes. */
export const approvalsPersonalData: PersonalData = {
  part: 'approvals',
  tables: [
    {
      table: 'approvals',
      hidden: ['proposed_by', 'decided_by', 'terms', 'subject'],
      onErasure: { scrubText: ['reason', 'answer'] },
    },
    { table: 'one_person_gifts', hidden: 'all', onErasure: 'keep' },
  ],
  obstacles: [
    {
      // Its buyer is written down already, and would be erased before it is issued.
      reason: 'open-invoices',
      count: (customerId) =>
        sql`select count(*) as count from approvals
          where customer_id = ${customerId} and act = 'invoice.replace' and state = 'waiting'`,
    },
  ],
  // The second part finds transfers that were proposed for this customer and never became theirs.
  subjectsOf: (customerId) => sql`
    select 'adjustment:' || (terms ->> 'key') as subject from approvals
    where customer_id = ${customerId} and terms ->> 'key' is not null
    union select subject from approvals where customer_id = ${customerId}`,
};
