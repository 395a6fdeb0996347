import { sql } from 'kysely';
import type { OwnTasks } from '../../../platform/database/waiting-work.ts';

/** A customer without an address can be sent nothing. */
export const customersOwnTasks: readonly OwnTasks[] = [
  {
    kind: 'address',
    from: (customerId) => sql`from customers c where c.customer_id = ${customerId}
      and not exists (select from customer_addresses held
        where held.customer_id = c.customer_id and held.removed_at is null)`,
    subject: sql`''`,
    order: sql`c.created_at`,
  },
];
