import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** Pictures that the customer sent go; those that a warehouse took of goods stay with the order. */
export const filesPersonalData: PersonalData = {
  part: 'files',
  tables: [
    { table: 'upload_days', hidden: 'all', onErasure: 'delete' },
    {
      table: 'files',
      rows: ({ customerId }) => sql`uploaded_by = ${customerId}`,
      onErasure: 'delete',
    },
    {
      table: 'files',
      rows: ({ customerId }) => sql`customer_id = ${customerId} and uploaded_by <> ${customerId}`,
      onErasure: { scrubText: ['description'] },
    },
  ],
};
