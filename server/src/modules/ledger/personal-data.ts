import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/** The books stay as the law on accounting asks, under the customer's id alone. */
export const ledgerPersonalData: PersonalData = {
  part: 'ledger',
  tables: [
    { table: 'ledger_movements', hidden: ['customer_version'], onErasure: 'keep' },
    { table: 'ledger_balances', hidden: ['version'], onErasure: 'keep' },
  ],
  obstacles: [
    {
      reason: 'money',
      count: (customerId) =>
        sql`select count(*) as count from ledger_balances where customer_id = ${customerId} and available_vnd > 0`,
    },
    {
      reason: 'held-money',
      count: (customerId) =>
        sql`select count(*) as count from ledger_balances where customer_id = ${customerId} and held_vnd > 0`,
    },
  ],
};
