import { sql } from 'kysely';
import type { WaitingWork } from '../../../platform/database/waiting-work.ts';

/** Customers who wish for another sales person. */
export const saleChangeWork: readonly WaitingWork[] = [
  {
    kind: 'sale-change',
    from: sql`from sale_changes s`,
    where: () => sql`s.status = 'open'`,
    subject: sql`s.id::text`,
    code: sql`null::text`,
    title: sql`s.reason`,
    clock: sql`s.created_at`,
    customerId: sql`s.customer_id`,
  },
];
