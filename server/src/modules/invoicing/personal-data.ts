import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/**
 * An issued paper keeps its number and its amounts; the buyer on it becomes the customer's number
 * alone. The signed original of an electronic invoice stays as it is, for the accountant alone: the
 * law keeps it ten years, and it cannot be changed without breaking its signature.
 */
export const invoicingPersonalData: PersonalData = {
  part: 'invoicing',
  tables: [
    {
      table: 'einvoices',
      hidden: ['key', 'is_key_spent', 'refusal_code', 'words'],
      onErasure: { scrubText: ['words'] },
    },
    { table: 'invoices', onErasure: { scrubJson: ['buyer'] } },
  ],
  subjectsOf: (customerId) =>
    sql`select 'invoice:' || bill_code as subject from invoices where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-invoices',
      count: (customerId) =>
        sql`select count(*) as count from einvoices where customer_id = ${customerId} and state not in ('issued', 'withdrawn')`,
    },
  ],
};
