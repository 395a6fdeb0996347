import { sql } from 'kysely';
import type { OwnTasks } from '../../platform/database/waiting-work.ts';

/** Bills that their customer can pay before anything is packed. */
export const billingOwnTasks: readonly OwnTasks[] = [
  {
    kind: 'bill',
    from: (customerId) => sql`from bills b where b.customer_id = ${customerId}
      and b.state = 'BILL_APPROVED' and b.paid_at is null and not b.is_cod`,
    subject: sql`b.code`,
    amountVnd: sql`b.total_vnd`,
    order: sql`b.moved_at`,
  },
];
