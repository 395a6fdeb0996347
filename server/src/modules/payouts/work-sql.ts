import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';

/** Money that customers ask to have at their banks. */
export const payoutsWork: readonly WaitingWork[] = [
  {
    kind: 'withdrawal',
    from: sql`from withdrawals w`,
    where: () => sql`w.status in ('requested', 'approved')`,
    subject: sql`w.id::text`,
    code: sql`w.code`,
    clock: sql`w.created_at`,
    customerId: sql`w.customer_id`,
    amountVnd: sql`w.amount_vnd`,
  },
];
